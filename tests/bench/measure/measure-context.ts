/** How speed depends on what stands before, and what guessing ahead saves. */
import { type BenchService, onThreads } from "../bench-service.ts";
import { type ChatMessage, streamChat, type TimedReply } from "../chat-stream.ts";
import { servedRate } from "./measure-decode.ts";
import { longText } from "./mixed-texts.ts";

/** Words before what is measured. A word is a token or a little more. */
const words = { near: 80, far: 800, farthest: 1500 } as const;
const addedWords = 120;
const decodedTokens = 48;

const quoted = "The harbour of Ostrava opened on 14 May 1987 and was painted blue by Ines Calloway.";

const says = (content: string): ChatMessage[] => [{ role: "user", content }];

/** Prompt tokens a second that were not cached. */
const readRate = ({ inputTokens, cachedTokens, firstTokenAt, sentAt }: TimedReply): number =>
  (1000 * (inputTokens - cachedTokens)) / (firstTokenAt - sentAt);

/** In turns, after one round to warm up. */
export async function measureContext({ runtime, threads }: BenchService, repetitions: number) {
  const model = onThreads("starter-chat", threads);
  const samples = {
    cold: new Array<number>(),
    readNear: new Array<number>(),
    readFar: new Array<number>(),
    decodeNear: new Array<number>(),
    decodeFar: new Array<number>(),
    ahead: new Array<number>(),
    stepwise: new Array<number>(),
  };
  for (let run = -1; run < repetitions; run++) {
    const near = await readBehind(model, words.near, run);
    const far = await readBehind(model, words.far, run);
    const early = await streamChat({ model, messages: says(longText(words.near, BigInt(run + 300))), max_tokens: decodedTokens });
    const late = await streamChat({ model, messages: says(longText(words.farthest, BigInt(run + 400))), max_tokens: decodedTokens });
    const messages = says(`${quoted}\n\nSay that again, word for word.`);
    const ahead = await streamChat({ model: "starter-chat", messages, max_tokens: decodedTokens });
    const stepwise = await streamChat({ model, messages, max_tokens: ahead.outputTokens });
    if (run < 0) continue;
    // Of the whole prompt, as it would take from its first token on.
    samples.cold.push((1000 * 1000) / far.coldRate);
    samples.readNear.push(near.rate);
    samples.readFar.push(far.rate);
    samples.decodeNear.push(servedRate(early));
    samples.decodeFar.push(servedRate(late));
    samples.ahead.push(servedRate(ahead));
    samples.stepwise.push(servedRate(stepwise));
  }
  await runtime.unload(model);
  await runtime.unload("starter-chat");
  return samples;
}

/** Reads a text of so many words, and then more behind it. */
async function readBehind(model: string, before: number, run: number): Promise<{ rate: number; coldRate: number }> {
  const text = longText(before, BigInt(run + 200));
  const cold = await streamChat({ model, messages: says(text), max_tokens: 1 });
  const longer = `${text} ${longText(addedWords, BigInt(run + 250))}`;
  return { coldRate: readRate(cold), rate: readRate(await streamChat({ model, messages: says(longer), max_tokens: 1 })) };
}
