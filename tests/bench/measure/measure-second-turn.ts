/** The time that the prefix cache saves in the second turn of a long conversation. */
import type { BenchService } from "../bench-service.ts";
import { type ChatMessage, streamChat } from "../chat-stream.ts";
import { longText } from "./mixed-texts.ts";

const model = "starter-chat";

/**
 * Milliseconds from `fetch` to the first token of the second turn: `warm` right after the first turn, `cold` after an
 * unrelated conversation took the cache. Each repetition has a conversation of its own.
 */
export async function measureSecondTurn({ runtime }: BenchService, repetitions: number, conversationTokens: number) {
  const samples = { warm: new Array<number>(), cold: new Array<number>() };
  const tokensPerWord = await measureTokensPerWord();
  const words = Math.round(conversationTokens / tokensPerWord);
  let inputTokens = 0;
  let cachedTokens = 0;
  for (let run = -1; run < repetitions; run++) {
    const firstMessage: ChatMessage[] = [{ role: "user", content: longText(words, BigInt(run + 100)) }];
    const first = await streamChat({ model, messages: firstMessage, max_tokens: 8 });
    const messages: ChatMessage[] = [
      ...firstMessage,
      { role: "assistant", content: first.text },
      { role: "user", content: "And what else is there to say?" },
    ];
    const warm = await streamChat({ model, messages, max_tokens: 2 });
    await streamChat({ model, messages: [{ role: "user", content: "Something else: hello." }], max_tokens: 2 });
    const cold = await streamChat({ model, messages, max_tokens: 2 });
    if (run < 0) continue;
    samples.warm.push(warm.firstTokenAt - warm.sentAt);
    samples.cold.push(cold.firstTokenAt - cold.sentAt);
    ({ inputTokens, cachedTokens } = warm);
  }
  await runtime.unload(model);
  return { ...samples, inputTokens, cachedTokens };
}

async function measureTokensPerWord(): Promise<number> {
  const words = 200;
  const { inputTokens } = await streamChat({ model, messages: [{ role: "user", content: longText(words, 1n) }], max_tokens: 1 });
  return inputTokens / words;
}
