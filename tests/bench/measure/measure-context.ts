/** The dependence of speed on the length of the context. */
import { type BenchService, onThreads } from "../bench-service.ts";
import { type ChatMessage, streamChat, type TimedReply } from "../chat-stream.ts";
import { servedRate } from "./measure-decode.ts";
import { longText } from "./mixed-texts.ts";

/** Words before the measured part. A word is a token or a little more. */
const words = { near: 80, far: 800, farthest: 1500 } as const;
const addedWords = 120;
const decodedTokens = 48;

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
  };
  for (let run = -1; run < repetitions; run++) {
    const near = await readBehind(model, words.near, run);
    const far = await readBehind(model, words.far, run);
    const early = await streamChat({ model, messages: says(longText(words.near, BigInt(run + 300))), max_tokens: decodedTokens });
    const late = await streamChat({ model, messages: says(longText(words.farthest, BigInt(run + 400))), max_tokens: decodedTokens });
    if (run < 0) continue;
    // Time of the whole prompt from its first token on.
    samples.cold.push((1000 * 1000) / far.coldRate);
    samples.readNear.push(near.rate);
    samples.readFar.push(far.rate);
    samples.decodeNear.push(servedRate(early));
    samples.decodeFar.push(servedRate(late));
  }
  await runtime.unload(model);
  return samples;
}

/** Reads a text of `words` words, and then further text after it. */
async function readBehind(model: string, before: number, run: number): Promise<{ rate: number; coldRate: number }> {
  const text = longText(before, BigInt(run + 200));
  const cold = await streamChat({ model, messages: says(text), max_tokens: 1 });
  const longer = `${text} ${longText(addedWords, BigInt(run + 250))}`;
  return { coldRate: readRate(cold), rate: readRate(await streamChat({ model, messages: says(longer), max_tokens: 1 })) };
}
