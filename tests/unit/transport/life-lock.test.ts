/** Callers in a realm that ends without an event, detected by the Web Lock that it held. */
import { afterEach, expect, test, vi } from "vitest";
import { holdLifeLock } from "../../../src/transport/life-lock.ts";
import { HostLines } from "../../../src/transport/host-lines.ts";
import { Caller } from "../../../src/transport/calls/caller.ts";
import { closePorts, countedStream, hostPort, yieldToEventLoop, request, until } from "./call-harness.ts";

afterEach(() => {
  closePorts();
  vi.unstubAllGlobals();
});

/** Web Locks of one origin; `release` has the effect of the end of the holding realm. */
function stubLocks(): { release: () => void; waiting: () => number } {
  const queues = new Map<string, (() => void)[]>();
  const requestLock = (name: string, ...rest: unknown[]): Promise<void> => {
    const grant = rest.at(-1) as () => void;
    const queue = queues.get(name);
    if (queue === undefined) {
      queues.set(name, []);
      grant();
    } else {
      queue.push(grant);
    }
    return new Promise<never>(() => undefined);
  };
  vi.stubGlobal("navigator", { locks: { request: requestLock } });
  return {
    release: () => [...queues.values()].flat().forEach((grant) => grant()),
    waiting: () => [...queues.values()].flat().length,
  };
}

test("the end of the caller's realm aborts its calls at the host, streaming or not", async () => {
  const locks = stubLocks();
  const source = countedStream(10);
  const signals: AbortSignal[] = [];
  const lines = new HostLines(() => undefined, {}, holdLifeLock());
  lines.adopt(
    hostPort(async (asked, signal) => {
      signals.push(signal);
      return asked.method === "POST" ? new Promise<Response>(() => undefined) : new Response(source.stream);
    }),
    1,
  );
  const caller = new Caller(lines);
  await (await caller.call(request())).body?.getReader().read();
  void caller.call(request({ method: "POST" }));
  await until(() => signals.length === 2 && locks.waiting() === 1);
  for (let message = 0; message < 5; message += 1) await yieldToEventLoop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  locks.release();
  await until(() => signals.every(({ aborted }) => aborted) && source.cancelled());
});

test("without Web Locks calls are served", async () => {
  vi.stubGlobal("navigator", {});
  const lines = new HostLines(() => undefined, {}, holdLifeLock());
  lines.adopt(
    hostPort(async () => new Response("answered")),
    1,
  );
  expect(await (await new Caller(lines).call(request())).text()).toBe("answered");
});
