/** Graphs on WebGPU. A chunk of its own: most visits compute on one kind of device only. */
import type { LoadRequest } from "../engine.ts";
import { EngineFailureError } from "../engine-errors.ts";
import { computesConsistently } from "../self-test.ts";
import { type GraphFiles, type LoadedGraph, weightBytes } from "./graph.ts";
import { openGraphSession } from "./graph-session.ts";
import { gpuTokenBudget, OnnxEncoderModel } from "./onnx-encoder-model.ts";
import { importWebGpuBuild } from "./ort-builds.ts";
import { WebGpuCausalModel } from "./webgpu-causal-model.ts";
import { requestDevice } from "./webgpu-device.ts";

export async function loadOnWebGpu({ record, allowSoftwareAdapter }: LoadRequest, files: GraphFiles): Promise<LoadedGraph> {
  const device = await requestDevice(allowSoftwareAdapter, record.onnx?.webgpu?.requiredFeatures ?? []);
  const ort = await importWebGpuBuild();
  const opened = await openGraphSession(ort, files, { name: "webgpu", device });
  if (record.role !== "chat") {
    const encoder = new OnnxEncoderModel(ort, opened, gpuTokenBudget, record.dimensions);
    return { kind: "encoder", encoder, memoryBytes: weightBytes(files) };
  }
  const model = new WebGpuCausalModel(ort, opened, device, record.contextLength, files.cacheType);
  if (!(await computesConsistently(model))) {
    throw new EngineFailureError({ kind: "run-failed", detail: `this GPU computes ${record.id} wrongly` });
  }
  return { kind: "causal", model, memoryBytes: weightBytes(files) + model.cacheBytes };
}
