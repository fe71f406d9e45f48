/** The product: a streamed request of v1 chat with a raw prompt. */
import { start } from "../../../src/index.ts";
import { type Completion, CompletionClock, type Peer, type PeerOptions, sampling } from "./peer.ts";

const engine = "llama-cpp" as const;
const byLlamaCpp = { gguf: { files: ["model.gguf"], engines: { wasm: [engine], webgpu: [engine] } } };

/** `usesLlamaCpp`: llama.cpp runs the model's GGUF file also where another engine could. */
export async function loadCohabit({ hub, model, device, threads, contextLength }: PeerOptions, usesLlamaCpp: boolean): Promise<Peer> {
  const entry = { hub: model, contextLength, ...(usesLlamaCpp && byLlamaCpp) };
  const runtime = await start({ models: [entry], hubs: [hub], device, threads });
  await runtime.ready();
  await runtime.load(model);
  return { complete: (...given) => complete(model, ...given) };
}

async function complete(model: string, message: string, tokens: number, isSampled: boolean): Promise<Completion> {
  const clock = new CompletionClock();
  const sampled = isSampled ? { ...sampling, temperature: 1, p: 0.99 } : { temperature: 0 };
  const response = await fetch("/v1/chat", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer bench" },
    body: JSON.stringify({ model, message, raw_prompting: true, max_tokens: tokens, stream: true, ...sampled }),
  });
  if (!response.ok || response.body === null) throw new Error(`/v1/chat: ${response.status} ${await response.text()}`);
  let rest = "";
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line === "") continue;
      const event = JSON.parse(line);
      if (event.event_type === "text-generation") clock.add(event.text);
      if (event.event_type !== "stream-end") continue;
      const { input_tokens: inputTokens, output_tokens: outputTokens } = event.response.meta.tokens;
      return clock.end(inputTokens, outputTokens);
    }
  }
  throw new Error("/v1/chat: the stream ended without counts");
}
