/** Graphs on WebGPU. A chunk of its own: most visits compute on one kind of device only. */
import type { ModelRecord } from "../../models/model-record.ts";
import type { LoadRequest } from "../engine.ts";
import { EngineFailureError } from "../engine-errors.ts";
import { computesConsistently } from "../self-test.ts";
import { asDamage } from "./graph/damaged-graph.ts";
import { type GraphFiles, type LoadedGraph, weightBytes } from "./graph/graph.ts";
import { type GraphSession, openGraphSession } from "./graph/graph-session.ts";
import { gpuTokenBudget, OnnxEncoderModel } from "./encoder/onnx-encoder-model.ts";
import type { TokenVectors } from "./causal/input-tensors.ts";
import { writesTokens } from "./causal/writes-tokens.ts";
import { forWebGpu } from "./rewriting/webgpu-graph.ts";
import { importWebGpuBuild, type Ort } from "./ort-builds.ts";
import { WebGpuCausalModel } from "./causal/webgpu-causal-model.ts";
import { requestDevice, webGpuProvider } from "./webgpu-device.ts";

export async function loadOnWebGpu({ record, allowSoftwareAdapter }: LoadRequest, files: GraphFiles): Promise<LoadedGraph> {
  const listed = record.onnx?.webgpu?.requiredFeatures ?? [];
  const device = await requestDevice(allowSoftwareAdapter, files.facts.usesHalfPrecision ? [...listed, "shader-f16"] : listed);
  const ort = await importWebGpuBuild();
  const isCausal = writesTokens(record, files);
  const rewritten = isCausal ? await asDamage(files.path, async () => forWebGpu(files)) : files;
  const opened = await openGraphSession(ort, rewritten, webGpuProvider(device));
  if (!isCausal) {
    const encoder = await OnnxEncoderModel.open(ort, opened, record.role, gpuTokenBudget);
    return { kind: "encoder", encoder, memoryBytes: weightBytes(files) };
  }
  return causalOnWebGpu({ ort, device, graph: opened, files }, record);
}

interface OpenedGraph {
  ort: Ort;
  device: GPUDevice;
  graph: GraphSession;
  files: GraphFiles;
}

/** `vectors`: of a graph that reads them in place of ids. Rejects if the GPU computes the model wrongly. */
export async function causalOnWebGpu(
  { ort, device, graph, files }: OpenedGraph,
  { id, contextLength }: ModelRecord,
  vectors?: TokenVectors,
): Promise<Extract<LoadedGraph, { kind: "causal" }>> {
  const model = new WebGpuCausalModel(ort, graph, device, contextLength, vectors);
  if (!(await computesConsistently(model))) {
    throw new EngineFailureError({ kind: "run-failed", detail: `this GPU computes ${id} wrongly` });
  }
  await model.checkBest();
  return { kind: "causal", model, memoryBytes: weightBytes(files) + model.cacheBytes };
}
