/** web-llm with a model of its own list, or with a folder in MLC form. */
import { MLCEngine } from "@mlc-ai/web-llm";
import { CompletionClock, type Peer, type PeerOptions, sampling } from "./peer.ts";

const modelId = "folder";

export async function loadWebLlm({ model, contextLength }: PeerOptions): Promise<Peer> {
  const isFolder = model.startsWith("http");
  const folder = { model, model_id: modelId, model_lib: new URL("library.wasm", model).href };
  const engine = new MLCEngine({ logLevel: "SILENT", ...(isFolder ? { appConfig: { model_list: [folder] } } : {}) });
  await engine.reload(isFolder ? modelId : model, { context_window_size: contextLength });
  return {
    async complete(prompt, tokens, isSampled) {
      const clock = new CompletionClock();
      const given = {
        prompt,
        max_tokens: tokens,
        temperature: isSampled ? 1 : 0,
        seed: sampling.seed,
        stream: true,
        stream_options: { include_usage: true },
      } as const;
      for await (const { choices, usage } of await engine.completions.create(given)) {
        const piece = choices[0]?.text ?? "";
        if (piece !== "") clock.add(piece);
        if (usage) return clock.end(usage.prompt_tokens, usage.completion_tokens);
      }
      throw new Error("web-llm gave no counts");
    },
  };
}
