/** Starts ONNX Runtime for models of several graphs, with its public interface. */
import type { LoadRequest } from "../engine.ts";
import type { GraphFiles } from "./graph/graph.ts";
import { type GraphSession, openGraphSession } from "./graph/graph-session.ts";
import type { OnnxWeights } from "../../models/record/onnx-part.ts";
import { importWasmBuild, importWebGpuBuild, type Ort } from "./ort-builds.ts";

export interface Runtime {
  ort: Ort;
  /** Absent on WASM. */
  gpu?: GPUDevice;
  /** Opens a graph. `kept`: outputs that stay on the device, for use as inputs of later runs. Default: none. */
  open: (files: GraphFiles, kept?: readonly string[]) => Promise<GraphSession>;
}

/** `weights`: the record's entries for the graphs. */
export async function startRuntime(
  { device, allowSoftwareAdapter }: LoadRequest,
  graphs: readonly GraphFiles[],
  weights: readonly OnnxWeights[],
): Promise<Runtime> {
  if (device.kind === "wasm") {
    const ort = await importWasmBuild(device);
    return { ort, open: (files) => openGraphSession(ort, files, "wasm") };
  }
  const { requestDevice, webGpuProvider } = await import("./webgpu-device.ts");
  const listed = weights.flatMap(({ requiredFeatures }) => requiredFeatures);
  const usesHalfPrecision = graphs.some(({ facts }) => facts.usesHalfPrecision);
  const gpu = await requestDevice(allowSoftwareAdapter, usesHalfPrecision ? [...listed, "shader-f16"] : listed);
  const ort = await importWebGpuBuild();
  return { ort, gpu, open: (files, kept) => openGraphSession(ort, files, webGpuProvider(gpu), kept) };
}
