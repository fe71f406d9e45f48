/** Settles like `work`, or resolves with "aborted" as soon as the signal is aborted. */
export function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | "aborted"> {
  return new Promise((resolve, reject) => {
    const leave = (): void => resolve("aborted");
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}
