/** The error classes of engines, one per meaning, and their conversion to `EngineFailure` values for the host. */
import { causeOf } from "../../inference/cause-of.ts";
import { type EngineFailure, EngineFailureError } from "../base/engine-failure.ts";

/** The model computed NaN or infinity: wrong weights for this device, or a device that miscalculates. */
export class NonFiniteLogitsError extends Error {
  readonly tokenId: number;
  constructor(tokenId: number) {
    super(`the model's output is not finite (token ${tokenId})`);
    this.name = "NonFiniteLogitsError";
    this.tokenId = tokenId;
  }
}

/** A call of ONNX Runtime's C interface returned an error. */
export class OnnxRuntimeError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.name = "OnnxRuntimeError";
    this.code = code;
  }
}

const outOfMemory =
  /out of memory|bad_alloc|failed to allocate|memory access out of bounds|cannot enlarge memory|(unable|failed) to grow|memory size exceeded|allocation failed|invalid (typed )?array length/i;
const deviceLost = /device (was |is )?lost|device_lost|device removed|external Instance reference/i;

/** Converts an error that was thrown while the runtime computed. Its own text becomes `cause`, which is only logged. */
export function runFailure(caught: unknown): EngineFailure {
  if (caught instanceof EngineFailureError) return caught.failure;
  const cause = causeOf(caught);
  if (outOfMemory.test(cause)) return { kind: "out-of-memory", detail: "the model ran out of memory", cause };
  if (deviceLost.test(cause)) return { kind: "device-lost", detail: "the device that the model ran on was lost", cause };
  if (caught instanceof NonFiniteLogitsError) return { kind: "run-failed", detail: "the model's output is not finite", cause };
  return { kind: "run-failed", detail: "the model failed while it computed", cause };
}

/** Converts an error that was thrown outside a run. An error without a kind becomes "internal", so that the device is not blamed for it. */
export function engineFailure(caught: unknown): EngineFailure {
  if (caught instanceof EngineFailureError) return caught.failure;
  if (caught instanceof NonFiniteLogitsError) return runFailure(caught);
  return { kind: "internal", detail: "the request could not be processed", cause: causeOf(caught) };
}

const scriptMissing = /dynamically imported module|importing a module script failed/i;

/** Converts an error that was thrown while a model was loaded. */
export function loadFailure(caught: unknown): EngineFailure {
  const failure = runFailure(caught);
  if (failure.kind !== "run-failed" || caught instanceof EngineFailureError) return failure;
  if (scriptMissing.test(causeOf(caught))) {
    return {
      ...failure,
      kind: "files-missing",
      detail: "a script of the runtime could not be loaded: reload the page, and check that the site still serves all files of its build",
    };
  }
  return { ...failure, detail: "the model could not be started" };
}

/** Settles like `run`, but rejects with an EngineFailureError (see `runFailure`). */
export async function asRun<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (caught) {
    throw new EngineFailureError(runFailure(caught));
  }
}
