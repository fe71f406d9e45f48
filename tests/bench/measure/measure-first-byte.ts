/** What the way through service worker, host and engine worker adds. */
import type { BenchService } from "../bench-service.ts";
import { streamChat } from "../chat-stream.ts";

/**
 * Milliseconds from `fetch` to the first byte of the body, with a scripted model whose own time is close to nothing: all
 * of it is the way there and back. `direct`: the same without the service worker (`runtime.fetch`).
 */
export async function measureFirstByte({ runtime }: BenchService, repetitions: number) {
  const body = { model: "scripted-chat", messages: [{ role: "user" as const, content: "say:hello" }], max_tokens: 8 };
  const samples = { served: new Array<number>(), direct: new Array<number>() };
  for (let run = -10; run < repetitions; run++) {
    const served = await streamChat(body);
    const direct = await streamChat(body, runtime.fetch);
    if (run < 0) continue;
    samples.served.push(served.firstByteAt - served.sentAt);
    samples.direct.push(direct.firstByteAt - direct.sentAt);
  }
  await runtime.unload("scripted-chat");
  return samples;
}
