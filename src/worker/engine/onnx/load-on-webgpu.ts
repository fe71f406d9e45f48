/** Opens graphs on WebGPU. It is a chunk of its own, because most visits use only one kind of device. */
import type { ModelRecord } from "../../models/record/model-record.ts";
import type { LoadRequest } from "../engine.ts";
import { type EngineFailure, EngineFailureError } from "../../base/engine-failure.ts";
import { runFailure } from "../engine-errors.ts";
import { computesConsistently } from "../self-test.ts";
import { asDamage } from "./graph/damaged-graph.ts";
import { type GraphFiles, type LoadedGraph, weightBytes } from "./graph/graph.ts";
import { openGraphSession } from "./graph/graph-session.ts";
import { gpuTokenBudget, OnnxEncoderModel } from "./encoder/onnx-encoder-model.ts";
import type { TokenVectors } from "./causal/input-tensors.ts";
import { writesTokens } from "./graph/writes-tokens.ts";
import { canBeRecorded } from "./rewriting/can-be-recorded.ts";
import { applyPasses } from "./rewriting/graph-pass.ts";
import { webGpuEncoderPasses, webGpuPasses } from "./rewriting/webgpu-passes.ts";
import { importWebGpuBuild, type Ort } from "./ort-builds.ts";
import { PrefillChunk } from "./causal/prefill-chunk.ts";
import { WebGpuCausalModel } from "./causal/webgpu-causal-model.ts";
import { Recordings } from "./causal/recorded-runs.ts";
import { withSiblings } from "./causal/webgpu-sequences.ts";
import { isSoftwareDevice, requestDevice, webGpuProvider } from "./webgpu-device.ts";

export async function loadOnWebGpu({ record, allowSoftwareAdapter }: LoadRequest, files: GraphFiles): Promise<LoadedGraph> {
  const listed = record.onnx?.webgpu?.requiredFeatures ?? [];
  const device = await requestDevice(allowSoftwareAdapter, files.facts.usesHalfPrecision ? [...listed, "shader-f16"] : listed);
  const ort = await importWebGpuBuild();
  if (!writesTokens(record, files)) {
    await asDamage(files.path, async () => applyPasses(files.draft, webGpuEncoderPasses));
    const graph = await openGraphSession(ort, files, webGpuProvider(device));
    const encoder = await OnnxEncoderModel.open(ort, graph, record, gpuTokenBudget);
    return { kind: "encoder", encoder, memoryBytes: weightBytes(files) };
  }
  return loadCausalOnWebGpu({ ort, device, files }, record);
}

interface OnDevice {
  ort: Ort;
  device: GPUDevice;
  files: GraphFiles;
}

type Causal = Extract<LoadedGraph, { kind: "causal" }>;

/** Failures that recording may cause, because it needs every operator on the GPU. The graph is then opened without it. */
const possibleRecordingFailures: ReadonlySet<EngineFailure["kind"]> = new Set(["files-damaged", "run-failed"]);

/** `vectors`: embeds tokens, for a graph that reads vectors instead of ids. Rejects if the GPU computes the model wrongly. */
export async function loadCausalOnWebGpu(
  { ort, device, files }: OnDevice,
  { id, contextLength }: ModelRecord,
  vectors?: TokenVectors,
): Promise<Causal> {
  await asDamage(files.path, async () => applyPasses(files.draft, webGpuPasses()));
  const open = async (isRecording: boolean): Promise<Causal> => {
    const graph = await openGraphSession(ort, files, webGpuProvider(device, isRecording));
    try {
      const recordings = isRecording ? new Recordings() : undefined;
      const options = { ort, device, graph, contextLength, vectors, recordings, chunk: new PrefillChunk() };
      const model = new WebGpuCausalModel(options);
      if (!(await computesConsistently(model))) {
        throw new EngineFailureError({ kind: "run-failed", detail: `this GPU computes ${id} wrongly` });
      }
      await model.checkBest();
      await model.checkRecording();
      if (isRecording && !isSoftwareDevice(device) && (!model.isRecording || model.dispatchesIndirectly)) {
        throw new EngineFailureError({ kind: "run-failed", detail: "recorded runs of this graph are slower than others on this GPU" });
      }
      return { kind: "causal", model: withSiblings(model, options), memoryBytes: weightBytes(files) + model.cacheBytes };
    } catch (caught) {
      await graph.session.release();
      throw caught;
    }
  };
  if (!canBeRecorded(files.draft)) return open(false);
  try {
    return await open(true);
  } catch (caught) {
    if (!possibleRecordingFailures.has(runFailure(caught).kind)) throw caught;
    console.warn(`cohabit: ${id}: its runs cannot be recorded, so the GPU's commands are prepared again for each token:`, caught);
    return open(false);
  }
}
