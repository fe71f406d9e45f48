/** A port between a worker and the worker that requested it, so that their messages do not wait for the page's main thread. */
import { expose } from "comlink";

/** Sends the worker a port and returns the other end. The worker calls `exposeOnPort`. */
export function directPort(worker: Worker): MessagePort {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ type: "cohabit-direct-port" }, [port2]);
  return port1;
}

/** Exposes `api` to the realm that called `directPort` for this worker. */
export function exposeOnPort(api: object): void {
  globalThis.addEventListener("message", ({ ports: [port] }: MessageEvent<unknown>) => port && expose(api, port), { once: true });
}
