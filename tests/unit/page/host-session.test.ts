/** The start of the host worker by the page that hosts. */
import * as Comlink from "comlink";
import { afterEach, expect, test, vi } from "vitest";
import { HostSession } from "../../../src/page/host/host-session.ts";

const ports: MessagePort[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const port of ports.splice(0)) port.close();
});

/** A worker whose code runs in this realm, behind a port. */
class LocalWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  isEnded = false;
  readonly #port: MessagePort;

  constructor(runs: boolean) {
    super();
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    this.#port = port1;
    port1.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent("message", { data }));
    if (runs) Comlink.expose({ start: async () => ({ ok: true }), attach: () => undefined, attachControl: () => undefined }, port2);
  }

  postMessage(message: unknown, transferred?: Transferable[] | StructuredSerializeOptions): void {
    this.#port.postMessage(message, Array.isArray(transferred) ? transferred : []);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

/** A session whose first `silent` workers never run. */
function sessionWith(silent: number) {
  const workers: LocalWorker[] = [];
  const create = (): Worker => {
    const worker = new LocalWorker(workers.length >= silent);
    workers.push(worker);
    return worker;
  };
  const nothing = () => undefined;
  const session = new HostSession(create, {}, nothing, nothing, async () => true);
  return { areEnded: () => workers.map(({ isEnded }) => isEnded), session };
}

test("a host worker that never runs is replaced", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { areEnded, session } = sessionWith(2);
  const started = session.begin();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(areEnded()).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await started).toEqual({ ok: true });
  expect(areEnded()).toEqual([true, true, false]);
  expect(session.isHost).toBe(true);
  session.stop();
});

test("a session that ends while its worker does not run starts no other one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { areEnded, session } = sessionWith(1);
  void session.begin();
  session.stop();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(areEnded()).toEqual([true]);
});
