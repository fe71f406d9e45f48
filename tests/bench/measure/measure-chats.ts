/** Several chats at once with one model, compared with one chat. */
import { type BenchService, onThreads } from "../bench-service.ts";
import { streamChat, type TimedReply } from "../chat-stream.ts";

const chats = 4;
const topics = ["rivers", "mountains", "bridges", "harbours"];

export async function measureChats({ runtime, threads }: BenchService, repetitions: number, tokens: number) {
  const model = onThreads("starter-chat", threads);
  const samples = await measureChatsOf(model, repetitions, tokens);
  await runtime.unload(model);
  return samples;
}

/** In turns, after one round to warm up. Every reply has the same number of tokens. */
export async function measureChatsOf(model: string, repetitions: number, tokens: number) {
  const samples = {
    chats,
    together: new Array<number>(),
    alone: new Array<number>(),
    slowest: new Array<number>(),
    fastest: new Array<number>(),
  };
  const ask = (topic: string): Promise<TimedReply> =>
    streamChat({ model, messages: [{ role: "user", content: `Please tell me something about ${topic}.` }], max_tokens: tokens });
  for (let run = -1; run < repetitions; run++) {
    const together = await Promise.all(topics.map(ask));
    const alone = await ask(topics[0] ?? "");
    if (run < 0) continue;
    const rates = together.map((reply) => totalRate([reply]));
    samples.together.push(totalRate(together));
    samples.alone.push(totalRate([alone]));
    samples.slowest.push(Math.min(...rates));
    samples.fastest.push(Math.max(...rates));
  }
  return samples;
}

/** Tokens a second of all, prompts included. */
function totalRate(replies: readonly TimedReply[]): number {
  const sentAt = Math.min(...replies.map((reply) => reply.sentAt));
  const endAt = Math.max(...replies.map((reply) => reply.endAt));
  return (1000 * replies.reduce((sum, { outputTokens }) => sum + outputTokens, 0)) / (endAt - sentAt);
}
