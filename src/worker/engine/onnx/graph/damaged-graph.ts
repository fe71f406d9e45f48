import { runFailure } from "../../engine-errors.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { isStartFailure, runtimeStartError } from "../../runtime-start.ts";

/** Reports a graph that the runtime refuses as damaged, unless memory was missing or the runtime did not start. */
export async function asDamage<Value>(path: string, create: () => Promise<Value>): Promise<Value> {
  try {
    return await create();
  } catch (caught) {
    const failure = runFailure(caught);
    if (failure.kind !== "run-failed") throw caught;
    if (isStartFailure(caught)) throw runtimeStartError(caught);
    throw new EngineFailureError({ ...failure, kind: "files-damaged", detail: `${path}: the runtime does not accept it as a model` });
  }
}
