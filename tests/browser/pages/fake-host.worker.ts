/** A host worker without models, for tests of the edges: the path of a request chooses the response of its API, and it counts requests. */
import { expose } from "comlink";
import { serveCalls } from "../../../src/transport/calls/call-server.ts";
import { HostPresence } from "../../../src/transport/host-presence.ts";
import type { HostControl, ModelControl, ModelListener } from "../../../src/transport/host-control.ts";
import type { ModelStatus } from "../../../src/inference/models.ts";

const listeners = new Map<number, ModelListener>();
const counts = { started: 0, cancelled: 0, produced: 0 };
let epochOfHost = 0;
let model: ModelStatus = { id: "fake", role: "chat", state: "unloaded" };

function report(change: ModelStatus): void {
  model = change;
  for (const listener of listeners.values()) listener(change);
}

const modelControl: ModelControl = {
  models: () => [model],
  available: async () => [],
  recommend: async () => undefined,
  async load(id) {
    if (id !== "fake") return { ok: false, message: `model '${id}' not found` };
    report({ id, role: "chat", state: "loading", progress: { phase: "fetch", loadedBytes: 1, totalBytes: 2 } });
    report({ id, role: "chat", state: "loaded", device: "wasm" });
    return { ok: true };
  },
  async unload(id) {
    report({ id, role: "chat", state: "unloaded" });
    return { ok: true };
  },
  storage: async () => ({ models: [], isPersisted: false }),
  forget: async (id) => ({ ok: false, message: `model '${id}' not found` }),
  evict: async () => ({ models: [], freedBytes: 0 }),
  subscribe(listener) {
    listeners.set(listeners.size + 1, listener);
    return listeners.size;
  },
  unsubscribe: (handle) => void listeners.delete(handle),
  subscribeRequests: () => 0,
  unsubscribeRequests: () => undefined,
};

const json = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { "Cache-Control": "no-store", "X-Debug-Trace-Id": "fake" } });

/** Chunks of `bytes` bytes, until the reader disconnects; the first line of each is its number. */
function endless(bytes: number, signal: AbortSignal): ReadableStream<Uint8Array<ArrayBuffer>> {
  let number = 0;
  signal.addEventListener("abort", () => (counts.cancelled += 1));
  return new ReadableStream({
    async pull(controller) {
      // Yields to the event loop, as a model does, so that a cancel is heard.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (signal.aborted) return controller.close();
      controller.enqueue(new TextEncoder().encode(`${number}\n`.padEnd(bytes, " ")));
      number += 1;
      counts.produced += 1;
    },
  });
}

async function serve(request: Request, signal: AbortSignal): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.replace(/^\/api/, "");
  switch (path) {
    case "/v1/models":
      return json({ models: [], epoch: epochOfHost });
    case "/v1/counts":
      return json(counts);
    case "/v1/echo":
      return json({ method: request.method, body: await request.text(), header: request.headers.get("X-Client-Name") });
    case "/v1/endless":
      counts.started += 1;
      return new Response(endless(Number(url.searchParams.get("bytes") ?? 16), signal), { headers: { "Content-Type": "text/plain" } });
    case "/v1/silent":
      counts.started += 1;
      signal.addEventListener("abort", () => (counts.cancelled += 1));
      return new Promise<Response>(() => undefined);
    default:
      return json({ message: "404 page not found", id: "fake" }, 404);
  }
}

const hostControl: HostControl = {
  async start(options, epoch, site) {
    const { denyList } = { denyList: [], ...(options as { denyList?: string[] }) };
    if (denyList.includes("refuse these options")) return { ok: false, message: "denyList: refused by the fake host" };
    epochOfHost = epoch;
    if (site !== undefined) new HostPresence(site.channelName, epoch, site.threadsFailed).setLoaded(site.loaded);
    return { ok: true };
  },
  attach: (port) => serveCalls(port, serve, { epoch: epochOfHost, base: "" }),
  attachControl: (port) => expose(modelControl, port),
};

expose(hostControl);
