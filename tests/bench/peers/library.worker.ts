/** The bare library on the same files: transformers.js, used as in its documentation, on the CPU. */
import glueUrl from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.mjs?url";
import wasmUrl from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url";
import { AutoModelForCausalLM, env, type FeatureExtractionPipeline, pipeline, Tensor } from "@huggingface/transformers";
import { expose } from "comlink";
import type { BareRun } from "./bare-loop.ts";

/** Element types as the library names them, by the files it takes them from. */
const typesOfFiles = {
  "onnx/model.onnx": "fp32",
  "onnx/model_fp16.onnx": "fp16",
  "onnx/model_quantized.onnx": "q8",
  "onnx/model_q4.onnx": "q4",
} as const;

export interface LibraryOrder {
  /** Name of the folder below /models/. */
  folder: string;
  /** Weights, relative to the folder. */
  file: string;
  threads: number;
}

/** The library's types know neither other streamers than its own nor that null leaves an option out. */
interface Generator {
  generate(options: object): Promise<unknown>;
}

let model: Generator | undefined;
let extract: FeatureExtractionPipeline | undefined;

function prepare(request: LibraryOrder) {
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  // A path, not a URL: for URLs the library does not list the existing files.
  env.localModelPath = "/models/";
  env.useBrowserCache = false;
  env.useWasmCache = false;
  const { wasm } = env.backends.onnx;
  if (wasm === undefined) throw new Error("the library has no WebAssembly backend");
  // The build that the library would fetch, from our own origin.
  wasm.wasmPaths = { mjs: new URL(glueUrl, self.location.href).href, wasm: new URL(wasmUrl, self.location.href).href };
  wasm.numThreads = request.threads;
  const dtype = Object.entries(typesOfFiles).find(([file]) => file === request.file)?.[1];
  if (dtype === undefined) throw new Error(`the library has no name for ${request.file}`);
  return { dtype, device: "wasm" } as const;
}

const library = {
  async loadChat(request: LibraryOrder): Promise<void> {
    model = await AutoModelForCausalLM.from_pretrained(request.folder, {
      ...prepare(request),
      session_options: { extra: { session: { disable_quant_qdq: "1" } } },
    });
  },
  async loadEmbed(request: LibraryOrder): Promise<void> {
    extract = await pipeline("feature-extraction", request.folder, prepare(request));
  },
  /** Greedy; never ends a reply. */
  async generate(promptIds: number[], tokens: number): Promise<BareRun> {
    if (model === undefined) throw new Error("no chat model is loaded");
    const shape = [1, promptIds.length];
    const times: number[] = [];
    const ids: number[] = [];
    await model.generate({
      inputs: new Tensor("int64", BigInt64Array.from(promptIds, BigInt), shape),
      attention_mask: new Tensor("int64", new BigInt64Array(promptIds.length).fill(1n), shape),
      max_new_tokens: tokens,
      do_sample: false,
      eos_token_id: null,
      streamer: {
        put(rows: bigint[][]) {
          times.push(performance.now());
          ids.push(...(rows[0] ?? []).map(Number));
        },
        end: () => undefined,
      },
    });
    // The streamer is given the prompt first.
    return { ids: ids.slice(promptIds.length), milliseconds: (times.at(-1) ?? 0) - (times[1] ?? 0) };
  },
  async embed(texts: string[]): Promise<{ vectors: number[][]; milliseconds: number }> {
    if (extract === undefined) throw new Error("no embed model is loaded");
    const startedAt = performance.now();
    const vectors = (await extract(texts, { pooling: "mean", normalize: true })).tolist();
    return { vectors, milliseconds: performance.now() - startedAt };
  },
};

export type Library = typeof library;
expose(library);
