/** What the host knows of the ONNX engine. */
import type { DeviceNeed, EngineKind } from "./engine-kind.ts";
import type { OnnxWeights } from "../record/onnx-part.ts";

/** All files of one choice of weights, relative to the model's folder. */
export const weightPaths = ({ file, externalData, cacheScales }: OnnxWeights): string[] =>
  [file, ...externalData, cacheScales ?? []].flat();

export const onnxKind: EngineKind = {
  name: "onnx",
  loadsTokenizerAlone: true,
  devicesFor(record) {
    const { webgpu, webgpuAlternatives = [], wasm, wasmAlternatives = [], ...others } = record.onnx ?? {};
    const need = (kind: "webgpu" | "wasm", weights: OnnxWeights): DeviceNeed => ({
      kind,
      requiredFeatures: kind === "webgpu" ? weights.requiredFeatures : [],
      weights: weightPaths(weights),
      // The engine sees the one choice that it is to load.
      record: { ...record, onnx: { ...others, [kind]: weights } },
    });
    return [
      ...[...(webgpu === undefined ? [] : [webgpu]), ...webgpuAlternatives].map((weights) => need("webgpu", weights)),
      ...[...(wasm === undefined ? [] : [wasm]), ...wasmAlternatives].map((weights) => need("wasm", weights)),
    ];
  },
};
