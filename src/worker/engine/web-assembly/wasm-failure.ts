/** The reason why WebAssembly could not be loaded. Browsers and libraries replace it by a text of their own. */
import { EngineFailureError } from "../../base/engine-failure.ts";

let failure: EngineFailureError | undefined;

/** Keeps the error if it is an EngineFailureError. */
export function keepWasmFailure(caught: unknown): void {
  if (caught instanceof EngineFailureError) failure = caught;
}

/** Returns the last kept error once. */
export function takeWasmFailure(): EngineFailureError | undefined {
  const taken = failure;
  failure = undefined;
  return taken;
}
