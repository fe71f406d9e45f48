import type { GgufDecoder } from "../../../models/gguf/gguf-decoder.ts";
import { WasmCausalModel } from "../c-interface/wasm-causal-model.ts";
import type { WasmRuntime } from "../c-interface/wasm-runtime.ts";
import { createWasmSession } from "../c-interface/wasm-session.ts";
import { readCpuSignature } from "../causal/causal-signature.ts";
import { graphFacts } from "../graph/graph-facts.ts";
import { buildDecoderGraph, type DecoderGraphOptions } from "./decoder-graph.ts";

/** Opens the graph of a decoder. The file is read, tensor by tensor, before the promise resolves, and not later. */
export async function openDecoder(runtime: WasmRuntime, decoder: GgufDecoder, options: DecoderGraphOptions): Promise<WasmCausalModel> {
  const { contextLength, usesKernels } = options;
  const { draft, files } = buildDecoderGraph(decoder, options);
  const session = await createWasmSession(runtime, draft.write().graph, { externalData: files, isFused: usesKernels });
  const { inputs, outputs } = session;
  const signature = readCpuSignature({ inputs, outputs, facts: graphFacts(draft), cacheType: undefined });
  return new WasmCausalModel(runtime, session, signature, contextLength, usesKernels);
}
