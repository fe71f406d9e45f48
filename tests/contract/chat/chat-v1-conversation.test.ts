import { describe, expect, it } from "vitest";
import { createApiDriver, type ApiDriver } from "../api-driver.ts";
import { post } from "../cases/responses.ts";
import { requestFor } from "../cases/case-request.ts";
import { v1ReplySchema } from "../cases/v1-responses.ts";
import { pending, settled } from "../scripted/scripted-events.ts";
import { answeredV1, findResult, findTool, refusalV1 } from "./chat-v1-calls.ts";

const messagesOf = async (fields: Record<string, unknown>) => (await answeredV1(fields)).call.conversation.messages;
const user = (text: string) => ({ role: "user", parts: [{ type: "text", text }] });
const assistant = (text: string, ...toolCalls: unknown[]) => ({ role: "assistant", text, thinking: "", plan: "", toolCalls });
const call = (id: string, q: string) => ({ id, name: "find", arguments: JSON.stringify({ q }) });
const results = (toolCallId: string, ...outputs: [id: string, data: Record<string, unknown>][]) => ({
  role: "tool",
  toolCallId,
  outputs: outputs.map(([id, data]) => ({ id, data })),
});

describe("a v1 conversation", () => {
  it("has its preamble, system messages first, and all messages", async () => {
    expect(
      await messagesOf({
        preamble: "Be brief.",
        chat_history: [
          { role: "USER", message: "One" },
          { role: "CHATBOT", message: "Two", tool_calls: null },
          { role: "SYSTEM", message: "Be kind." },
        ],
      }),
    ).toEqual([{ role: "system", text: "Be brief." }, { role: "system", text: "Be kind." }, user("One"), assistant("Two"), user("hi")]);
  });

  it("has the service's preamble unless it brings one, which may be empty", async () => {
    const instructions = async (fields: Record<string, unknown>) =>
      (await answeredV1(fields, { preamble: "You are a lighthouse." })).call.conversation.serviceInstructions;
    expect(await instructions({})).toBe("Be kind.\n\nYou are a lighthouse.");
    expect(await instructions({ preamble: "Be brief." })).toBe("Be kind.");
    expect(await instructions({ preamble: "" })).toBe("Be kind.");
  });

  it("takes the request that LangChain sends after a tool call", async () => {
    expect(
      await messagesOf({
        message: "",
        tools: [findTool],
        chat_history: [
          { role: "USER", message: "Where?" },
          {
            role: "CHATBOT",
            message: "",
            tool_calls: [
              { name: "find", parameters: { q: "a" } },
              { name: "find", parameters: { q: "b" } },
            ],
          },
        ],
        tool_results: [findResult("b", { output: "B" }), findResult("a", { output: "A" }, { output: "A2" })],
      }),
    ).toEqual([
      user("Where?"),
      assistant("", call("find_0", "a"), call("find_1", "b")),
      results("find_1", ["find:0:0", { output: "B" }]),
      results("find_0", ["find:1:0", { output: "A" }], ["find:1:1", { output: "A2" }]),
    ]);
  });

  it("gives equal calls a result each, and a call that was never made its own", async () => {
    const parameters = { q: "a" };
    const messages = await messagesOf({
      message: "",
      tools: [findTool],
      tool_results: [findResult("a", { output: "A" }), findResult("a", { output: "A2" }), findResult("b", { output: "B" })],
      chat_history: [
        { role: "USER", message: "Where?" },
        {
          role: "CHATBOT",
          message: "",
          tool_calls: [
            { name: "find", parameters },
            { name: "find", parameters },
          ],
        },
      ],
    });
    expect(messages[1]).toEqual(assistant("", call("find_0", "a"), call("find_1", "a"), call("find_2", "b")));
    expect(messages.slice(2).map((message) => message.role === "tool" && message.toolCallId)).toEqual(["find_0", "find_1", "find_2"]);
  });

  it("puts the question before calls that the history does not have", async () => {
    expect(await messagesOf({ message: "Where?", tools: [findTool], tool_results: [findResult("a", { n: null })] })).toEqual([
      user("Where?"),
      assistant("", call("find_0", "a")),
      results("find_0", ["find:0:0", { n: null }]),
    ]);
  });

  it("contains the question once if the history has it, and a new one last", async () => {
    const history = {
      tools: [findTool],
      tool_results: [findResult("a", { output: "A" })],
      chat_history: [
        { role: "USER", message: "Where?" },
        { role: "CHATBOT", message: "", tool_calls: [{ name: "find", parameters: { q: "a" } }] },
      ],
    };
    const same = [user("Where?"), assistant("", call("find_0", "a")), results("find_0", ["find:0:0", { output: "A" }])];
    expect(await messagesOf({ ...history, message: "Where?" })).toEqual(same);
    expect(await messagesOf({ ...history, message: "In short?" })).toEqual([...same, user("In short?")]);
  });

  it("echoes no new USER message with tool results, whether the question comes before the calls or after the results", async () => {
    const rolesOf = async (fields: Record<string, unknown>) =>
      (await answeredV1({ tools: [findTool], tool_results: [findResult("a", { n: null })], ...fields })).reply.chat_history.map(
        ({ role }) => role,
      );
    expect(await rolesOf({ message: "Where?" })).toEqual(["CHATBOT", "TOOL", "CHATBOT"]);
    const chat_history = [
      { role: "USER", message: "Where?" },
      { role: "CHATBOT", message: "", tool_calls: [{ name: "find", parameters: { q: "a" } }] },
    ];
    expect(await rolesOf({ message: "In short?", chat_history })).toEqual(["USER", "CHATBOT", "TOOL", "CHATBOT"]);
    expect(await rolesOf({ message: "Where?", chat_history })).toEqual(["USER", "CHATBOT", "TOOL", "CHATBOT"]);
  });

  it("counts tool results over all steps, so that their ids differ", async () => {
    const calls = (q: string) => ({ role: "CHATBOT", message: "", tool_calls: [{ name: "find", parameters: { q } }] });
    const messages = await messagesOf({
      message: "",
      tools: [findTool],
      tool_results: [findResult("b", { output: "B" })],
      chat_history: [
        { role: "USER", message: "Where?" },
        calls("a"),
        { role: "TOOL", tool_results: [findResult("a", { output: "A" })], message: "x" },
        calls("b"),
      ],
    });
    expect(messages.flatMap((message) => (message.role === "tool" ? message.outputs.map(({ id }) => id) : []))).toEqual([
      "find:0:0",
      "find:1:0",
    ]);
  });

  it("comes back as chat_history, with the calls and results that led to the reply", async () => {
    const { reply } = await answeredV1({
      message: "",
      tools: [findTool],
      tool_results: [findResult("a", { output: "A" }), findResult("b", { output: "B" })],
    });
    expect(reply.chat_history).toEqual([
      {
        role: "CHATBOT",
        message: "",
        tool_calls: [
          { name: "find", parameters: { q: "a" } },
          { name: "find", parameters: { q: "b" } },
        ],
      },
      { role: "TOOL", tool_results: [findResult("a", { output: "A" }), findResult("b", { output: "B" })] },
      { role: "CHATBOT", message: reply.text },
    ]);
    expect(reply.tool_calls).toBeUndefined();
  });
});

describe("conversation_id", () => {
  const say = (driver: ApiDriver, fields: Record<string, unknown>) => answeredV1({ conversation_id: "c", ...fields }, {}, driver);

  it("resumes the earlier messages, tool calls too", async () => {
    const driver = createApiDriver();
    await say(driver, { message: "say:One." });
    await say(driver, { message: 'plan:I look.|call:find {"q":"a"}', tools: [findTool] });
    const { call: made, reply } = await say(driver, { message: "", tools: [findTool], tool_results: [findResult("a", { output: "A" })] });
    expect(made.conversation.messages).toEqual([
      user("say:One."),
      assistant("One."),
      user('plan:I look.|call:find {"q":"a"}'),
      { ...assistant("", { ...call("find_000000000000", "a"), arguments: '{"q":"a"}' }), plan: "I look." },
      results("find_000000000000", ["find:0:0", { output: "A" }]),
    ]);
    expect(reply.chat_history.length).toBe(6);
  });

  it("is stored when the reply has ended, streamed or not", async () => {
    const driver = createApiDriver();
    await (await post(driver, "/v1/chat", { message: "say:One.", conversation_id: "c", stream: true })).text();
    expect(
      (await say(driver, { message: "say:Two." })).reply.chat_history.map((message) => "message" in message && message.message),
    ).toEqual(["say:One.", "One.", "say:Two.", "Two."]);
  });

  it("is stored before the last record of a stream is written", async () => {
    const driver = createApiDriver();
    const stored = pending<void>();
    let isSaving = false;
    driver.stores.conversations.save = () => {
      isSaving = true;
      return stored.promise;
    };
    const answer = await post(driver, "/v1/chat", { message: "say:One.", conversation_id: "c", stream: true });
    let text = "";
    const read = (async () => {
      for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += piece;
    })();
    await expect.poll(() => isSaving).toBe(true);
    await settled();
    expect(text).toContain("text-generation");
    expect(text).not.toContain("stream-end");
    stored.resolve();
    await read;
    expect(text).toContain("stream-end");
  });

  describe("requested several times in parallel", () => {
    const bodyOf = (message: string, fields: Record<string, unknown> = {}) => JSON.stringify({ message, conversation_id: "c", ...fields });
    const historyOf = async (driver: ApiDriver) =>
      (await say(driver, { message: "say:Last." })).reply.chat_history
        .slice(0, -2)
        .map((message) => "message" in message && message.message);

    it.each([false, true])("stores every exchange, in order (streamed: %s)", async (stream) => {
      const driver = createApiDriver();
      const messages = ["say:One.", "say:Two.", "say:Three."];
      await Promise.all(messages.map(async (message) => (await driver.call("/v1/chat", { body: bodyOf(message, { stream }) })).text()));
      expect(await historyOf(driver)).toEqual(["say:One.", "One.", "say:Two.", "Two.", "say:Three.", "Three."]);
    });

    it("continues after a refused request, a failed one, and one that cannot be stored", async () => {
      const driver = createApiDriver();
      driver.stores.conversations.nextFailure = new TypeError("full");
      const statuses = await Promise.all(
        [
          driver.call("/v1/chat", { body: bodyOf("say:Unstored.") }),
          driver.call("/v1/chat", { body: bodyOf("word ".repeat(300)) }),
          driver.call("/v1/chat", { body: bodyOf("fail-after:2") }),
          driver.call("/v1/chat", { body: bodyOf("hi", { search_queries_only: true }) }),
          driver.call("/v1/chat", { body: bodyOf("say:One.") }),
        ].map(async (answer) => {
          await (await answer).text();
          return (await answer).status;
        }),
      );
      expect(statuses).toEqual([200, 400, 200, 200, 200]);
      expect(await historyOf(driver)).toEqual(["say:One.", "One."]);
    });

    it.each([false, true])("continues when a reader disconnects during the reply (streamed: %s) or while it waits", async (stream) => {
      const driver = createApiDriver();
      const first = await driver.call("/v1/chat", { body: bodyOf("a long one", { stream }) });
      const leaving = new AbortController();
      const second = driver.fetch(requestFor("/v1/chat", { body: bodyOf("say:Two.") }), leaving.signal);
      const third = driver.call("/v1/chat", { body: bodyOf("say:Three.") });
      leaving.abort();
      expect((await second).status).toBe(499);
      await first.body?.cancel();
      await (await third).text();
      expect(await historyOf(driver)).toEqual(["say:Three.", "Three."]);
    });
  });

  it("is its owner's", async () => {
    const driver = createApiDriver();
    await say(driver, { message: "say:One." });
    const body = JSON.stringify({ message: "say:Two.", conversation_id: "c" });
    const other = await driver.call("/v1/chat", { headers: { Authorization: "Bearer inference-only" }, body });
    expect(v1ReplySchema.parse(await other.json()).chat_history.length).toBe(2);
  });

  it("does not store a failed reply or search queries", async () => {
    const driver = createApiDriver();
    await say(driver, { message: "fail-after:2" });
    await say(driver, { message: "hi", search_queries_only: true });
    expect((await say(driver, { message: "say:One." })).reply.chat_history.length).toBe(2);
  });

  it("that cannot be stored is reported in meta.warnings", async () => {
    const driver = createApiDriver();
    driver.stores.conversations.nextFailure = new TypeError("full");
    expect((await say(driver, { message: "say:One." })).reply.meta.warnings).toEqual(["the conversation was not stored"]);
  });

  it("does not go together with chat_history, unless that is empty", async () => {
    const fields = { conversation_id: "c", chat_history: [{ role: "USER", message: "x" }] };
    expect(await refusalV1(fields)).toBe("400 invalid request: chat_history is not supported with conversation_id");
    await answeredV1({ ...fields, chat_history: [] });
  });
});
