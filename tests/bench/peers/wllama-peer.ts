/** llama.cpp in WebAssembly, by `@wllama/wllama`, which starts workers of its own. */
import { LoggerWithoutDebug, Wllama } from "@wllama/wllama";
import wasmUrl from "@wllama/wllama/esm/wasm/wllama.wasm?url";
import { CompletionClock, type Completion, type Peer, type PeerOptions, sampling } from "./peer.ts";

export async function loadWllama({ hub, model, device, threads, contextLength }: PeerOptions): Promise<Peer> {
  const wllama = new Wllama(
    { default: new URL(wasmUrl, document.baseURI).href },
    { suppressNativeLog: true, logger: LoggerWithoutDebug, allowOffline: true },
  );
  // One sequence, like the other libraries; layers on the GPU only where that is compared.
  await wllama.loadModelFromUrl(`${hub}${model}/resolve/main/model.gguf`, {
    n_ctx: contextLength,
    n_parallel: 1,
    n_threads: threads,
    ...(device === "wasm" ? { n_gpu_layers: 0 } : {}),
  });
  if (wllama.getNumThreads() !== threads) throw new Error(`wllama computes on ${wllama.getNumThreads()} threads`);
  return { complete: (...given) => complete(wllama, ...given) };
}

async function complete(wllama: Wllama, prompt: string, tokens: number, isSampled: boolean): Promise<Completion> {
  const clock = new CompletionClock();
  let counts: { prompt_tokens: number; completion_tokens: number } | undefined;
  const sampled = isSampled ? { temperature: 1, top_k: sampling.k, top_p: 0.99, min_p: 0, seed: sampling.seed } : { temperature: 0 };
  const stream = await wllama.createCompletion({ prompt, max_tokens: tokens, stream: true, ...sampled });
  for await (const { choices, usage } of stream) {
    const piece = choices[0]?.text ?? "";
    if (piece !== "") clock.add(piece);
    counts = usage ?? counts;
  }
  if (counts === undefined) throw new Error("wllama gave no counts");
  return clock.end(counts.prompt_tokens, counts.completion_tokens);
}
