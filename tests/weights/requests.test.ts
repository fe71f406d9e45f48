/** Requests of every kind to real weights, with products in int8, as a site has them. */
import { z } from "zod";
import { streamedReplyOf, streamedTextOf } from "../soak/streamed-reply.ts";
import { watchStream } from "../soak/watched-stream.ts";
import {
  byLlamaCpp,
  chat,
  chatModels,
  expect,
  gemma,
  ggufModels,
  llamaCppModels,
  post,
  type Reply,
  repositoryOf,
  shortContext,
  shortened,
  smol,
  test,
  textOf,
  user,
} from "./real-models.ts";
import { chatReference } from "./reference.ts";

const weather = {
  type: "function",
  function: {
    name: "get_weather",
    description: "The weather of a city.",
    parameters: {
      type: "object",
      properties: { city: { type: "string", enum: ["Rome", "Paris", "Oslo"] }, days: { type: "integer" } },
      required: ["city", "days"],
    },
  },
};
const add = {
  type: "function",
  function: {
    name: "add",
    description: "Adds two numbers.",
    parameters: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } }, required: ["a", "b"] },
  },
};
const tools = [weather, add];
const names = new Set(["get_weather", "add"]);
const weatherArguments = z.strictObject({ city: z.enum(["Rome", "Paris", "Oslo"]), days: z.int() });
const appleSchema = z.strictObject({
  colour: z.enum(["red", "green"]),
  code: z.string().regex(/^[A-Z]{2}[0-9]{3}$/),
  ripe: z.strictObject({ is: z.boolean(), since: z.iso.date() }),
});
const question = user("What is the weather in Paris for the next 3 days?");

const documents = [
  { id: "light", data: { title: "The lighthouse", text: "The lighthouse of Brenn was built in 1871. It is painted green." } },
  { id: "boat", data: { title: "The boat", text: "The ferry to Brenn leaves at noon every Tuesday." } },
];

function expectCalls(calls: NonNullable<Reply["message"]["tool_calls"]>): void {
  for (const call of calls) {
    expect(names).toContain(call.function.name);
    expect(JSON.parse(call.function.arguments)).toEqual(expect.any(Object));
  }
}

const ofEachEngine = (id: string): string[] => [id, `${id}-GGUF`, byLlamaCpp(`${id}-GGUF`)];

// Without tools in its chat template.
for (const model of ofEachEngine(smol)) {
  test(`${model}: tools are refused`, async ({ service }) => {
    const refused = await post(service, "/v2/chat", { model, messages: question, tools });
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(/does not support tools/) } });
  });
}

for (const model of ofEachEngine(gemma)) {
  test.describe(`${model}, tools`, () => {
    test("tools, the model decides: text, or calls of tools that there are", async ({ service }) => {
      const reply = await chat(service, { model, messages: question, tools, max_tokens: 64 });
      console.log(`${model}, tools: ${reply.finish_reason} ${JSON.stringify(reply.message)}`);
      const calls = reply.message.tool_calls ?? [];
      // A base model keeps calling.
      expect(calls.length > 0 ? ["TOOL_CALL", "MAX_TOKENS"] : ["COMPLETE", "MAX_TOKENS"]).toContain(reply.finish_reason);
      if (calls.length === 0) expect(textOf(reply)).not.toBe("");
      expectCalls(calls);
    });

    test("tool_choice REQUIRED calls a tool; the tool's result is read in the next turn", async ({ service }) => {
      const reply = await chat(service, { model, messages: question, tools, tool_choice: "REQUIRED", max_tokens: 96 });
      console.log(`${model}, REQUIRED: ${JSON.stringify(reply.message.tool_calls)}`);
      const calls = reply.message.tool_calls ?? [];
      expect(calls.length).toBeGreaterThan(0);
      expect(["TOOL_CALL", "MAX_TOKENS"]).toContain(reply.finish_reason);
      expectCalls(calls);
      const results = calls.map(({ id }) => ({ role: "tool", tool_call_id: id, content: JSON.stringify({ weather: "snow" }) }));
      const messages = [...question, { ...reply.message }, ...results];
      const next = await chat(service, { model, messages, tools, tool_choice: "NONE", max_tokens: 24 });
      expect(next.message.tool_calls).toBeUndefined();
      expect(next.usage.tokens.input_tokens).toBeGreaterThan(reply.usage.tokens.input_tokens);
    });

    test("strict_tools: arguments satisfy their schema", async ({ service }) => {
      const body = { model, messages: question, tools: [weather], tool_choice: "REQUIRED", strict_tools: true, max_tokens: 200 };
      const reply = await chat(service, body);
      console.log(`${model}, strict: ${JSON.stringify(reply.message.tool_calls)}`);
      expect(reply.message.tool_calls?.length).toBeGreaterThan(0);
      for (const call of reply.message.tool_calls ?? []) weatherArguments.parse(JSON.parse(call.function.arguments));
    });
  });
}

for (const model of [...chatModels, ...ggufModels, ...llamaCppModels]) {
  test.describe(model, () => {
    test("JSON satisfies its schema", async ({ service }) => {
      const ripe = {
        type: "object",
        properties: { is: { type: "boolean" }, since: { type: "string", format: "date" } },
        required: ["is", "since"],
      };
      const properties = {
        colour: { type: "string", enum: ["red", "green"] },
        code: { type: "string", pattern: "^[A-Z]{2}[0-9]{3}$" },
        ripe,
      };
      const json_schema = { type: "object", properties, required: ["colour", "code", "ripe"] };
      const messages = user("Describe an apple as JSON.");
      const reply = await chat(service, { model, messages, response_format: { type: "json_object", json_schema }, max_tokens: 200 });
      console.log(`${model}, JSON: ${textOf(reply)}`);
      expect(reply.finish_reason).toBe("COMPLETE");
      appleSchema.parse(JSON.parse(textOf(reply)));
    });

    test("log probabilities leave the text as it is, also in Japanese and with emoji", async ({ service }) => {
      const greeting = "こんにちは 👋🏽";
      const properties = { greeting: { type: "string", enum: [greeting] } };
      const response_format = { type: "json_object", json_schema: { type: "object", properties, required: ["greeting"] } };
      const japanese = { model, messages: user("日本の首都はどこですか？"), max_tokens: 16 };
      const json = { model, messages: user("Greet me as JSON."), response_format, max_tokens: 64 };
      for (const body of [japanese, json]) {
        const plain = textOf(await chat(service, body));
        const reply = await chat(service, { ...body, logprobs: true });
        expect(textOf(reply)).toBe(plain);
        expect((reply.logprobs ?? []).map(({ text }) => text).join("")).toBe(plain);
        expect(plain).toMatch(/\p{Script=Hiragana}/u);
        expect(plain).not.toContain("\ufffd");
        if (body === json) expect(JSON.parse(plain)).toEqual({ greeting });
      }
    });

    test("documents: cited text is in the reply, and its sources are among them", async ({ service }) => {
      const reply = await chat(service, {
        model,
        messages: user("When was the lighthouse of Brenn built, and which colour is it?"),
        documents,
        max_tokens: 48,
      });
      console.log(`${model}, documents: ${JSON.stringify(reply.message)}`);
      const text = textOf(reply);
      expect(reply.message.citations?.length).toBeGreaterThan(0);
      for (const citation of reply.message.citations ?? []) {
        expect(text.slice(citation.start, citation.end)).toBe(citation.text);
        for (const source of citation.sources) expect(documents).toContainEqual(expect.objectContaining({ id: source.id }));
      }
    });

    test("a stop sequence ends the reply before it", async ({ service }) => {
      const messages = user("Name three colours.");
      const whole = textOf(await chat(service, { model, messages, max_tokens: 32 }));
      // A piece of the reply that begins and ends inside of words.
      const stop = whole.slice(12, 17);
      const reply = await chat(service, { model, messages, max_tokens: 32, stop_sequences: ["never written", stop] });
      expect(reply.finish_reason).toBe("STOP_SEQUENCE");
      expect(textOf(reply)).toBe(whole.slice(0, whole.indexOf(stop)));
    });

    test("a seed gives the same draws, another one others", async ({ service }) => {
      const draw = async (seed: number): Promise<string> =>
        textOf(await chat(service, { model, messages: user("Tell me a story."), max_tokens: 24, temperature: 1, seed }));
      const first = await draw(1);
      expect(await draw(1)).toBe(first);
      expect(await draw(2)).not.toBe(first);
    });

    test("a stream has the text of the whole reply", async ({ service }) => {
      const messages = [{ role: "system", content: "Answer in one sentence." }, ...user("Name three colours.")];
      const whole = await chat(service, { model, messages, max_tokens: 24 });
      const { text, error } = await (
        await watchStream(service, "fetch", { model, messages, max_tokens: 24, temperature: 0, stream: true })
      ).result();
      expect(error).toBeUndefined();
      expect(streamedReplyOf(text)).toMatchObject({ isComplete: true, starts: 1 });
      expect(streamedTextOf(text)).toBe(textOf(whole));
    });

    test("a conversation that continues reads only its new messages", async ({ service }) => {
      const [first] = chatReference(repositoryOf(model)).chats;
      expect(first).toBeDefined();
      if (first === undefined) return;
      const reply = await chat(service, { model, messages: first.messages, max_tokens: 24 });
      const messages = [...first.messages, { role: "assistant", content: textOf(reply) }, ...user("And of Spain?")];
      const next = await chat(service, { model, messages, max_tokens: 24 });
      // llama.cpp continues a model with a sliding window from the state that it has kept 5 tokens before the end of a prompt.
      const lost = model === byLlamaCpp(`${gemma}-GGUF`) ? 5 : 0;
      expect(next.usage.cached_tokens).toBeGreaterThanOrEqual(first.prompt.length - lost);
      expect(next.usage.tokens.input_tokens).toBeGreaterThan(next.usage.cached_tokens);
    });
  });
}

for (const model of chatModels) {
  test(`${model}: near the context's end a reply is cut; a prompt beyond it is refused`, async ({ service }) => {
    const near = chatReference(model).chats.find(({ prompt }) => prompt.length > shortContext);
    const words = (near?.messages[0]?.content ?? "").split(" ");
    const start = words.slice(0, 90).join(" ");
    const short = await chat(service, { model: shortened(model), messages: user(start), max_tokens: 1 });
    const left = shortContext - short.usage.tokens.input_tokens;
    expect(left).toBeGreaterThan(8);
    // Words that the model's tokenizer needs some tokens for are added until few are left.
    let messages = user(start);
    let used = short.usage.tokens.input_tokens;
    for (let count = 91; shortContext - used > 8; count++) {
      messages = user(words.slice(0, count).join(" "));
      used = (await chat(service, { model: shortened(model), messages, max_tokens: 1 })).usage.tokens.input_tokens;
    }
    const cut = await chat(service, { model: shortened(model), messages, max_tokens: 64 });
    const whole = await chat(service, { model, messages, max_tokens: 64 });
    console.log(`${model}, context: ${used} of ${shortContext}, then ${cut.usage.tokens.output_tokens} tokens`);
    expect(textOf(whole).startsWith(textOf(cut))).toBe(true);
    expect(cut.usage.tokens.output_tokens).toBeLessThanOrEqual(shortContext - used);
    if (whole.usage.tokens.output_tokens > shortContext - used) {
      expect(cut.finish_reason).toBe("MAX_TOKENS");
      expect(cut.usage.tokens.output_tokens).toBe(shortContext - used);
    }
    const beyond = await post(service, "/v2/chat", { model: shortened(model), messages: near?.messages, max_tokens: 1 });
    expect(beyond).toMatchObject({ status: 400, body: { message: expect.stringMatching(/too many tokens/) } });
  });
}
