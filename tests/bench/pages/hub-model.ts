/** A page with one model of a hub: how long until its first token, and questions to it. */
import { start, type StartOptions } from "../../../src/index.ts";
import { streamChat, type TimedReply } from "../chat-stream.ts";

const hubModel = {
  /** Milliseconds from `start()` to the first token; the model is downloaded or read from the store on the way. */
  async firstToken(model: string, options: StartOptions): Promise<number> {
    const startedAt = performance.now();
    const runtime = await start({ ...options, device: "wasm" });
    await runtime.ready();
    const reply = await streamChat({ model, messages: [{ role: "user", content: "Hello!" }], max_tokens: 2 });
    return reply.firstTokenAt - startedAt;
  },
  ask: (model: string, content: string, tokens: number): Promise<TimedReply> =>
    streamChat({ model, messages: [{ role: "user", content }], max_tokens: tokens }),
};

declare global {
  interface Window {
    hubModel: typeof hubModel;
  }
}

window.hubModel = hubModel;
