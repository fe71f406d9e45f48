/** A chat graph on WebGPU twice: with recorded runs of one token, as in the engine, and with newly prepared runs. */
import { expose } from "comlink";
import { PrefillChunk } from "../../../src/worker/engine/onnx/causal/prefill-chunk.ts";
import { Recordings } from "../../../src/worker/engine/onnx/causal/recorded-runs.ts";
import { WebGpuCausalModel } from "../../../src/worker/engine/onnx/causal/webgpu-causal-model.ts";
import { GraphDraft } from "../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { graphFacts } from "../../../src/worker/engine/onnx/graph/graph-facts.ts";
import { openGraphSession } from "../../../src/worker/engine/onnx/graph/graph-session.ts";
import { importWebGpuBuild } from "../../../src/worker/engine/onnx/ort-builds.ts";
import { canBeRecorded } from "../../../src/worker/engine/onnx/rewriting/can-be-recorded.ts";
import { applyPasses } from "../../../src/worker/engine/onnx/rewriting/graph-pass.ts";
import { webGpuPasses } from "../../../src/worker/engine/onnx/rewriting/webgpu-passes.ts";
import { requestDevice, webGpuProvider } from "../../../src/worker/engine/onnx/webgpu-device.ts";
import { largest } from "../../../src/worker/engine/sampling/sampler.ts";

/** The times of one side for a reply. */
export interface RecordedRunsSample {
  tokensPerSecond: number;
  /** Milliseconds of the worker for a token's run, without its waits for the GPU: the median of the reply. */
  submitting: number;
  ids: number[];
}

interface Side {
  model: WebGpuCausalModel;
  /** Milliseconds of each run since the reply began. */
  runs: number[];
}

const contextLength = 512;
let sides: { recorded: Side; anew: Side } | undefined;

/** Milliseconds in which the worker waited for buffers that it reads back. */
let waited = 0;
const mapAsync: unknown = Reflect.get(GPUBuffer.prototype, "mapAsync");
Reflect.set(GPUBuffer.prototype, "mapAsync", async function timed(this: GPUBuffer, ...given: unknown[]): Promise<unknown> {
  if (typeof mapAsync !== "function") throw new Error("a buffer cannot be mapped");
  const startedAt = performance.now();
  try {
    return await Reflect.apply(mapAsync, this, given);
  } finally {
    waited += performance.now() - startedAt;
  }
});

async function openSide(graph: Uint8Array<ArrayBuffer>, isRecording: boolean): Promise<Side> {
  const draft = new GraphDraft(graph);
  applyPasses(draft, webGpuPasses());
  if (isRecording && !canBeRecorded(draft)) throw new Error("this graph's runs cannot be recorded");
  const files = { path: "model.onnx", draft, facts: graphFacts(draft), cacheType: undefined, widened: true, hasInt8Products: false };
  const device = await requestDevice(true, []);
  const ort = await importWebGpuBuild();
  const opened = await openGraphSession(ort, files, webGpuProvider(device, isRecording));
  const runs: number[] = [];
  const { session } = opened;
  const run: unknown = Reflect.get(session, "run");
  if (typeof run !== "function") throw new Error("a session cannot be run");
  Reflect.set(session, "run", async (...given: unknown[]): Promise<unknown> => {
    const [startedAt, waitedBefore] = [performance.now(), waited];
    const outputs: unknown = await Reflect.apply(run, session, given);
    runs.push(performance.now() - startedAt - (waited - waitedBefore));
    return outputs;
  });
  return {
    model: new WebGpuCausalModel({
      ort,
      device,
      graph: opened,
      contextLength,
      recordings: isRecording ? new Recordings() : undefined,
      chunk: new PrefillChunk(),
    }),
    runs,
  };
}

async function reply({ model, runs }: Side, tokens: number): Promise<RecordedRunsSample> {
  model.truncate(0);
  const ids = [
    largest(
      await model.prefill(
        Int32Array.from({ length: 16 }, (_, index) => index + 300),
        1,
      ),
    ),
  ];
  runs.length = 0;
  const startedAt = performance.now();
  while (ids.length <= tokens) ids.push(largest(await model.decode(ids.at(-1) ?? 0, 1)));
  const tokensPerSecond = (1000 * tokens) / (performance.now() - startedAt);
  const submitting = runs.toSorted((one, other) => one - other)[runs.length >> 1] ?? Number.NaN;
  return { tokensPerSecond, submitting, ids };
}

const recordedRuns = {
  async load(url: string): Promise<void> {
    const graph = new Uint8Array(await (await fetch(url)).arrayBuffer());
    sides = { recorded: await openSide(graph, true), anew: await openSide(graph, false) };
  },
  async measure(tokens: number): Promise<{ recorded: RecordedRunsSample; anew: RecordedRunsSample }> {
    if (sides === undefined) throw new Error("no model is loaded");
    return { recorded: await reply(sides.recorded, tokens), anew: await reply(sides.anew, tokens) };
  },
};

export type RecordedRuns = typeof recordedRuns;
expose(recordedRuns);
