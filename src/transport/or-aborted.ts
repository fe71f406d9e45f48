/** Settles like `work`. Rejects with the result of `error` (default: the reason of `signal`) as soon as `signal` aborts. */
export function orAborted<Value>(work: Promise<Value>, signal: AbortSignal, error = (): unknown => signal.reason): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(error());
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
