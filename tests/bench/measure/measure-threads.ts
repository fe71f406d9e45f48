/** The same work on one thread and on more. */
import { type BenchService, onThreads } from "../bench-service.ts";
import { streamChat } from "../chat-stream.ts";
import { servedRate } from "./measure-decode.ts";
import { embedTexts } from "./measure-embed.ts";
import { longText, mixedTexts } from "./mixed-texts.ts";

export interface ThreadSamples {
  threads: number;
  /** Tokens a second. */
  decode: number[];
  /** Prompt tokens a second. */
  prefill: number[];
  /** Texts a second. */
  embed: number[];
}

/** In turns, after one round to warm up. */
export async function measureThreads({ runtime, threadCounts }: BenchService, repetitions: number): Promise<ThreadSamples[]> {
  const texts = mixedTexts(24);
  const all = threadCounts.map((threads): ThreadSamples => ({ threads, decode: [], prefill: [], embed: [] }));
  for (let run = -1; run < repetitions; run++) {
    for (const samples of all) {
      const model = onThreads("starter-chat", samples.threads);
      // A text of its own for each run: no part of it is cached.
      const messages = [{ role: "user" as const, content: longText(300, BigInt(run + 500)) }];
      const reply = await streamChat({ model, messages, max_tokens: 48 });
      const embedded = await embedTexts(onThreads("starter-embed", samples.threads), texts);
      if (run < 0) continue;
      samples.decode.push(servedRate(reply));
      samples.prefill.push((1000 * (reply.inputTokens - reply.cachedTokens)) / (reply.firstTokenAt - reply.sentAt));
      samples.embed.push((1000 * texts.length) / embedded.milliseconds);
    }
  }
  for (const { threads } of all) {
    await runtime.unload(onThreads("starter-chat", threads));
    await runtime.unload(onThreads("starter-embed", threads));
  }
  return all;
}
