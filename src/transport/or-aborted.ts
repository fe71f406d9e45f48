/** Settles like `work`, or rejects as soon as `signal` aborts: with its reason, or with the result of `error`. */
export function orAborted<Value>(work: Promise<Value>, signal: AbortSignal, error = (): unknown => signal.reason): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(error());
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
