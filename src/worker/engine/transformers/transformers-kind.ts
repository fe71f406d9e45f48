/** The transformers engine's entry in the host's registry. */
import type { DeviceNeed, EngineKind } from "../engine-kind.ts";
import type { Graphs } from "./transformers-part.ts";

export const transformersKind: EngineKind = {
  name: "transformers",
  loadsTokenizerAlone: false,
  devicesFor(record) {
    const { webgpu, webgpuAlternatives = [], wasm, wasmAlternatives = [] } = record.transformers ?? {};
    const need = (kind: "webgpu" | "wasm", graphs: Graphs): DeviceNeed => {
      const weights = Object.values(graphs);
      return {
        kind,
        requiredFeatures: kind === "webgpu" ? [...new Set(weights.flatMap(({ requiredFeatures }) => requiredFeatures))] : [],
        weights: weights.flatMap(({ file, externalData }) => [file, ...externalData]),
        record: { ...record, transformers: { [kind]: graphs } },
      };
    };
    return [
      ...[...(webgpu === undefined ? [] : [webgpu]), ...webgpuAlternatives].map((graphs) => need("webgpu", graphs)),
      ...[...(wasm === undefined ? [] : [wasm]), ...wasmAlternatives].map((graphs) => need("wasm", graphs)),
    ];
  },
};
