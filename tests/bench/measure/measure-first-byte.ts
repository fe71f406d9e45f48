/** The time that the way through host and engine worker adds, with and without the service worker. */
import type { BenchService } from "../bench-service.ts";
import { streamChat } from "../chat-stream.ts";

/**
 * Milliseconds from `fetch` to the first byte of the body, with a scripted model that takes almost no time: all of it
 * is the way there and back. `plain`: as a page calls it; `served`: through the service worker.
 */
export async function measureFirstByte({ runtime, serviceWorkerFetch }: BenchService, repetitions: number) {
  const body = { model: "scripted-chat", messages: [{ role: "user" as const, content: "say:hello" }], max_tokens: 8 };
  const samples = { plain: new Array<number>(), served: new Array<number>() };
  for (let run = -10; run < repetitions; run++) {
    const plain = await streamChat(body);
    const served = await streamChat(body, serviceWorkerFetch);
    if (run < 0) continue;
    samples.plain.push(plain.firstByteAt - plain.sentAt);
    samples.served.push(served.firstByteAt - served.sentAt);
  }
  await runtime.unload("scripted-chat");
  return samples;
}
