/** What the host knows of the ONNX engine. */
import type { EngineKind } from "../engine-kind.ts";

export const onnxKind: EngineKind = {
  name: "onnx",
  devicesFor({ onnx: { webgpu, wasm } = {} }) {
    return [
      ...(webgpu === undefined ? [] : [{ kind: "webgpu" as const, requiredFeatures: webgpu.requiredFeatures }]),
      ...(wasm === undefined ? [] : [{ kind: "wasm" as const, requiredFeatures: [] }]),
    ];
  },
};
