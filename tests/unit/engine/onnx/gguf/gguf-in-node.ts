/** GGUF files of `tests/models` in ONNX Runtime's CPU build in Node. */
import { readFileSync } from "node:fs";
import { WasmCausalModel } from "../../../../../src/worker/engine/onnx/c-interface/wasm-causal-model.ts";
import type { WasmRuntime } from "../../../../../src/worker/engine/onnx/c-interface/wasm-runtime.ts";
import { createWasmSession } from "../../../../../src/worker/engine/onnx/c-interface/wasm-session.ts";
import { readCpuSignature } from "../../../../../src/worker/engine/onnx/causal/causal-signature.ts";
import { graphFacts } from "../../../../../src/worker/engine/onnx/graph/graph-facts.ts";
import { buildDecoderGraph } from "../../../../../src/worker/engine/onnx/gguf/decoder-graph.ts";
import type { ReadBytes } from "../../../../../src/worker/engine/onnx/gguf/gguf-matrix.ts";
import { readGgufDecoder } from "../../../../../src/worker/models/gguf/gguf-decoder.ts";
import { type GgufHeader, readGgufHeader } from "../../../../../src/worker/models/gguf/gguf-header.ts";

export interface OpenedGguf {
  header: GgufHeader;
  read: ReadBytes;
}

export async function openGguf(path: string): Promise<OpenedGguf> {
  const file = new Uint8Array(readFileSync(path));
  const read: ReadBytes = (offset, length) => file.subarray(offset, offset + length);
  return { header: await readGgufHeader({ read: async (...range) => read(...range), fileBytes: file.length }), read };
}

interface RunOptions {
  contextLength: number;
  usesKernels: boolean;
}

export async function loadGguf(runtime: WasmRuntime, path: string, { contextLength, usesKernels }: RunOptions): Promise<WasmCausalModel> {
  const { header, read } = await openGguf(path);
  const { decoder, obstacle } = readGgufDecoder(header, contextLength);
  if (decoder === undefined) throw new Error(obstacle);
  const { draft, files } = buildDecoderGraph(decoder, { contextLength, read, usesKernels });
  const session = await createWasmSession(runtime, draft.write().graph, { externalData: files, isFused: usesKernels });
  const { inputs, outputs } = session;
  const signature = readCpuSignature({ inputs, outputs, facts: graphFacts(draft), cacheType: undefined });
  return new WasmCausalModel(runtime, session, signature, contextLength, usesKernels);
}
