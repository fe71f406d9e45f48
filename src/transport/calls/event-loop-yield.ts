/**
 * Returns a function that gives the event loop one turn, so that messages (a cancellation) arrive between computations
 * that would otherwise follow each other in microtasks. A posted task, or where there is none (Safari, Node) a message to
 * oneself, costs some microseconds; timers cost milliseconds. One turn at a time.
 */
export function createEventLoopYield(): () => Promise<void> {
  const { scheduler }: { scheduler?: Scheduler } = globalThis;
  if (scheduler !== undefined) return () => new Promise((resolve) => void scheduler.postTask(resolve));
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
}
