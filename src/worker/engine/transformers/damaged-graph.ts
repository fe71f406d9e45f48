import { EngineFaultError, engineFault } from "../engine-errors.ts";

/** A graph that the runtime refuses is damaged, unless there was no room for it. */
export async function asDamage<Value>(path: string, create: () => Promise<Value>): Promise<Value> {
  try {
    return await create();
  } catch (caught) {
    const fault = engineFault(caught);
    if (fault.kind !== "run-failed") throw caught;
    throw new EngineFaultError({ kind: "files-damaged", detail: `${path}: ${fault.detail}` });
  }
}
