/** The registry of engines: built-in engines, and engines that an app registers. */
import { llamaCppFeatures } from "../gguf/gguf-engine.ts";
import { ggufPaths } from "../record/gguf-part.ts";
import { type OnnxWeights, weightPaths } from "../record/onnx-part.ts";
import type { Graphs } from "../record/multi-graph-part.ts";
import type { ModelRecord } from "../record/model-record.ts";
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
      // The engine loads the choice of weights in its record, so only one may be left.
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
    // Encoders run on ONNX: web-llm's embeddings lack special tokens, pooling modes and truncation.
    if (role !== "chat" || webLlm === undefined) return [];
    return [{ kind: "webgpu", requiredFeatures: webLlm.requiredFeatures, weights: [], record }];
  },
};

const llamaKind: EngineKind = {
  name: "llama-cpp",
  loadsTokenizerAlone: true,
  devicesFor(record) {
    const { gguf } = record;
    if (gguf === undefined) return [];
    const { alternatives = [], ...others } = gguf;
    const need = (kind: "webgpu" | "wasm"): DeviceNeed[] =>
      [others, ...alternatives].flatMap((weights) =>
        weights.engines[kind].map((engine) => ({
          kind,
          requiredFeatures: kind === "webgpu" ? llamaCppFeatures : [],
          weights: ggufPaths(weights, gguf.projector),
          // The engine loads the choice of weights in its record, so only one may be left.
          record: { ...record, engine, gguf: { ...others, ...weights } },
        })),
      );
    return [...need("webgpu"), ...need("wasm")];
  },
};

const remoteKind: EngineKind = {
  name: "remote",
  // The tokenizer may be only on the server, and loading such a model fetches no weights anyway.
  loadsTokenizerAlone: false,
  devicesFor: (record) => [{ kind: "remote", requiredFeatures: [], weights: [], record }],
};

const browserKind: EngineKind = {
  name: "built-in",
  loadsTokenizerAlone: false,
  devicesFor: (record) => [{ kind: "browser", requiredFeatures: [], weights: [], record }],
};

const builtIn: readonly EngineKind[] = [onnxKind, multiGraphKind, webLlmKind, llamaKind, remoteKind, browserKind];

export const builtInEngines: readonly string[] = builtIn.map(({ name }) => name);

/** The entry for an engine that the app registered. Its requirements are not known, so every device is tried. */
const registered = (name: string): EngineKind => ({
  name,
  loadsTokenizerAlone: false,
  devicesFor: (record) => [
    { kind: "webgpu", requiredFeatures: [], weights: [], record },
    { kind: "wasm", requiredFeatures: [], weights: [], record },
  ],
});

/** Returns the entry of an engine by its name. A name that is not built in counts as registered by the app. */
export function engineKind(name: string): EngineKind {
  return builtIn.find((kind) => kind.name === name) ?? registered(name);
}

/** Whether the tokenizer of a model can be loaded without its weights. */
export function loadsTokenizerAlone({ engine, gguf }: Pick<ModelRecord, "engine" | "gguf">): boolean {
  return engineKind(engine).loadsTokenizerAlone && gguf?.tokenizerObstacle === undefined;
}

/** Whether the engine is part of this package. Others run in workers that the app supplies. */
export function isBuiltIn(name: string): boolean {
  return builtIn.some((kind) => kind.name === name);
}
