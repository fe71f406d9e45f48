/** A page that asks at once: how long after it was opened does the first token stand there? */
import { start } from "../../../src/index.ts";
import { streamChat } from "../chat-stream.ts";

declare global {
  interface Window {
    /** Milliseconds since the navigation began. */
    firstToken: Promise<{ ready: number; token: number }>;
  }
}

async function ask(): Promise<{ ready: number; token: number }> {
  const runtime = await start();
  await runtime.ready();
  const ready = performance.now();
  const reply = await streamChat({ model: "starter-chat", messages: [{ role: "user", content: "Hello!" }], max_tokens: 4 });
  return { ready, token: reply.firstTokenAt };
}

window.firstToken = ask();
