/**
 * Returns a function that yields to the event loop once, so that messages (a cancellation) arrive between computations
 * that would otherwise run as consecutive microtasks. A posted task, or a message to itself if there is no scheduler
 * (Safari, Node), takes microseconds; timers take milliseconds. Calls may overlap: they resolve in their order.
 */
export function createEventLoopYield(): () => Promise<void> {
  const { scheduler }: { scheduler?: Scheduler } = globalThis;
  if (scheduler !== undefined) return () => new Promise((resolve) => void scheduler.postTask(resolve));
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port1.onmessage = () => waiting.shift()?.();
      port2.postMessage(null);
    });
}
