/** A port between a worker and the worker that requested it, so that their messages do not wait for the page's main thread. */
import { expose } from "comlink";

const wanted = "cohabit-direct-port-wanted";

/** Returns a port to the API of a worker that calls `exposeOnPort`. Messages wait in the port until then. */
export function directPort(worker: Worker): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const send = ({ data }: MessageEvent<unknown>): void => {
    if (data !== wanted) return;
    worker.removeEventListener("message", send);
    worker.postMessage(wanted, [port2]);
  };
  worker.addEventListener("message", send);
  return port1;
}

/** Exposes `api` to the realm that called `directPort` for this worker. */
export function exposeOnPort(api: object): void {
  const receive = ({ data, ports: [port] }: MessageEvent<unknown>): void => {
    if (data !== wanted || port === undefined) return;
    globalThis.removeEventListener("message", receive);
    expose(api, port);
  };
  globalThis.addEventListener("message", receive);
  // A message that arrives before this listener is lost: scripts may be imported after the worker has started.
  globalThis.postMessage(wanted);
}
