/** What can go wrong inside an engine, one class per meaning, and how it becomes a value for the host. */
import type { EngineFault } from "./engine.ts";

/** The model computed NaN or infinity: wrong weights for this device, or a device that miscalculates. */
export class NonFiniteLogitsError extends Error {
  readonly tokenId: number;
  constructor(tokenId: number) {
    super(`the model's output is not finite (token ${tokenId})`);
    this.name = "NonFiniteLogitsError";
    this.tokenId = tokenId;
  }
}

/** A fault that is known exactly where it happens. */
export class EngineFaultError extends Error {
  readonly fault: EngineFault;
  constructor(fault: EngineFault) {
    super(`${fault.kind}: ${fault.detail}`);
    this.name = "EngineFaultError";
    this.fault = fault;
  }
}

/** ONNX Runtime answered a call with an error. */
export class OnnxRuntimeError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.name = "OnnxRuntimeError";
    this.code = code;
  }
}

const outOfMemory = /out of memory|bad_alloc|failed to allocate|memory access out of bounds|cannot enlarge memory|allocation failed|invalid (typed )?array length/i;
const deviceLost = /device (was |is )?lost|device_lost|device removed|external Instance reference/i;

/** What a value says that was thrown while the runtime computed. What it says itself is for the log only. */
export function runFault(caught: unknown): EngineFault {
  if (caught instanceof EngineFaultError) return caught.fault;
  const cause = causeOf(caught);
  if (outOfMemory.test(cause)) return { kind: "out-of-memory", detail: "the model ran out of memory", cause };
  if (deviceLost.test(cause)) return { kind: "device-lost", detail: "the device that the model ran on was lost", cause };
  if (caught instanceof NonFiniteLogitsError) return { kind: "run-failed", detail: "the model's output is not finite", cause };
  return { kind: "run-failed", detail: "the model failed while it computed", cause };
}

/** The fault behind a value that was thrown anywhere else: unless it says so itself, the device has no part in it. */
export function faultOf(caught: unknown): EngineFault {
  if (caught instanceof EngineFaultError) return caught.fault;
  if (caught instanceof NonFiniteLogitsError) return runFault(caught);
  return { kind: "internal", detail: "the request could not be processed", cause: causeOf(caught) };
}

const scriptMissing = /dynamically imported module|importing a module script failed/i;

/** The fault behind a value that was thrown while a model was loaded. */
export function loadFault(caught: unknown): EngineFault {
  const fault = runFault(caught);
  if (fault.kind !== "run-failed" || caught instanceof EngineFaultError) return fault;
  if (scriptMissing.test(causeOf(caught))) {
    return { ...fault, kind: "files-missing", detail: "a script of the runtime could not be loaded: reload the page, and check that the site still serves all files of its build" };
  }
  return { ...fault, detail: "the model could not be started" };
}

/** One line. */
export function causeOf(caught: unknown): string {
  const text = caught instanceof Error ? `${caught.name}: ${caught.message}` : String(caught);
  return text.split("\n", 1)[0]?.slice(0, 300) ?? "";
}

/** Settles like `run`, what it throws turned into the fault that it stands for. */
export async function asRun<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (caught) {
    throw new EngineFaultError(runFault(caught));
  }
}
