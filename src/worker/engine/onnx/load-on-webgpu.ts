/** Graphs on WebGPU. A chunk of its own: most visits compute on one kind of device only. */
import type { LoadRequest } from "../engine.ts";
import { EngineFailureError } from "../engine-errors.ts";
import { computesConsistently } from "../self-test.ts";
import { type GraphFiles, type LoadedGraph, weightBytes } from "./graph/graph.ts";
import { openGraphSession } from "./graph/graph-session.ts";
import { gpuTokenBudget, OnnxEncoderModel } from "./encoder/onnx-encoder-model.ts";
import { writesTokens } from "./causal/writes-tokens.ts";
import { importWebGpuBuild } from "./ort-builds.ts";
import { WebGpuCausalModel } from "./causal/webgpu-causal-model.ts";
import { requestDevice } from "./webgpu-device.ts";

export async function loadOnWebGpu({ record, allowSoftwareAdapter }: LoadRequest, files: GraphFiles): Promise<LoadedGraph> {
  const listed = record.onnx?.webgpu?.requiredFeatures ?? [];
  const device = await requestDevice(allowSoftwareAdapter, files.facts.usesHalfPrecision ? [...listed, "shader-f16"] : listed);
  const ort = await importWebGpuBuild();
  const opened = await openGraphSession(ort, files, { name: "webgpu", device });
  if (!writesTokens(record, files)) {
    const encoder = await OnnxEncoderModel.open(ort, opened, record.role, gpuTokenBudget);
    return { kind: "encoder", encoder, memoryBytes: weightBytes(files) };
  }
  const model = new WebGpuCausalModel(ort, opened, device, record.contextLength);
  if (!(await computesConsistently(model))) {
    throw new EngineFailureError({ kind: "run-failed", detail: `this GPU computes ${record.id} wrongly` });
  }
  return { kind: "causal", model, memoryBytes: weightBytes(files) + model.cacheBytes };
}
