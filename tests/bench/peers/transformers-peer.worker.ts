/** transformers.js on the same files, in a worker as its documentation recommends. */
import glueUrl from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.mjs?url";
import wasmUrl from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url";
import { AutoModelForCausalLM, AutoTokenizer, env, TextStreamer } from "@huggingface/transformers";
import { expose } from "comlink";
import { CompletionClock, type Completion, type PeerOptions, sampling } from "./peer.ts";

type Tokenizer = Awaited<ReturnType<typeof AutoTokenizer.from_pretrained>>;
let loaded: { tokenizer: Tokenizer; model: Awaited<ReturnType<typeof AutoModelForCausalLM.from_pretrained>> } | undefined;

const peer = {
  async load({ hub, model: id, device, threads }: PeerOptions): Promise<void> {
    env.remoteHost = hub;
    env.allowLocalModels = false;
    env.useWasmCache = false;
    const { wasm } = env.backends.onnx;
    if (wasm === undefined) throw new Error("the library has no WebAssembly backend");
    // The build that the library would fetch, from our own origin.
    wasm.wasmPaths = { mjs: new URL(glueUrl, self.location.href).href, wasm: new URL(wasmUrl, self.location.href).href };
    wasm.numThreads = threads;
    const tokenizer = await AutoTokenizer.from_pretrained(id);
    loaded = { tokenizer, model: await AutoModelForCausalLM.from_pretrained(id, { dtype: "q4", device, use_external_data_format: true }) };
  },
  async complete(prompt: string, tokens: number, isSampled: boolean): Promise<Completion> {
    if (loaded === undefined) throw new Error("no model is loaded");
    const { tokenizer, model } = loaded;
    const clock = new CompletionClock();
    const inputs = tokenizer(prompt);
    let outputTokens = 0;
    const streamer = new TextStreamer(tokenizer, {
      skip_prompt: true,
      callback_function: () => undefined,
      token_callback_function: () => {
        outputTokens += 1;
        clock.add("");
      },
    });
    const output = await model.generate({ ...inputs, max_new_tokens: tokens, do_sample: isSampled, top_k: sampling.k, streamer });
    if (!("dims" in output)) throw new Error("the library gave no tokens");
    const inputTokens = inputs.input_ids.dims.at(-1) ?? 0;
    const [text = ""] = tokenizer.batch_decode(output.slice(null, [inputTokens, inputTokens + outputTokens]), {});
    return { ...clock.end(inputTokens, outputTokens), text };
  },
};

export type TransformersPeer = typeof peer;
expose(peer);
