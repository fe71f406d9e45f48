/** Engines in workers of their own: what the host worker starts. */
import { proxy, transfer, wrap } from "comlink";
import type { Remote } from "comlink";
import type { Engine } from "../engine/engine.ts";
import { aliveMessageSchema } from "../engine/serve-engine.ts";
import type { ModelRecord } from "../models/model-record.ts";
import { EngineFailed } from "../../api/errors.ts";
import type { StartEngine } from "./engine-handle.ts";

/** Starts engine workers; `extraEngines` gives module worker URLs by engine name beside the built-in "transformers". */
export function engineWorkers(extraEngines: Readonly<Record<string, string>>): StartEngine {
  return (record) => {
    const name = `cohabit-engine-${record.id}-${crypto.randomUUID()}`;
    const worker = startWorker(record, name, extraEngines);
    return {
      engine: engineIn(wrap<Engine>(worker)),
      died: deathOf(worker, name),
      end: () => worker.terminate(),
    };
  };
}

function startWorker(record: ModelRecord, name: string, extraEngines: Readonly<Record<string, string>>): Worker {
  const url = extraEngines[record.engine];
  if (url !== undefined) return new Worker(url, { type: "module", name });
  if (record.engine === "transformers") {
    return new Worker(new URL("../engine/engine.worker.ts", import.meta.url), { type: "module", name });
  }
  throw new EngineFailed(`engine '${record.engine}' of model '${record.id}' is not registered`);
}

function deathOf(worker: Worker, name: string): Promise<string> {
  return new Promise((resolve) => {
    worker.addEventListener("error", (failure) => resolve(failure.message || "its worker could not run"));
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!aliveMessageSchema.safeParse(data).success) return;
      void navigator.locks.request(name, () => resolve("its worker ended"));
    });
  });
}

/** Comlink needs callbacks wrapped and ports transferred; the rest of the interface passes through. */
function engineIn(remote: Remote<Engine>): Engine {
  return {
    load: (order, onProgress) => remote.load(order, proxy(onProgress)),
    reply: (order, port) => remote.reply(order, transfer(port, [port])),
    planChat: (...call) => remote.planChat(...call),
    planEmbed: (...call) => remote.planEmbed(...call),
    planRerank: (...call) => remote.planRerank(...call),
    encodeSlice: (...call) => remote.encodeSlice(...call),
    releasePlan: (...call) => remote.releasePlan(...call),
    tokenize: (...call) => remote.tokenize(...call),
    detokenize: (...call) => remote.detokenize(...call),
  };
}
