/** Replies of a completer: the events of a token model's replies, and cases that only completers have. */
import { describe, expect, test } from "vitest";
import type { Conversation, Generation, ReplyForm } from "../../../../src/inference/conversation.ts";
import { recordDialects } from "../../../../src/chat/dialects/record-dialects.ts";
import { ChatTemplate } from "../../../../src/chat/prompt/chat-template.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import { ChatSession } from "../../../../src/worker/engine/chat/chat-session.ts";
import type { Completer, CompletionPart, CompletionRequest } from "../../../../src/worker/engine/chat/completer/completer.ts";
import { createEngine } from "../../../../src/worker/engine/create-engine.ts";
import type { Engine, ReplyMessage } from "../../../../src/worker/engine/engine.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { byteTokenizerConfig, byteTokenizerFile } from "../../../scripted/byte-tokenizer.ts";
import type { Seam } from "../../../scripted/scripted-engine.ts";
import {
  defaultForm,
  defaultGeneration,
  readReply,
  startScriptedEngine,
  userSays,
  valueOf,
} from "../../../scripted/start-scripted-engine.ts";
import { ask, call, start, thinkingOf } from "./reply-harness.ts";
import { cases, type CompletionCase as Case, joined, thinks } from "./completion-cases.ts";

async function written({ conversation, generation, form, features = [] }: Case, seam: Seam) {
  const { engine, completer } = await start({ features }, seam);
  const { events, outcome } = await readReply(engine, conversation, { maxTokens: 400, ...generation }, undefined, form);
  return { events: joined(events), outcome, completer };
}

/** The budget of a completer that gives text can only end the thinking between two texts: here they are characters. */
describe.each(["token-completer", "text-completer"] as const)("a %s writes the same as a token model", (seam) => {
  test.each(Object.entries(cases))("%s", async (_name, given) => {
    const expected = await written(given, "token-model");
    const { events, outcome } = await written(given, seam);
    expect(expected.events.at(-1)?.type).toBe("reply-end");
    expect(events).toEqual(expected.events);
    expect(outcome).toEqual({ ok: true, value: null });
  });
});

describe("a completion", () => {
  test("is aborted at a stop sequence that the reader finds, without another token", async () => {
    const { engine, completer, model } = await start({}, "token-completer");
    const { end } = await readReply(engine, userSays("never-end"), { stopSequences: ["d w"] });
    expect(completer?.aborted).toBe(1);
    expect(model?.length).toBe((end?.usage.inputTokens ?? 0) + 5);
  });

  test("gets the stop sequences only if its text can only be the answer", async () => {
    const sequencesFor = async (given: Case, dialect: "plain" | "qwen") => {
      const { engine, completer } = await start({ dialect, features: given.features ?? [] }, "text-completer");
      const { end } = await readReply(engine, given.conversation, { stopSequences: ["or"], maxTokens: 50 }, undefined, given.form);
      return { given: completer?.requests[0]?.generation.stopSequences, end };
    };
    const plain = await sequencesFor({ conversation: userSays("never-end") }, "plain");
    expect(plain).toMatchObject({ given: ["or"], end: { finishReason: "STOP_SEQUENCE", stopSequence: "or", usage: { outputTokens: 3 } } });
    const mayThink = await sequencesFor({ conversation: userSays("never-end") }, "qwen");
    expect(mayThink).toMatchObject({ given: [], end: { finishReason: "STOP_SEQUENCE", stopSequence: "or" } });
    const mustNotThink = await sequencesFor(
      { conversation: userSays("never-end"), features: ["reasoning"], form: { thinking: { enabled: false } } },
      "qwen",
    );
    expect(mustNotThink).toMatchObject({ given: ["or"], end: { finishReason: "STOP_SEQUENCE" } });
    expect((await sequencesFor({ conversation: ask("never-end") }, "qwen")).given).toEqual([]);
  });

  test.each(["token-completer", "text-completer"] as const)(
    "of a %s continues after the closing tag when the thinking has used up its budget",
    async (seam) => {
      const { engine, completer } = await start({ features: ["reasoning"] }, seam);
      const form = { thinking: { enabled: true, tokenBudget: 9 } };
      const { events } = await readReply(
        engine,
        userSays(thinks),
        { maxTokens: 40, temperature: 1, seed: 2n ** 64n - 1n },
        undefined,
        form,
      );
      expect(thinkingOf(events)).toBe("one two t");
      const [first, second] = completer?.requests ?? [];
      expect(completer?.requests).toHaveLength(2);
      expect(completer?.aborted).toBe(1);
      expect(second?.prompt).toBe(`${first?.prompt}<think>one two t\n</think>\n\n`);
      expect(second?.promptIds.length).toBe((first?.promptIds.length ?? 0) + 1 + 9 + 4);
      expect(second?.generation).toMatchObject({ maxTokens: 40 - 14, seed: 0n });
    },
  );

  test("that hangs is left at once by a cancellation and by a time-out", async () => {
    for (const type of ["cancel", "time-out"] as const) {
      const { engine, completer } = await start({}, "token-completer");
      const { events, outcome } = await readReply(engine, userSays("hang-after:3"), {}, (event) =>
        event.type === "text-delta" ? { type } : undefined,
      );
      expect(outcome.ok).toBe(true);
      expect(events.at(-1)).toMatchObject(type === "cancel" ? { type: "text-delta" } : { type: "reply-end", finishReason: "TIMEOUT" });
      expect(completer?.aborted).toBe(1);
    }
  });

  test("begins when the one before has ended, although its reply is over", async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const { engine, requests } = await startWith(async function* () {
      try {
        yield { type: "text", text: "x", tokens: 1 };
        yield end;
      } finally {
        await released;
      }
    });
    const cancelled = await readReply(engine, userSays("one"), {}, (event) =>
      event.type === "text-delta" ? { type: "cancel" } : undefined,
    );
    expect(cancelled.outcome.ok).toBe(true);
    const next = readReply(engine, userSays("two"));
    for (let yieldToEventLoop = 0; yieldToEventLoop < 20; yieldToEventLoop++) await new Promise((resolve) => setImmediate(resolve));
    expect(requests).toHaveLength(1);
    release();
    expect((await next).end?.finishReason).toBe("COMPLETE");
    expect(requests).toHaveLength(2);
  });

  test("that fails is a fault of the run: ERROR behind a text, the outcome alone before it", async () => {
    const { engine } = await start({}, "token-completer");
    const failed = await readReply(engine, userSays("fail-after:3"));
    expect(failed).toMatchObject({ text: "aaa", end: { finishReason: "ERROR", usage: { outputTokens: 3 } } });
    expect(failed.outcome).toMatchObject({
      ok: false,
      failure: { kind: "run-failed", cause: expect.stringContaining("the script says: fail") },
    });
    const { events, outcome } = await readReply(engine, userSays("fail-after:0"));
    expect(events).toEqual([{ type: "reply-start", replyId: "reply" }]);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "run-failed" } });
  });
});

/** An engine over a completer that gives these parts, whatever it is asked. */
async function startWith(
  given: CompletionPart[] | ((request: CompletionRequest) => AsyncIterable<CompletionPart>),
  supports: Partial<Completer["supports"]> = {},
) {
  const tokenizer = new TextTokenizer(byteTokenizerFile, byteTokenizerConfig);
  const requests: CompletionRequest[] = [];
  const completer: Completer = {
    contextLength: 1000,
    supports: { grammar: true, logprobs: true, promptLogprobs: true, ...supports },
    async *complete(request) {
      requests.push(request);
      yield* typeof given === "function" ? given(request) : given;
    },
  };
  const device = { kind: "wasm", threads: 1 } as const;
  const engine: Engine = createEngine(async () => ({
    facts: { contextLength: 1000, vocabularySize: tokenizer.table.size, dimensions: 0, memoryBytes: 0, device },
    tokenizer,
    chat: new ChatSession({
      tokenizer,
      completer,
      template: new ChatTemplate(byteTokenizerConfig, undefined),
      dialect: recordDialects.qwen,
      supportsReasoning: false,
      yieldToEventLoop: () => new Promise((resolve) => setImmediate(resolve)),
    }),
  }));
  await engine.load(
    { record: modelRecordSchema.parse({ id: "x", role: "chat" }), folder: "https://models.test/", device, allowSoftwareAdapter: false },
    () => undefined,
  );
  return { engine, requests };
}

const end = { type: "end", reason: "end-token" } as const;

describe("text without token ids", () => {
  test("may be cut anywhere: in tags, in stop sequences, between surrogates", async () => {
    const text = "<think>Well 😀.</think>\n\nYes 😀 no.";
    for (let size = 1; size <= 9; size += 1) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));
      const { engine } = await startWith([...pieces.map((piece) => ({ type: "text", text: piece, tokens: 2 }) as const), end]);
      const reply = await readReply(engine, userSays("x"), { stopSequences: ["no."] });
      expect(thinkingOf(reply.events)).toBe("Well 😀.");
      expect(reply.text).toBe("Yes 😀 ");
      expect(reply.events.every((event) => event.type !== "text-delta" || event.text.isWellFormed())).toBe(true);
      expect(reply.end).toMatchObject({ finishReason: "STOP_SEQUENCE", usage: { outputTokens: 2 * pieces.length } });
    }
  });

  test("ends at max tokens, also if the completer writes more", async () => {
    const { engine } = await startWith([
      { type: "text", text: "one ", tokens: 2 },
      { type: "text", text: "two ", tokens: 2 },
      { type: "text", text: "three", tokens: 1 },
      end,
    ]);
    expect(await readReply(engine, userSays("x"), { maxTokens: 4 })).toMatchObject({
      text: "one two ",
      end: { finishReason: "MAX_TOKENS" },
    });
  });
});

test("counts of the completer take the place of ours, and no more is billed than the prompt has", async () => {
  const usage = { promptTokens: 3, outputTokens: 9, cachedTokens: 2 };
  const { engine } = await startWith([
    { type: "text", text: "one", tokens: 1 },
    { ...end, usage },
  ]);
  expect((await readReply(engine, userSays("12345"))).end?.usage).toEqual({
    inputTokens: 3,
    outputTokens: 9,
    cachedTokens: 2,
    billedInputTokens: 3,
  });
});

test("every message of events has the counts so far, and the last one those of the completer", async () => {
  const usage = { promptTokens: 3, outputTokens: 9, cachedTokens: 2 };
  const { engine } = await startWith([
    { type: "text", text: "one ", tokens: 2 },
    { type: "text", text: "two", tokens: 3 },
    { ...end, usage },
  ]);
  const plan = valueOf(await engine.planChat(userSays("12345"), defaultGeneration, defaultForm));
  const { port1, port2 } = new MessageChannel();
  const counts: Record<string, number>[] = [];
  const done = new Promise<void>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<ReplyMessage>) => {
      if (data.type === "done") resolve();
      else counts.push({ outputTokens: data.outputTokens, cachedTokens: data.cachedTokens });
    };
  });
  await engine.reply({ planId: plan.planId, replyId: "reply" }, port2);
  await done;
  port1.close();
  expect(counts).toEqual([
    { outputTokens: 0, cachedTokens: 0 },
    { outputTokens: 2, cachedTokens: 0 },
    { outputTokens: 5, cachedTokens: 0 },
    { outputTokens: 9, cachedTokens: 2 },
  ]);
});

describe("a completer that breaks its promise fails the run", () => {
  const text: CompletionPart = { type: "text", text: "x", tokens: 1 };
  test.each<[string, CompletionPart[], Partial<Generation>, Partial<ReplyForm>]>([
    ["ends without a finish reason", [text], {}, {}],
    ["gives text where log probabilities were requested", [text, end], { logprobs: true }, {}],
    ["gives tokens without log probabilities", [{ type: "tokens", ids: [1, 2], logprobs: [-1] }, end], { logprobs: true }, {}],
    ["leaves out those of the prompt", [text, end], {}, { promptLogprobs: true }],
    ["has too few of them", [{ type: "prompt-logprobs", logprobs: [-1] }, text, end], {}, { promptLogprobs: true }],
  ])("%s", async (_name, parts, generation, form) => {
    const { engine } = await startWith(parts);
    expect((await readReply(engine, userSays("x"), generation, undefined, form)).outcome).toMatchObject({
      ok: false,
      failure: { kind: "run-failed" },
    });
  });
});

describe("features that a completer does not support", () => {
  test.each<[string, Conversation, Partial<Generation>, Partial<ReplyForm>]>([
    ["JSON", userSays("x"), {}, { output: { type: "json" } }],
    ["calls that are required", ask("x"), {}, { toolChoice: "required" }],
    ["calls that follow their schema", ask("x"), {}, { strictTools: true }],
    ["log probabilities", userSays("x"), { logprobs: true }, {}],
    ["log probabilities of the prompt", userSays("x"), {}, { promptLogprobs: true }],
  ])("is refused when the reply is planned: %s", async (_name, conversation, generation, form) => {
    const { engine, requests } = await startWith([end], { grammar: false, logprobs: false, promptLogprobs: false });
    const outcome = await engine.planChat(conversation, { ...defaultGeneration, ...generation }, { ...defaultForm, ...form });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "unprocessable", detail: expect.stringContaining("this engine") } });
    expect(requests).toEqual([]);
  });

  test("takes no part in the request of a reply that can do without: a model may call without a grammar", async () => {
    const { engine, requests } = await startWith([{ type: "text", text: call("clock", "{}"), tokens: 9 }, end], { grammar: false });
    const { events } = await readReply(engine, ask("x"));
    expect(events).toContainEqual(expect.objectContaining({ type: "tool-call-start", name: "clock" }));
    expect(requests[0]).not.toHaveProperty("grammar");
  });
});

describe("a prompt as text", () => {
  test.each(["say:x", "[CLS]say:x"])("has none of the tokens that the server's tokenizer puts around it: %s", async (text) => {
    const { engine, completer } = await startScriptedEngine({ id: "scripted-framed" }, "text-completer");
    await readReply(engine, userSays(text), {}, undefined, { rawPrompt: true });
    expect(completer?.requests.map(({ prompt }) => prompt)).toEqual(["say:x"]);
  });
});
