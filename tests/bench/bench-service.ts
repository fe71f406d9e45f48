/** The service as the bench runs it: the starter models, copies of them on fixed threads, and a scripted model. */
import { start, type Runtime } from "../../src/index.ts";
import { findDeviceSupport } from "../../src/worker/models/devices/device-support.ts";
import { type ModelRecordInput, modelRecordSchema } from "../../src/worker/models/record/model-record.ts";
import starterModels from "../../src/worker/models/starter-models.json" with { type: "json" };
import scriptedEngineUrl from "../scripted/scripted-engine.worker.ts?worker&url";
import { stepwiseEngine } from "./peers/bare-protocol.ts";
import benchEngineUrl from "./bench-engine.worker.ts?worker&url";

export interface BenchService {
  runtime: Runtime;
  /** The browser's own `fetch`. */
  serviceWorkerFetch: typeof fetch;
  /** The service's default number. */
  threads: number;
  /** One thread, and one for each core (at most four). */
  threadCounts: number[];
}

const absolute = (url: string): string => new URL(url, document.baseURI).href;

/** starter-chat that computes one token a run. */
export const stepwiseChat = "starter-chat-stepwise";

export const onThreads = (id: string, threads: number): string => `${id}-threads-${threads}`;

/** Weights that a starter model has on the CPU, relative to its folder. */
export function weightsOf(id: string): string {
  const file = recordOf(id).onnx?.wasm?.file;
  if (file === undefined) throw new Error(`${id} has no weights for the CPU`);
  return file;
}

function recordOf(id: string): ModelRecordInput {
  return modelRecordSchema.parse(starterModels.find((record) => record.id === id));
}

/** Resolves when plain `fetch` is answered. */
export async function startBenchService(): Promise<BenchService> {
  const serviceWorkerFetch = fetch.bind(globalThis);
  const { wasmThreads: threads } = await findDeviceSupport();
  const threadCounts = [...new Set([1, threads, Math.min(4, navigator.hardwareConcurrency)])];
  const runtime = await start({
    device: "wasm",
    engines: {
      scripted: absolute(scriptedEngineUrl),
      [stepwiseEngine]: absolute(benchEngineUrl),
      ...Object.fromEntries(threadCounts.map((count) => [onThreads("bench", count), absolute(benchEngineUrl)])),
    },
    models: [
      { id: "scripted-chat", role: "chat", engine: "scripted", contextLength: 600 },
      { ...recordOf("starter-chat"), id: stepwiseChat, engine: stepwiseEngine, source: absolute("/models/starter-chat/") },
      ...threadCounts.flatMap((count) =>
        ["starter-chat", "starter-embed", "starter-rerank"].map((id) => ({
          ...recordOf(id),
          id: onThreads(id, count),
          engine: onThreads("bench", count),
          source: absolute(`/models/${id}/`),
        })),
      ),
    ],
  });
  await runtime.ready();
  return { runtime, serviceWorkerFetch, threads, threadCounts };
}
