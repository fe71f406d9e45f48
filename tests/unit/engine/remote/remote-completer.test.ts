/** Prompts that are rendered here and completed by a server: the same replies as those of a model in the page. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../../../../src/worker/engine/engine.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { remoteEngine, type RemoteOptions } from "../../../remote/remote-engine.ts";
import { events } from "../../../remote/responses.ts";
import { ScriptedServer } from "../../../remote/scripted-server.ts";
import { defaultForm, defaultGeneration, readReply, userSays, valueOf } from "../../../scripted/start-scripted-engine.ts";
import { cases, type CompletionCase, joined } from "../chat/completion-cases.ts";
import { ask, start } from "../chat/reply-harness.ts";

let server: ScriptedServer;
beforeAll(async () => (server = await ScriptedServer.start()));
afterAll(() => server.stop());

async function load(part: RemoteOptions, record: object = {}): Promise<Engine> {
  const engine = remoteEngine(server, { prompt: "here", ...part });
  const parsed = modelRecordSchema.parse({ id: "scripted", role: "chat", dialect: "qwen", contextLength: 4000, ...record });
  valueOf(await engine.load({ record: parsed, folder: "", device: { kind: "remote" }, allowSoftwareAdapter: false }, () => undefined));
  return engine;
}

const written = async (engine: Engine, { conversation, generation, form }: CompletionCase) => {
  const { events: all, outcome } = await readReply(engine, conversation, { maxTokens: 400, ...generation }, undefined, form);
  return { events: joined(all), outcome };
};

/** A text server names no tokens, and takes tags in a caller's text for tags: so it counts other tokens in those prompts. */
const textCases = Object.entries(cases).filter(([name]) => !name.startsWith("log probabilities") && name !== "half a character");

type Written = Awaited<ReturnType<typeof written>>;

function withoutInputCounts({ events: all, outcome }: Written): Written {
  const uncounted = { inputTokens: 0, billedInputTokens: 0 };
  return {
    outcome,
    events: all.map((event) => (event.type === "reply-end" ? { ...event, usage: { ...event.usage, ...uncounted } } : event)),
  };
}

describe.each([
  ["token ids", Object.entries(cases), { server: "vllm" }],
  ["text", textCases, { server: "openai", supports: { grammar: "structured_outputs" } }],
] as const)("a server that responds with %s writes the same as a token model", (kind, all, part) => {
  test.each(all)("%s", async (_name, given) => {
    const { features = [] } = given;
    const { engine: local } = await start({ features });
    const expected = await written(local, given);
    const remote = await written(await load(part, { features }), given);
    const compared = kind === "text" ? withoutInputCounts : (reply: Written) => reply;
    expect(compared(remote)).toEqual(compared(expected));
  });
});

describe("a request", () => {
  test("has the prompt's ids, the model's name, the sampling of the call and nothing of the server's own", async () => {
    const engine = await load({ server: "vllm", model: "org/big", body: { priority: 3 } });
    await readReply(engine, userSays("say:x"), { temperature: 0.5, k: 0, p: 0.9, seed: 2n ** 63n, presencePenalty: 0.2 });
    expect(server.requests.at(-1)?.body).toMatchObject({
      model: "org/big",
      prompt: expect.arrayContaining([257]),
      temperature: 0.5,
      top_p: 0.9,
      top_k: -1,
      min_p: 0,
      repetition_penalty: 1,
      presence_penalty: 0.2,
      seed: expect.any(Number),
      stream_options: { include_usage: true },
      priority: 3,
    });
    expect(server.requests.at(-1)?.body).not.toHaveProperty("frequency_penalty");
  });

  test("gets text and a grammar in llama.cpp's notation if the server accepts only those", async () => {
    const engine = await load({ server: "llama.cpp" });
    server.next(events({ choices: [{ text: '{"a": 1}', finish_reason: null }] }, { choices: [{ text: "", finish_reason: "stop" }] }));
    const { text } = await readReply(engine, userSays("x"), {}, undefined, { output: { type: "json" } });
    expect(text).toBe('{"a": 1}');
    const { grammar } = server.requests.at(-1)?.body ?? {};
    expect(grammar).toMatch(/^root ::=/);
    expect(grammar).not.toMatch(/\w_\w+ ::=/);
  });

  test("reads the log probabilities of llama.cpp, which come with ids", async () => {
    const engine = await load({ server: "llama.cpp" });
    server.next(
      events(
        { choices: [{ text: "a", logprobs: { content: [{ id: 97, token: "a", logprob: -0.5 }] }, finish_reason: null }] },
        { choices: [{ text: "", finish_reason: "stop" }] },
      ),
    );
    const { events: all } = await readReply(engine, userSays("x"), { logprobs: true });
    expect(all).toContainEqual(expect.objectContaining({ type: "text-delta", logprobs: { text: "a", tokenIds: [97], logprobs: [-0.5] } }));
  });
});

test("counts of the server take the place of ours, also the tokens that it had cached", async () => {
  const engine = await load({ server: "openai" });
  server.next(
    events(
      { choices: [{ text: "one two", finish_reason: null }] },
      { choices: [{ text: "", finish_reason: "length" }] },
      { choices: [], usage: { prompt_tokens: 9_000_000_000, completion_tokens: 12, prompt_tokens_details: { cached_tokens: 64 } } },
    ),
  );
  const { end } = await readReply(engine, userSays("12345"));
  expect(end).toMatchObject({ finishReason: "MAX_TOKENS", usage: { inputTokens: 9_000_000_000, outputTokens: 12, cachedTokens: 64 } });
});

test.each([
  ["JSON", "openai", { output: { type: "json" } as const }, {}],
  ["a required call", "openai", { toolChoice: "required" as const }, {}],
  ["log probabilities", "tgi", {}, { logprobs: true }],
  ["k", "tgi", {}, { k: 5 }],
  ["penalties", "transformers", {}, { presencePenalty: 0.5 }],
] as const)("a feature that the server lacks is refused before a request is sent: %s", async (_name, name, form, generation) => {
  const engine = await load({ server: name });
  const before = server.requests.length;
  const outcome = await engine.planChat(ask("x"), { ...defaultGeneration, ...generation }, { ...defaultForm, ...form });
  expect(outcome).toMatchObject({ ok: false, failure: { kind: "unprocessable" } });
  expect(server.requests).toHaveLength(before);
});

test("the server is asked what it is, and its context is the limit", async () => {
  server.owner = "llamacpp";
  const engine = await load({}).finally(() => (server.owner = "vllm"));
  await readReply(engine, userSays("x"), {}, undefined);
  expect(server.requests.at(-1)?.body).toHaveProperty("repeat_penalty");
});
