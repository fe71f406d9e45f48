/** The ONNX engine's entry in the host's registry. */
import type { DeviceNeed, EngineKind } from "../engine-kind.ts";
import type { OnnxWeights } from "./onnx-part.ts";

/** Returns all files of one choice of weights, relative to the model's folder. */
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
      // The engine loads the only choice in its record.
      record: { ...record, onnx: { ...others, [kind]: weights } },
    });
    return [
      ...[...(webgpu === undefined ? [] : [webgpu]), ...webgpuAlternatives].map((weights) => need("webgpu", weights)),
      ...[...(wasm === undefined ? [] : [wasm]), ...wasmAlternatives].map((weights) => need("wasm", weights)),
    ];
  },
};
