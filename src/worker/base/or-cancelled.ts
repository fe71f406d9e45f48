import { Cancelled } from "../../inference/errors.ts";
import { orAborted } from "../../transport/composite-signal.ts";

/** Settles like `work`, or rejects with `Cancelled` as soon as `signal` aborts, whatever its reason. */
export const orCancelled = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  orAborted(work, signal, () => new Cancelled());
