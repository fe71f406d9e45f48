/** Decoding speed: tokens a second from the first token to the last. */
import { askForBareRun } from "../peers/bare-protocol.ts";
import { type BenchService, onThreads, weightsOf } from "../bench-service.ts";
import { type ChatMessage, streamChat, type TimedReply } from "../chat-stream.ts";
import { withLibrary } from "../peers/library-client.ts";

const messages: ChatMessage[] = [{ role: "user", content: "Please tell me something about rivers and the cities beside them." }];

const rateOf = (tokens: number, milliseconds: number): number => (1000 * (tokens - 1)) / milliseconds;
/** Between the first text and the end; tokens without text (special ones) are work, too. */
export const servedRate = (reply: TimedReply): number => rateOf(reply.outputTokens, reply.endAt - reply.firstTokenAt);

/**
 * In turns, `repetitions` times after some to warm up (compilers need hundreds of tokens): through fetch and SSE; in a
 * bare loop on the same session; and the library's own `generate()` in its worker. All are greedy, with the same
 * prompt, threads and number of tokens.
 */
export async function measureDecode({ runtime, threads }: BenchService, repetitions: number, tokens: number) {
  const model = onThreads("starter-chat", threads);
  const samples = { served: new Array<number>(), bare: new Array<number>(), library: new Array<number>() };
  let equalTokens = 0;
  let texts = 0;
  await runtime.load(model);
  await withLibrary(async (library) => {
    await library.loadChat({ folder: "starter-chat", file: weightsOf("starter-chat"), threads });
    for (let run = -5; run < repetitions; run++) {
      const reply = await streamChat({ model, messages, max_tokens: tokens });
      const bare = await askForBareRun(model, tokens);
      const theirs = await library.generate(bare.promptIds, tokens);
      if (run < 0) continue;
      samples.served.push(servedRate(reply));
      samples.bare.push(rateOf(tokens, bare.milliseconds));
      samples.library.push(rateOf(tokens, theirs.milliseconds));
      equalTokens = bare.ids.filter((id, index) => theirs.ids[index] === id).length;
      texts = reply.deltas;
    }
  });
  await runtime.unload(model);
  return { ...samples, tokens, equalTokens, texts };
}
