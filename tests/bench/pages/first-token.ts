/**
 * A page that asks at once: the time from opening it to the first token or, with `?embed`, to the first vector. With
 * `?whole` the reply has the usual length.
 */
import { start } from "../../../src/index.ts";
import { streamChat } from "../chat-stream.ts";

declare global {
  interface Window {
    /** Milliseconds since the navigation began; `token`: or the first vector. */
    firstToken: Promise<{ ready: number; token: number }>;
  }
}

async function ask(): Promise<{ ready: number; token: number }> {
  const runtime = await start();
  await runtime.ready();
  const ready = performance.now();
  const query = new URLSearchParams(location.search);
  if (query.has("embed")) {
    const request = { model: "starter-embed", texts: ["Hello!"], input_type: "search_query", embedding_types: ["float"] };
    const answer = await fetch("/v2/embed", { method: "POST", headers: { Authorization: "Bearer any" }, body: JSON.stringify(request) });
    if (!answer.ok) throw new Error(`/v2/embed: ${answer.status}`);
    await answer.json();
    return { ready, token: performance.now() };
  }
  const reply = await streamChat({
    model: "starter-chat",
    messages: [{ role: "user", content: query.has("whole") ? "Tell me about the sea." : "Hello!" }],
    max_tokens: query.has("whole") ? 48 : 4,
  });
  return { ready, token: reply.firstTokenAt };
}

window.firstToken = ask();
