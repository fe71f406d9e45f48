/** What the host knows of the transformers engine. */
import type { DeviceNeed, EngineKind } from "../engine-kind.ts";
import type { Towers } from "./transformers-part.ts";

export const transformersKind: EngineKind = {
  name: "transformers",
  loadsTokenizerAlone: false,
  devicesFor(record) {
    const { webgpu, webgpuAlternatives = [], wasm, wasmAlternatives = [] } = record.transformers ?? {};
    const need = (kind: "webgpu" | "wasm", towers: Towers): DeviceNeed => {
      const graphs = [towers.text, towers.vision];
      return {
        kind,
        requiredFeatures: kind === "webgpu" ? [...new Set(graphs.flatMap(({ requiredFeatures }) => requiredFeatures))] : [],
        weights: graphs.flatMap(({ file, externalData }) => [file, ...externalData]),
        record: { ...record, transformers: { [kind]: towers } },
      };
    };
    return [
      ...[...(webgpu === undefined ? [] : [webgpu]), ...webgpuAlternatives].map((towers) => need("webgpu", towers)),
      ...[...(wasm === undefined ? [] : [wasm]), ...wasmAlternatives].map((towers) => need("wasm", towers)),
    ];
  },
};
