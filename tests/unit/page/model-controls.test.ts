/** Events that a page gets from the host, in any tab. */
import * as Comlink from "comlink";
import { afterEach, describe, expect, test } from "vitest";
import { HostUnavailableError, RuntimeStoppedError } from "../../../src/page/errors.ts";
import { ModelControls } from "../../../src/page/model-controls.ts";
import type { ModelControl, ModelListener, RequestEvent, RequestListener } from "../../../src/transport/host-control.ts";
import type { ModelStatus } from "../../../src/inference/models.ts";
import { HostLines } from "../../../src/transport/host-lines.ts";

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A host at the other end of a port. */
function host(overrides: Partial<ModelControl> = {}) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const models: ModelListener[] = [];
  const requests: RequestListener[] = [];
  const control: ModelControl = {
    models: () => [],
    available: async () => [],
    recommend: async () => undefined,
    load: async () => ({ ok: true }),
    unload: async () => ({ ok: true }),
    storage: async () => ({ usageBytes: 0, quotaBytes: 0, isPersisted: false, models: [] }),
    forget: async () => ({ ok: true }),
    evict: async () => ({ models: [], freedBytes: 0 }),
    subscribe: (listener) => models.push(listener),
    unsubscribe: () => undefined,
    subscribeRequests: (listener) => requests.push(listener),
    unsubscribeRequests: () => undefined,
    ...overrides,
  };
  Comlink.expose(control, port1);
  return { port: port2, models, requests };
}

const request = (id: string): RequestEvent => ({
  id,
  method: "POST",
  path: "/v2/chat",
  status: 500,
  failure: { message: "a", cause: { message: "b" } },
});
const status = (id: string): ModelStatus => ({ id, role: "chat", state: "loaded" });

describe("events of the host", () => {
  test("reach every listener of their kind, and the next host's events, too", async () => {
    const controls = new ModelControls(new HostLines(() => undefined));
    const heard: string[] = [];
    const stop = controls.onRequest((event) => void heard.push(`one ${event.id} ${event.failure?.cause?.message}`));
    controls.onRequest((event) => void heard.push(`two ${event.id} ${event.failure?.cause?.message}`));

    const first = host();
    controls.adopt(first.port);
    await expect.poll(() => first.requests.length).toBe(1);
    expect(first.models).toHaveLength(0);
    first.requests[0]?.(request("r1"));
    await expect.poll(() => heard).toEqual(["one r1 b", "two r1 b"]);

    controls.subscribe((model) => void heard.push(model.id));
    await expect.poll(() => first.models.length).toBe(1);
    expect(first.requests).toHaveLength(1);
    first.models[0]?.(status("m1"));
    await expect.poll(() => heard).toContain("m1");

    heard.length = 0;
    stop();
    controls.end();
    const second = host();
    controls.adopt(second.port);
    await expect.poll(() => [second.models.length, second.requests.length]).toEqual([1, 1]);
    second.requests[0]?.(request("r2"));
    await expect.poll(() => heard).toEqual(["two r2 b"]);
    controls.stop();
  });
});

describe("a control call", () => {
  /** Controls of a page that has a line to a host. */
  function connected(): ModelControls {
    const lines = new HostLines(() => undefined);
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    lines.adopt(port2, 1);
    return new ModelControls(lines);
  }

  test("is repeated on the next host if its host ends before it responds", async () => {
    const controls = connected();
    const loads: string[] = [];
    const silent = host({
      load: (id) => {
        loads.push(id);
        return new Promise(() => undefined);
      },
    });
    controls.adopt(silent.port);
    const loaded = controls.call(async (control) => control.load("m"));
    await expect.poll(() => loads).toEqual(["m"]);
    controls.adopt(host().port);
    expect(await loaded).toEqual({ ok: true });
    controls.stop();
  });

  test("fails after stop", async () => {
    const controls = connected();
    controls.adopt(host().port);
    expect(await controls.call(async (control) => control.load("m"))).toEqual({ ok: true });
    controls.stop();
    await expect(controls.call(async (control) => control.load("m"))).rejects.toThrow(RuntimeStoppedError);
  });

  test("fails if no host responds", async () => {
    const controls = new ModelControls(new HostLines(() => undefined, { timeoutMs: 1, repeatMs: 1 }));
    await expect(controls.call(async (control) => control.load("m"))).rejects.toThrow(HostUnavailableError);
  });
});
