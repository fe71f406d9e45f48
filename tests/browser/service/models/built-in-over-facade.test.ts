/** The engine of the browser's own model over `cohabit/prompt-api`, whose model, starter-chat, computes in another page. */
import type { BrowserContext, Page } from "playwright/test";
import { kites, trip } from "../../../clients/client-target.ts";
import { streamedReplyOf } from "../../../soak/streamed-reply.ts";
import { watchStream } from "../../../soak/watched-stream.ts";
import { builtInOptions, chat, expect, post, statusIn, test, user } from "../built-in-page.ts";

declare global {
  interface Window {
    modelPage: Window | null;
  }
}

/** Opens a page whose `LanguageModel` is of a second page, which has a runtime of its own. */
async function openOverFacade(context: BrowserContext): Promise<Page> {
  const host = await context.newPage();
  await host.goto("/service.html");
  const [model] = await Promise.all([
    context.waitForEvent("page"),
    host.evaluate(() => void (window.modelPage = window.open("/prompt-api.html"))),
  ]);
  await model.waitForLoadState();
  await model.evaluate(async () => {
    const runtime = await window.startService({ serviceWorker: false, directFetch: false });
    await runtime.load("starter-chat");
    window.installPromptApi({ force: true, model: "starter-chat" });
  });
  await host.evaluate(async (sent) => {
    const value: unknown = window.modelPage === null ? undefined : Reflect.get(window.modelPage, "LanguageModel");
    Object.defineProperty(window, "LanguageModel", { value, configurable: true });
    await (await window.startService(sent)).ready();
  }, builtInOptions);
  return host;
}

test.describe.configure({ mode: "serial" });

let page: Page;
test.beforeAll(async ({ browser }, { project }) => {
  page = await openOverFacade(await browser.newContext({ baseURL: project.use.baseURL ?? "" }));
});
test.afterAll(() => page.context().close());

test("a chat has the words of the model in the other page, and its counts", async () => {
  const { status, body } = await chat(page, "Hello! Who are you?", { max_tokens: 24 });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({
    finish_reason: expect.stringMatching(/COMPLETE|MAX_TOKENS/),
    message: { content: [{ type: "text", text: expect.stringMatching(/\w{3}/) }] },
    usage: { tokens: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) } },
  });
  expect(await statusIn(page)).toMatchObject({ state: "loaded", device: "browser", availability: "available" });
  const own = await page.evaluate(async () => (await window.cohabit?.models())?.find(({ id }) => id === "starter-chat")?.state);
  expect(own).toBe("unloaded");
});

test("max_tokens ends a reply exactly, by the tokens of the model", async () => {
  const { body } = await chat(page, "Tell me something about the sea.", { max_tokens: 5 });
  expect(body).toMatchObject({ finish_reason: "MAX_TOKENS", usage: { tokens: { output_tokens: 5 } } });
});

test("a streamed reply equals the one that is not streamed", async () => {
  const sent = { messages: user("Hello! Who are you?"), temperature: 0, max_tokens: 24 };
  const { body } = await post(page, "/v2/chat", { model: "built-in", ...sent });
  const stream = await watchStream(page, "fetch", { model: "built-in", ...sent, stream: true });
  const { text } = await stream.result();
  expect(streamedReplyOf(text)).toMatchObject({ isComplete: true, starts: 1 });
  const pieces = [...text.matchAll(/"type":"content-delta".*?"text":("(?:[^"\\]|\\.)*")/g)].map(([, piece = '""']): unknown =>
    JSON.parse(piece),
  );
  expect(body).toMatchObject({ message: { content: [{ text: pieces.join("") }] } });
});

test("the second turn continues the session of the first", async () => {
  const messages: object[] = user("Hello! Who are you?");
  const first = await post(page, "/v2/chat", { model: "built-in", messages, temperature: 0 });
  const { content } = (first.body as { message: { content: { text: string }[] } }).message;
  const second = await post(page, "/v2/chat", {
    model: "built-in",
    temperature: 0,
    messages: [...messages, { role: "assistant", content: content[0]?.text }, ...user("And what can you do?")],
  });
  const { usage } = second.body as { usage: { cached_tokens: number; tokens: { input_tokens: number } } };
  expect(usage.cached_tokens).toBeGreaterThan(0);
  expect(usage.cached_tokens).toBeLessThan(usage.tokens.input_tokens);
});

test("JSON follows its schema", async () => {
  const { body } = await chat(page, trip.question, { response_format: { type: "json_object", json_schema: trip.schema } });
  const { message } = body as { message: { content: { text: string }[] } };
  expect(JSON.parse(message.content[0]?.text ?? "")).toEqual({ city: expect.stringMatching(/^(Oslo|Lisbon)$/), days: expect.any(Number) });
});

const tools = [
  {
    type: "function",
    function: {
      name: "get_weather",
      description: "Current weather in a city",
      parameters: { type: "object", properties: { city: { type: "string", enum: ["Oslo", "Lisbon"] } }, required: ["city"] },
    },
  },
];

test("required and strict calls have arguments of their schema", async () => {
  const sent = { tools, tool_choice: "REQUIRED", strict_tools: true, max_tokens: 200 };
  const { status, body } = await chat(page, "What is the weather in Oslo?", sent);
  // The model may go on to call until its tokens are used up.
  expect({ status, body }).toMatchObject({ status: 200, body: { finish_reason: expect.stringMatching(/TOOL_CALL|MAX_TOKENS/) } });
  const { message } = body as { message: { tool_calls: { function: { name: string; arguments: string } }[] } };
  expect(message.tool_calls.length).toBeGreaterThan(0);
  for (const { function: call } of message.tool_calls) {
    expect(call.name).toBe("get_weather");
    expect(JSON.parse(call.arguments)).toEqual({ city: expect.stringMatching(/^(Oslo|Lisbon)$/) });
  }
});

test("one call ends the reply if calls are not parallel", async () => {
  const sent = {
    model: "built-in",
    messages: user("What is the weather in Oslo?"),
    tools,
    tool_choice: "required",
    parallel_tool_calls: false,
  };
  const { body } = await post(page, "/compatibility/v1/chat/completions", sent);
  expect(body).toMatchObject({
    choices: [{ finish_reason: "tool_calls", message: { tool_calls: [{ function: { name: "get_weather" } }] } }],
  });
});

test("a reply with tools is a text or calls, never the object that holds them", async () => {
  const { status, body } = await chat(page, "Hello! Who are you?", { tools, max_tokens: 200 });
  expect(status, JSON.stringify(body)).toBe(200);
  const { message } = body as { message: { content?: { text: string }[]; tool_calls?: unknown[] } };
  expect((message.content?.[0]?.text ?? "") + JSON.stringify(message.tool_calls ?? "")).not.toMatch(/^\{"reply"|tool_calls/);
});

test("documents are cited", async () => {
  const { status, body } = await chat(page, kites.question, {
    documents: [{ id: "kites", data: { text: kites.sentence } }],
    temperature: 0,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { message } = body as { message: { citations?: { sources: { id: string }[] }[] } };
  for (const { sources } of message.citations ?? []) expect(sources).toEqual([expect.objectContaining({ id: "kites" })]);
});

test("a prompt that is longer than the model's context is 400", async () => {
  const { status, body } = await chat(page, "word ".repeat(9000));
  expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.stringContaining("too many tokens") } });
});
