/** A worker that the page creates for this worker (`worker-relay.ts` has the reason). Scripts other than the bundles include this file, too. */
import type { RelayedCommand, RelayedEvent, WorkerRequest } from "../../transport/worker-relay.ts";

/**
 * Takes the place of `Worker` in a realm that the page has created. Failures are events: also a URL that the browser refuses. The page
 * ends the worker with the one that created it.
 */
export class PageWorker extends EventTarget implements Worker {
  declare addEventListener: Worker["addEventListener"];
  declare removeEventListener: Worker["removeEventListener"];
  onmessage: Worker["onmessage"] = null;
  onmessageerror: Worker["onmessageerror"] = null;
  onerror: Worker["onerror"] = null;
  readonly #page: MessagePort;

  constructor(url: string | URL, options: WorkerOptions = {}) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#page = port1;
    const request: WorkerRequest = { type: "cohabit-new-worker", url: new URL(url, globalThis.location.href).href, options };
    globalThis.postMessage(request, { transfer: [port2] });
    port1.addEventListener("message", (event: MessageEvent<RelayedEvent>) => this.#receive(event));
    port1.addEventListener("messageerror", () => this.#fire(new MessageEvent("messageerror")));
    port1.start();
  }

  postMessage(data: unknown, given: Transferable[] | StructuredSerializeOptions = []): void {
    const transfer = Array.isArray(given) ? given : (given.transfer ?? []);
    this.#page.postMessage({ type: "message", data, transfer } satisfies RelayedCommand, transfer);
  }

  terminate(): void {
    this.#page.postMessage({ type: "terminate" } satisfies RelayedCommand);
    this.#page.close();
  }

  #receive({ data: event, ports }: MessageEvent<RelayedEvent>): void {
    if (event.type === "message") this.#fire(new MessageEvent("message", { data: event.data, ports: [...ports] }));
    else if (event.message === undefined) this.#fire(new Event("error"));
    else {
      const { message } = event;
      // As for a worker of this realm: an error that no listener handles is an error of this worker.
      if (this.#fire(new ErrorEvent("error", { message, cancelable: true }))) globalThis.reportError(message);
    }
  }

  /** Returns false if a listener has cancelled the event. */
  #fire(event: Event): boolean {
    const handler = { message: this.onmessage, messageerror: this.onmessageerror, error: this.onerror }[event.type];
    if (typeof handler !== "function") return this.dispatchEvent(event);
    const listener = (fired: Event): void => void Reflect.apply(handler, this, [fired]);
    this.addEventListener(event.type, listener, { once: true });
    return this.dispatchEvent(event);
  }
}
