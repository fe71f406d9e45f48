/** What can go wrong inside an engine, one class per meaning; `engineFault` turns them into values for the host. */
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

/** The fault that a caught value stands for. Details are one line. */
export function engineFault(caught: unknown): EngineFault {
  if (caught instanceof EngineFaultError) return caught.fault;
  const message = caught instanceof Error ? caught.message : String(caught);
  const detail = message.split("\n", 1)[0]?.slice(0, 300) ?? "";
  if (outOfMemory.test(message)) return { kind: "out-of-memory", detail };
  if (deviceLost.test(message)) return { kind: "device-lost", detail };
  return { kind: "run-failed", detail };
}
