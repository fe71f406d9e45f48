/** A worker that requests workers of its page. */
import * as Comlink from "comlink";
import { prepareWorkerRealm } from "../../../src/worker/base/worker-realm.ts";
import echoUrl from "./echo.worker.ts?worker&url";

prepareWorkerRealm();

const create = (name: string): Worker => new Worker(new URL(echoUrl, import.meta.url), { type: "module", name });

const next = (worker: Worker): Promise<MessageEvent> => new Promise((resolve) => (worker.onmessage = resolve));

/** Workers that are not ended here. */
const kept: Worker[] = [];

const requester = {
  /** Returns the number of workers that answered, one after the other. */
  async createMany(count: number): Promise<number> {
    let answered = 0;
    for (let index = 0; index < count; index++) {
      const worker = create(`echo-${index}`);
      const answer = next(worker);
      worker.postMessage({ value: index });
      // oxlint-disable-next-line no-await-in-loop
      if ((await answer).data.value === index) answered += 1;
      worker.terminate();
    }
    return answered;
  },

  /** Sends a buffer, memory and a port, and returns what came back. */
  async exchange(): Promise<{ name: string; sentBytes: number; bytes: number[]; byPort: string; byListener: boolean }> {
    const worker = create("a name");
    const { port1, port2 } = new MessageChannel();
    const buffer = Uint8Array.of(1, 2, 3).buffer;
    let byListener = false;
    worker.addEventListener("message", () => (byListener = true));
    const answer = next(worker);
    worker.postMessage({ value: buffer, port: port2 }, [buffer, port2]);
    const { data, ports } = await answer;
    const byPort = new Promise<string>((resolve) => (port1.onmessage = ({ data: text }) => resolve(text)));
    ports[0]?.postMessage("over the port");
    const outcome = {
      name: data.name,
      sentBytes: buffer.byteLength,
      bytes: Array.from(new Uint8Array(data.value)),
      byPort: await byPort,
      byListener,
    };
    worker.terminate();
    return outcome;
  },

  /** Returns the error event of a worker that throws, or whose script is missing or of another origin. */
  async fail(cause: "throws" | "missing" | "foreign", isHandled: boolean): Promise<{ message: string | undefined }> {
    const url = { throws: new URL(echoUrl, import.meta.url), missing: "/missing.js", foreign: "https://elsewhere.example/a.js" }[cause];
    const worker = new Worker(url, { type: "module" });
    const event = new Promise<Event>((resolve) =>
      worker.addEventListener("error", (fired) => {
        if (isHandled) fired.preventDefault();
        resolve(fired);
      }),
    );
    if (cause === "throws") worker.postMessage({ throws: "on purpose" });
    const fired = await event;
    return { message: fired instanceof ErrorEvent ? fired.message : undefined };
  },

  /** Sends memory that threads share. */
  async share(): Promise<number> {
    const worker = create("thread");
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const answer = next(worker);
    worker.postMessage({ value: memory });
    await answer;
    worker.terminate();
    return new Uint8Array(memory.buffer)[0] ?? 0;
  },

  /** Leaves a worker running that holds a lock of this name and lets another worker hold a second. */
  async keep(name: string): Promise<void> {
    const worker = create(name);
    kept.push(worker);
    const answer = next(worker);
    worker.postMessage({ locks: true });
    await answer;
  },

  /** Ends the workers that were left running. */
  drop(): void {
    for (const worker of kept.splice(0)) worker.terminate();
  },
};

export type Requester = typeof requester;

Comlink.expose(requester);
