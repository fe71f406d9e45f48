/** Starts engines, each in its own worker. */
import { proxy, transfer, wrap } from "comlink";
import type { Remote } from "comlink";
import { directPort } from "../../base/direct-port.ts";
import type { Engine } from "../../engine/engine.ts";
import { isBuiltIn } from "../../models/devices/engine-kinds.ts";
import { aliveMessageSchema } from "../../engine/serve-engine.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { EngineFailed } from "../../../inference/errors.ts";
import { siblingUrl } from "../sibling-url.ts";
import type { StartEngine } from "./engine-handle.ts";

/** Starts engine workers; `extraEngines` maps the names of additional engines to module worker URLs. */
export function engineWorkers(extraEngines: Readonly<Record<string, string>>): StartEngine {
  return (record) => {
    const name = `cohabit-engine-${record.id}-${crypto.randomUUID()}`;
    const worker = startWorker(record, name, extraEngines);
    const lockIsHeld = nextAliveMessage(worker);
    return {
      engine: engineIn(wrap<Engine>(directPort(worker)), lockIsHeld),
      alive: lockIsHeld,
      died: workerEnd(worker, name, lockIsHeld),
      end: () => worker.terminate(),
    };
  };
}

function startWorker(record: ModelRecord, name: string, extraEngines: Readonly<Record<string, string>>): Worker {
  const url = extraEngines[record.engine];
  if (url !== undefined) return new Worker(url, { type: "module", name });
  if (isBuiltIn(record.engine)) {
    return new Worker(siblingUrl("engine.worker.js"), { type: "module", name });
  }
  throw new EngineFailed(`engine '${record.engine}' of model '${record.id}' is not registered`);
}

/** Resolves when the worker holds the lock with its name, or immediately if there are no Web Locks. */
function nextAliveMessage(worker: Worker): Promise<void> {
  if (navigator.locks === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (aliveMessageSchema.safeParse(data).success) resolve();
    });
  });
}

function workerEnd(worker: Worker, name: string, lockIsHeld: Promise<void>): Promise<string> {
  return new Promise((resolve) => {
    // The browser logs exceptions. An event without a message means that the script did not load.
    worker.addEventListener("error", ({ message }) =>
      resolve(message === undefined || message === "" ? "the script of its worker could not be loaded" : "its worker failed"),
    );
    void lockIsHeld.then(() => navigator.locks?.request(name, () => resolve("its worker ended")));
  });
}

/**
 * Comlink needs wrapped callbacks and transferred ports; other arguments pass unchanged. Loading waits until the worker holds its
 * lock, because the end of a worker without a lock would not be noticed.
 */
function engineIn(remote: Remote<Engine>, lockIsHeld: Promise<void>): Engine {
  return {
    load: async (request, onProgress) => {
      await lockIsHeld;
      const { browserModel } = request;
      return remote.load(browserModel === undefined ? request : transfer(request, [browserModel]), proxy(onProgress));
    },
    loadTokenizer: async (request, onProgress) => {
      await lockIsHeld;
      return remote.loadTokenizer(request, proxy(onProgress));
    },
    reply: (request, port) => remote.reply(request, transfer(port, [port])),
    planChat: (...call) => remote.planChat(...call),
    replanChat: (...call) => remote.replanChat(...call),
    planEmbed: (...call) => remote.planEmbed(...call),
    planEmbedContents: (...call) => remote.planEmbedContents(...call),
    planRerank: (...call) => remote.planRerank(...call),
    encodeSlice: (...call) => remote.encodeSlice(...call),
    releasePlan: (...call) => remote.releasePlan(...call),
    tokenize: (...call) => remote.tokenize(...call),
    detokenize: (...call) => remote.detokenize(...call),
    isAlive: () => remote.isAlive(),
  };
}
