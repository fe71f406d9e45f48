/** The engines that come with this package, and what the host knows of each before it starts one. */
import { type OnnxWeights, weightPaths } from "../record/onnx-part.ts";
import type { Graphs } from "../record/multi-graph-part.ts";
import type { DeviceNeed, EngineKind } from "./engine-kind.ts";

const onnxKind: EngineKind = {
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

const multiGraphKind: EngineKind = {
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

const webLlmKind: EngineKind = {
  name: "web-llm",
  loadsTokenizerAlone: true,
  devicesFor(record) {
    const { role, webLlm } = record;
    // Its embeddings have no special tokens, one pooling and no truncation: the ONNX engine computes those.
    if (role !== "chat" || webLlm === undefined) return [];
    return [{ kind: "webgpu", requiredFeatures: webLlm.requiredFeatures, weights: [], record }];
  },
};

const remoteKind: EngineKind = {
  name: "remote",
  // Its tokenizer may be on the server; to make contact costs no weights.
  loadsTokenizerAlone: false,
  devicesFor: (record) => [{ kind: "remote", requiredFeatures: [], weights: [], record }],
};

const builtIn: readonly EngineKind[] = [onnxKind, multiGraphKind, webLlmKind, remoteKind];

export const builtInEngines: readonly string[] = builtIn.map(({ name }) => name);

/** An engine that the app registered: what it needs is known to itself alone, so every device is tried in order. */
const registered = (name: string): EngineKind => ({
  name,
  loadsTokenizerAlone: false,
  devicesFor: (record) => [
    { kind: "webgpu", requiredFeatures: [], weights: [], record },
    { kind: "wasm", requiredFeatures: [], weights: [], record },
  ],
});

/** The engine of a record, by name; one that is not built in is taken for one that the app registered. */
export function engineKind(name: string): EngineKind {
  return builtIn.find((kind) => kind.name === name) ?? registered(name);
}

/** Whether the engine comes with this package; others run in workers that the app names. */
export function isBuiltIn(name: string): boolean {
  return builtIn.some((kind) => kind.name === name);
}
