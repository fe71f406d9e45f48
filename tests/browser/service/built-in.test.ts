/** Replies of the browser's own model through the service worker. */
import { callsOf, chat, expect, post, statusIn, test, user } from "./built-in-page.ts";
import { streamedReplyOf } from "../../soak/streamed-reply.ts";
import { watchStream } from "../../soak/watched-stream.ts";
import { weather } from "../../clients/client-target.ts";

const calls = (page: Parameters<typeof callsOf>[0], name: string) => callsOf(page).then((all) => all.filter(({ call }) => call === name));
const tools = [
  {
    type: "function",
    function: { name: "get_weather", parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] } },
  },
];

test("a chat is answered by the browser's model, with its counts", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  expect(await chat(page, "say:The kite nests here.")).toMatchObject({
    status: 200,
    warning: null,
    body: {
      finish_reason: "COMPLETE",
      message: { content: [{ type: "text", text: "The kite nests here." }] },
      usage: { billed_units: { input_tokens: 11, output_tokens: 6 }, tokens: { input_tokens: 11, output_tokens: 6 } },
    },
  });
  // It is the last chat model of the options, so requests without a model get it.
  expect(await post(page, "/v1/chat", { message: "say:default" })).toMatchObject({ status: 200, body: { text: "default" } });
  expect(await statusIn(page)).toMatchObject({
    state: "loaded",
    device: "browser",
    availability: "available",
    features: expect.arrayContaining(["vision", "tools"]),
  });
  const about = await page.evaluate(async () => (await fetch("/v1/models/built-in", { headers: { Authorization: "Bearer full" } })).json());
  expect(about).toMatchObject({ name: "built-in", context_length: 2048, features: expect.arrayContaining(["vision"]) });
});

test("a reply is streamed while the model writes", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  const stream = await watchStream(page, "fetch", { model: "built-in", messages: user("slow:30"), max_tokens: 20, stream: true });
  await stream.pieces(4);
  const { text, error } = await stream.result();
  expect(error).toBeUndefined();
  expect(streamedReplyOf(text)).toMatchObject({ isComplete: true, starts: 1 });
  expect(text).toContain('"finish_reason":"MAX_TOKENS"');
});

test("a second turn does not read the first again", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  const system = { role: "system", content: "Be brief, and say nothing that nobody asked for." };
  const first = [system, ...user("say:First.")];
  await post(page, "/v2/chat", { model: "built-in", messages: first });
  const read = await page.evaluate(() => window.scriptedBrowser.tokensRead);
  const messages = [...first, { role: "assistant", content: "First." }, ...user("say:Second.")];
  const { body } = await post(page, "/v2/chat", { model: "built-in", messages });
  expect(body).toMatchObject({ message: { content: [{ text: "Second." }] }, usage: { tokens: { input_tokens: 37 }, cached_tokens: 26 } });
  // The last message alone: three tokens, and four around it.
  expect((await page.evaluate(() => window.scriptedBrowser.tokensRead)) - read).toBe(7);
  const prompts = await calls(page, "prompt");
  expect(prompts.map(({ messages: sent }) => sent)).toEqual([
    [{ role: "user", text: "say:First." }],
    [{ role: "user", text: "say:Second." }],
  ]);
  expect((await calls(page, "create")).map(({ options }) => options)).toContainEqual(
    expect.objectContaining({ initialPrompts: [{ role: "system", content: [{ type: "text", value: system.content }] }] }),
  );
});

test("max_tokens is exact, although the Prompt API has no such option", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  const { body } = await chat(page, "say:one two three four five six", { max_tokens: 5 });
  expect(body).toMatchObject({
    finish_reason: "MAX_TOKENS",
    message: { content: [{ text: "one two three four" }] },
    usage: { tokens: { output_tokens: 5 } },
  });
});

test("a stop sequence and a disconnect end the model's writing", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  const { body } = await chat(page, "never-end", { stop_sequences: ["word word word"] });
  expect(body).toMatchObject({ finish_reason: "STOP_SEQUENCE" });
  await page.evaluate(async () => {
    const abort = new AbortController();
    const sent = { model: "built-in", stream: true, messages: [{ role: "user", content: "never-end" }] };
    const response = await fetch("/v2/chat", {
      method: "POST",
      headers: { Authorization: "Bearer full" },
      body: JSON.stringify(sent),
      signal: abort.signal,
    });
    const reader = response.body?.getReader();
    for (let count = 0; count < 5; count++) await reader?.read();
    abort.abort();
  });
  // Both replies have ended, and their sessions with them.
  await expect.poll(async () => (await calls(page, "destroy")).length).toBe(2);
  expect(await chat(page, "say:next")).toMatchObject({ status: 200, body: { message: { content: [{ text: "next" }] } } });
});

test("JSON follows its schema, which the browser gets", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  const json_schema = { type: "object", properties: { days: { type: "integer" } }, required: ["days"] };
  const { body } = await chat(page, 'say:{"days": 3}', { response_format: { type: "json_object", json_schema } });
  expect(body).toMatchObject({ message: { content: [{ text: '{"days":3}' }] } });
  expect((await calls(page, "prompt"))[0]?.options).toEqual({ responseConstraint: json_schema, omitResponseConstraintInput: false });
});

test("a schema that the browser does not support is 422 before the model writes", async ({ useBuiltIn }) => {
  const page = await useBuiltIn({ unsupportedKeywords: ["pattern"] });
  const json_schema = { type: "object", properties: { code: { type: "string", pattern: "^[a-z]$" } }, required: ["code"] };
  expect(await chat(page, "say:hi", { response_format: { type: "json_object", json_schema } })).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/^unprocessable: response_format: /) },
  });
  expect(await calls(page, "prompt")).toEqual([]);
});

test("tools with a schema that the browser does not support accept any arguments, unless they are strict", async ({ useBuiltIn }) => {
  const page = await useBuiltIn({ unsupportedKeywords: ["pattern"] });
  const parameters = { type: "object", properties: { city: { type: "string", pattern: "^O" } }, required: ["city"] };
  const offered = [{ type: "function", function: { name: "get_weather", parameters } }];
  expect(await chat(page, weather.script, { tools: offered })).toMatchObject({ status: 200, body: { finish_reason: "TOOL_CALL" } });
  expect(await chat(page, weather.script, { tools: offered, strict_tools: true })).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/^unprocessable: tools: /) },
  });
});

test("the model chooses between a text and calls, and both are streamed", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  const stream = async (content: string): Promise<string> => {
    const watched = await watchStream(page, "fetch", { model: "built-in", messages: user(content), tools, stream: true });
    return (await watched.result()).text;
  };
  // The reader holds 240 characters back, which may be the plan of a call.
  const written = `He said "no" and\tleft. \u{1F600} ${"On and on. ".repeat(40)}`;
  const said = await stream(`say:${written}`);
  expect(said).toContain('"finish_reason":"COMPLETE"');
  expect(said.match(/"content-delta"/g)?.length).toBeGreaterThan(10);
  const texts = [...said.matchAll(/"text":("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']): unknown => JSON.parse(text));
  expect(texts.join("")).toBe(written.trimEnd());
  const called = await stream('call:get_weather {"city":"Oslo"}');
  expect(called).toContain('"finish_reason":"TOOL_CALL"');
  expect(called.match(/"tool-call-delta"/g)?.length).toBeGreaterThan(1);
  expect(await chat(page, "say:no call", { tools, tool_choice: "REQUIRED" })).toMatchObject({ body: { finish_reason: "TOOL_CALL" } });
  expect(await chat(page, weather.script, { tools, tool_choice: "NONE" })).toMatchObject({ body: { finish_reason: "COMPLETE" } });
});

test("a reply has no more calls than the request allows, also if the browser does not enforce that", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  const call = '<tool_call>{"name": "get_weather", "arguments": {"city": "Oslo"}}</tool_call>';
  const sent = { model: "built-in", messages: user(`say:${call}${call}`), tools, parallel_tool_calls: false };
  const { body } = await post(page, "/compatibility/v1/chat/completions", sent);
  expect(body).toMatchObject({ choices: [{ finish_reason: "tool_calls" }] });
  expect((body as { choices: { message: { tool_calls: unknown[] } }[] }).choices[0]?.message.tool_calls).toHaveLength(1);
  const [prompt] = await calls(page, "prompt");
  expect(JSON.stringify(prompt?.options)).toContain('"maxItems":1');
});

test("the session of a call continues with its result", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  const messages: object[] = user('call:get_weather {"city":"Oslo"}');
  const { body } = await post(page, "/v2/chat", { model: "built-in", messages, tools });
  const { message } = body as { message: { tool_calls: { id: string }[] } };
  messages.push({ role: "assistant", tool_calls: message.tool_calls });
  messages.push({ role: "tool", tool_call_id: message.tool_calls[0]?.id, content: weather.result });
  const answered = await post(page, "/v2/chat", { model: "built-in", messages, tools });
  expect(answered.body).toMatchObject({ message: { content: [{ text: `The tool says: ${weather.result}` }] } });
  const prompts = await calls(page, "prompt");
  expect(prompts[1]?.messages).toEqual([{ role: "user", text: `Result of get_weather:\n${weather.result}` }]);
});

test("images reach a session that takes them; others are refused", async ({ openBuiltIn }) => {
  const url = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const content = [
    { type: "text", text: "say:A dot." },
    { type: "image_url", image_url: { url } },
  ];
  const page = await openBuiltIn();
  expect(await chat(page, content)).toMatchObject({ status: 200, body: { message: { content: [{ text: "A dot." }] } } });
  const broken = [content[0], { type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } }];
  expect(await chat(page, broken)).toMatchObject({ status: 422, body: { message: expect.stringContaining("messages[0].content[1]") } });
  const blind = await openBuiltIn({ readsImages: false });
  // The first page hosts, so its browser's features count.
  expect(await chat(blind, content)).toMatchObject({ status: 200 });
  await page.close();
  await expect.poll(async () => (await chat(blind, content)).status).toBe(400);
});

test("documents are cited", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  const sentence = "Red kites nest in the oak woods of central Wales.";
  const { body } = await chat(page, `say:${sentence}`, { documents: [{ id: "kites", data: { text: sentence } }] });
  expect(body).toMatchObject({ message: { citations: [{ sources: [{ type: "document", id: "kites" }] }] } });
  const [created] = (await calls(page, "create")).slice(-1);
  expect(JSON.stringify(created?.options)).toContain(`Document 1: ${sentence}`);
});

test("a prompt that is too long is 400, and truncated if the request allows it", async ({ useBuiltIn }) => {
  const page = await useBuiltIn({ contextWindow: 60 });
  const long = Array.from({ length: 70 }, (_, index) => `word${index}`).join(" ");
  expect(await chat(page, long)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^too many tokens: the prompt has 144 tokens/) },
  });
  expect(await calls(page, "prompt")).toEqual([]);
  const chat_history = [
    { role: "USER", message: long.slice(0, 200) },
    { role: "CHATBOT", message: "Yes." },
  ];
  const truncated = await post(page, "/v1/chat", { model: "built-in", message: "say:short", chat_history, prompt_truncation: "AUTO" });
  expect(truncated).toMatchObject({ status: 200, body: { text: "short" } });
  expect(JSON.stringify(truncated.body)).toContain("the prompt was truncated to 1 messages");
});

test("generate cuts a long prompt at the side that the request names", async ({ useBuiltIn }) => {
  const page = await useBuiltIn({ contextWindow: 60 });
  const prompt = `say:first ${Array.from({ length: 70 }, (_, index) => `word${index}`).join(" ")}`;
  await chat(page, "say:load");
  const { status, body } = await post(page, "/v1/generate", { model: "built-in", prompt, truncate: "END", max_tokens: 10 });
  expect(status, JSON.stringify(body)).toBe(200);
  const sent = (await calls(page, "prompt")).at(-1)?.messages;
  expect(sent).toEqual([{ role: "user", text: expect.stringMatching(/^say:first word0 [^]{50,}$/) }]);
  expect(JSON.stringify(sent)).not.toContain("word69");
  expect(await post(page, "/v1/generate", { model: "built-in", prompt, truncate: "NONE" })).toMatchObject({ status: 400 });
});

test("a context that overflows while the model writes ends the reply", async ({ useBuiltIn }) => {
  const page = await useBuiltIn({ contextWindow: 20, overflows: true });
  expect(await chat(page, "never-end")).toMatchObject({ status: 200, body: { finish_reason: "MAX_TOKENS" } });
});

test("continue_final_message continues a text of the assistant, and is refused with JSON", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  const messages = [...user("say:one two three four"), { role: "assistant", content: "one two" }];
  const sent = { model: "built-in", messages, continue_final_message: true };
  const { body } = await post(page, "/compatibility/v1/chat/completions", sent);
  expect(body).toMatchObject({ choices: [{ message: { content: " three four" } }] });
  const json = await post(page, "/compatibility/v1/chat/completions", { ...sent, response_format: { type: "json_object" } });
  expect(json).toMatchObject({ status: 422 });
  await page.evaluate(() => void (window.scriptedBrowser.continuesPrefixes = false));
  expect(await post(page, "/compatibility/v1/chat/completions", sent)).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining("the browser's model cannot continue a text") } },
  });
});

test("parameters of the sampling are refused if they would have an effect, and reported if not", async ({ useBuiltIn }) => {
  const page = await useBuiltIn();
  for (const [field, value] of [
    ["seed", 7],
    ["k", 5],
    ["p", 0.5],
    ["frequency_penalty", 0.5],
    ["presence_penalty", 0.5],
  ] as const) {
    const { status, body } = await chat(page, "say:hi", { [field]: value });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(new RegExp(`^unprocessable: ${field}: `)) },
    });
  }
  expect(await calls(page, "prompt")).toEqual([]);
  const defaults = await chat(page, "say:hi", { k: 0, p: 0.75, frequency_penalty: 0, presence_penalty: 0, temperature: 0.3 });
  expect(defaults).toMatchObject({ status: 200, body: { message: { content: [{ text: "hi" }] } } });
  for (const field of ["k", "p", "frequency_penalty", "presence_penalty", "temperature"]) expect(defaults.warning).toContain(field);
  const v1 = await post(page, "/v1/chat", { model: "built-in", message: "say:hi", p: 0.75 });
  expect(JSON.stringify(v1.body)).toContain("p was ignored");
  const openai = await post(page, "/compatibility/v1/chat/completions", {
    model: "built-in",
    messages: user("say:hi"),
    top_p: 1,
    temperature: 0,
  });
  expect(openai).toMatchObject({ status: 200, warning: expect.stringContaining("temperature was approximated") });
  const created = (await calls(page, "create")).map(({ options }) => options);
  expect(created.at(-1)).toMatchObject({ samplingMode: "most-predictable" });
  expect(await chat(page, "say:hi", { logprobs: true })).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining("log probabilities") },
  });
});
