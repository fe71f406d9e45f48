/** A worker of this page, and the workers that it lets the page create (`worker-relay.ts`), which end with it. */
import { trustedScriptUrl } from "../../transport/trusted-script-url.ts";
import type { RelayedCommand, RelayedEvent, WorkerRequest } from "../../transport/worker-relay.ts";

export class WorkerTree {
  readonly #worker: Worker;
  readonly #children = new Set<WorkerTree>();

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener("message", ({ data, ports: [port] }: MessageEvent<unknown>) => {
      const request = parseWorkerRequest(data);
      if (request !== undefined && port !== undefined) this.#create(request, port);
    });
  }

  end(): void {
    this.#worker.terminate();
    for (const child of this.#children) child.end();
    this.#children.clear();
  }

  #create({ url, options }: WorkerRequest, port: MessagePort): void {
    const send = (event: RelayedEvent, ports: readonly MessagePort[] = []): void => port.postMessage(event, [...ports]);
    let worker: Worker;
    try {
      worker = new Worker(trustedScriptUrl(url), options);
    } catch (refusal) {
      send({ type: "error", message: String(refusal) });
      return;
    }
    const child = new WorkerTree(worker);
    this.#children.add(child);
    worker.addEventListener("message", ({ data, ports }: MessageEvent<unknown>) => {
      if (parseWorkerRequest(data) === undefined) send({ type: "message", data }, ports);
    });
    worker.addEventListener("error", (event) => {
      // The worker that requested this one reports it, unless it handles it.
      event.preventDefault();
      send({ type: "error", ...(event.message && { message: event.message }) });
    });
    port.addEventListener("message", ({ data: command }: MessageEvent<RelayedCommand>) => {
      if (command.type === "message") {
        worker.postMessage(command.data, command.transfer);
        return;
      }
      child.end();
      this.#children.delete(child);
      port.close();
    });
    port.addEventListener("messageerror", () => send({ type: "error", message: "the page cannot read a message for the worker" }));
    port.start();
  }
}

function parseWorkerRequest(data: unknown): WorkerRequest | undefined {
  if (typeof data !== "object" || data === null || !("type" in data && "url" in data && "options" in data)) return undefined;
  const { type, url, options } = data;
  const isRequest = type === "cohabit-new-worker" && typeof url === "string" && typeof options === "object" && options !== null;
  return isRequest ? { type, url, options } : undefined;
}
