import { Cancelled } from "../../inference/errors.ts";

/** Settles like `work`, or rejects with `Cancelled` as soon as `signal` aborts. The outcome of `work` is then ignored. */
export function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  if (signal.aborted) {
    work.catch(() => undefined);
    return Promise.reject(new Cancelled());
  }
  return new Promise((resolve, reject) => {
    const cancel = (): void => reject(new Cancelled());
    signal.addEventListener("abort", cancel, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", cancel));
  });
}
