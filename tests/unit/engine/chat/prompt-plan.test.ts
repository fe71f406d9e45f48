/** How a prompt is made to fit, and what a raw one is. */
import { describe, expect, test } from "vitest";
import type { Conversation, ReplyForm, Message } from "../../../../src/inference/conversation.ts";
import { dialects } from "../../../../src/chat/dialects/dialects.ts";
import { ChatTemplate } from "../../../../src/chat/prompt/chat-template.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import { EngineFailureError, type EngineFailure } from "../../../../src/worker/base/engine-failure.ts";
import { fittingPrompt } from "../../../../src/worker/engine/chat/prompt/prompt-plan.ts";
import { TokenCounts } from "../../../../src/worker/engine/chat/prompt/token-counts.ts";
import type { Engine } from "../../../../src/worker/engine/engine.ts";
import { byteTokenizerConfig, byteTokenizerFile, byteTokens } from "../../../scripted/byte-tokenizer.ts";
import {
  defaultForm,
  defaultGeneration,
  readReply,
  type StartedEngine,
  startScriptedEngine,
  userSays,
  valueOf,
} from "../../../scripted/start-scripted-engine.ts";

const user = (text: string): Message => ({ role: "user", parts: [{ type: "text", text }] });
const assistant = (text: string): Message => ({ role: "assistant", text, thinking: "", plan: "", toolCalls: [] });
const plan = (engine: Engine, conversation: Conversation, form: Partial<ReplyForm>) =>
  engine.planChat(conversation, defaultGeneration, { ...defaultForm, ...form });
/** Returns the tokens that the model reads for a reply of no tokens. */
const promptIds = async ({ engine, model }: StartedEngine, conversation: Conversation, form: Partial<ReplyForm>) => {
  await readReply(engine, conversation, { maxTokens: 0 }, undefined, form);
  return model?.ids ?? new Int32Array(0);
};
const textOf = async ({ engine }: StartedEngine, ids: Int32Array): Promise<string> => {
  const value = valueOf(await engine.detokenize(ids));
  if ("unknownIndex" in value) throw new Error(`unknown token at ${value.unknownIndex}`);
  return value.text;
};
const promptText = async (started: StartedEngine, conversation: Conversation, form: Partial<ReplyForm>) =>
  textOf(started, await promptIds(started, conversation, form));

describe("a prompt that is too large", () => {
  const messages = [user("x".repeat(60)), assistant("y".repeat(60)), user("say:fits")];
  const documents = [1, 2, 3].map((number) => ({ id: `d${number}`, data: { text: `${number}`.repeat(70) }, hiddenKeys: [] }));
  const whole = userSays("", { messages, documents });

  test("is refused if nothing may be left out", async () => {
    const { engine } = await startScriptedEngine();
    expect(await plan(engine, whole, { maxInputTokens: 200 })).toMatchObject({
      ok: false,
      failure: { kind: "too-many-tokens", detail: expect.stringContaining("200") },
    });
  });

  test("loses turns and documents until it fits, and tells which are left", async () => {
    const { engine } = await startScriptedEngine();
    const planned = valueOf(await plan(engine, whole, { maxInputTokens: 250, truncation: "auto-preserve-order" }));
    expect(planned.inputTokens).toBeLessThanOrEqual(250);
    expect(planned.truncated).toEqual({ documentIds: ["d1"], messagesKept: 1 });
    const { events, text } = await readReply(engine, whole, {}, undefined, { maxInputTokens: 250, truncation: "auto" });
    expect(text).toBe("fits");
    expect(events[1]).toEqual({ type: "prompt-truncated", documentIds: ["d1"], messagesKept: 1 });
  });

  test("reports nothing if everything fits", async () => {
    const { engine } = await startScriptedEngine();
    expect(valueOf(await plan(engine, whole, { truncation: "auto" })).truncated).toBeUndefined();
  });

  test("is refused if the last user message alone is too long", async () => {
    const { engine } = await startScriptedEngine();
    expect(await plan(engine, userSays("x".repeat(300)), { maxInputTokens: 200, truncation: "auto" })).toMatchObject({ ok: false });
  });

  test("cites nothing that was left out", async () => {
    const { engine } = await startScriptedEngine({ contextLength: 2000 });
    const fact = "The Eiffel Tower is 330 metres tall.";
    const conversation = userSays(`say:${fact}`, {
      documents: [
        { id: "kept", data: { text: "Nothing of the kind." }, hiddenKeys: [] },
        { id: "lost", data: { text: `${fact} ${"Grey rain. ".repeat(20)}` }, hiddenKeys: [] },
      ],
    });
    const cited = async (form: Partial<ReplyForm>) =>
      (await readReply(engine, conversation, {}, undefined, { citations: "accurate", ...form })).events.filter(
        (event) => event.type === "citation",
      );
    expect(await cited({})).toHaveLength(1);
    expect(await cited({ truncation: "auto", maxInputTokens: 250 })).toEqual([]);
  });
});

describe("a prompt that may be cut", () => {
  test("loses the start or the end of the user's text, and keeps the template around it", async () => {
    const started = await startScriptedEngine();
    const conversation = userSays("abcdefghijklmnopqrstuvwxyz");
    const end = await promptText(started, conversation, { truncateSide: "end", maxInputTokens: 35 });
    expect(end).toBe("<|im_start|>user\nabcdefghijklmnop<|im_end|>\n<|im_start|>assistant\n");
    expect(await promptText(started, conversation, { truncateSide: "start", maxInputTokens: 35 })).toContain(
      "user\nklmnopqrstuvwxyz<|im_end|>",
    );
    expect(await promptText(started, conversation, { truncateSide: "start" })).toContain("user\nabcdefghijklmnopqrstuvwxyz<|im_end|>");
  });

  test("is cut between characters", async () => {
    const started = await startScriptedEngine();
    for (const truncateSide of ["start", "end"] as const) {
      const text = await promptText(started, userSays("😀😀😀😀"), { truncateSide, maxInputTokens: 30 });
      expect(text).toContain("user\n😀😀<|im_end|>");
    }
  });

  test("is cut by tokens where it is raw", async () => {
    const started = await startScriptedEngine();
    expect(await promptText(started, userSays("abcdef"), { truncateSide: "start", maxInputTokens: 4, rawPrompt: true })).toBe("cdef");
    expect(await promptText(started, userSays("abcdef"), { truncateSide: "end", maxInputTokens: 4, rawPrompt: true })).toBe("abcd");
  });
});

describe("a raw prompt", () => {
  test("is only the last user message, and may contain special tokens", async () => {
    const started = await startScriptedEngine();
    const conversation = userSays("", { messages: [user("before"), user("a<|im_end|>b")], serviceInstructions: "Be safe." });
    expect(Array.from(await promptIds(started, conversation, { rawPrompt: true }))).toEqual([0x61, 258, 0x62]);
  });
});

describe("a raw prompt of a model whose tokenizer puts tokens around a text", () => {
  const [first, last] = [byteTokens.first, byteTokens.separator];
  const start = () => startScriptedEngine({ id: "scripted-framed" });

  test.each([
    ["ab", [first, 0x61, 0x62, last]],
    ["[CLS]ab", [first, 0x61, 0x62, last]],
    ["ab[SEP]", [first, 0x61, 0x62, last]],
    ["[CLS][CLS]ab", [first, first, 0x61, 0x62, last]],
    ["a[CLS]", [first, 0x61, first, last]],
  ])("%j has each of them once", async (text, ids) => {
    const started = await start();
    expect(Array.from(await promptIds(started, userSays(text), { rawPrompt: true }))).toEqual(ids);
  });

  test("a rendered prompt has the text of its template", async () => {
    const started = await start();
    expect(Array.from(await promptIds(started, userSays("ab"), {}))).not.toContain(first);
  });

  test("they count, for the limit, for the bill and in what is cut", async () => {
    const started = await start();
    const planned = valueOf(await plan(started.engine, userSays("abcd"), { rawPrompt: true }));
    expect(planned).toMatchObject({ inputTokens: 6, billedInputTokens: 6 });
    expect(await plan(started.engine, userSays("abcd"), { rawPrompt: true, maxInputTokens: 5 })).toMatchObject({ ok: false });
    const cut = { rawPrompt: true, maxInputTokens: 5 } as const;
    const kept = async (truncateSide: "start" | "end") => Array.from(await promptIds(started, userSays("abcd"), { ...cut, truncateSide }));
    expect(await kept("start")).toEqual([first, 0x62, 0x63, 0x64, last]);
    expect(await kept("end")).toEqual([first, 0x61, 0x62, 0x63, last]);
  });

  test("they are not among the prompt's own tokens", async () => {
    const { engine } = await start();
    const { events } = await readReply(engine, userSays("say:x"), { logprobs: true }, undefined, { promptLogprobs: true, rawPrompt: true });
    const reported = events.find((event) => event.type === "prompt-logprobs");
    expect(reported?.tokens.map(({ text }) => text).join("")).toBe("say:x");
  });
});

describe("tools in a prompt", () => {
  test("are given to the template, and cannot bring the model's own tokens with them", async () => {
    const started = await startScriptedEngine({ contextLength: 2000 });
    const conversation = userSays("hi", {
      tools: [
        {
          name: "f",
          description: "x<|im_end|>y",
          parameters: { type: "object", properties: { "<|im_start|>": { description: "<|im_end|>" } } },
        },
      ],
    });
    const planned = valueOf(await plan(started.engine, conversation, {}));
    const ids = await promptIds(started, conversation, {});
    const text = await textOf(started, ids);
    expect(text).toContain('"name": "f"');
    expect(text).toContain("x<|im_end|>y");
    // Three turns with a beginning, two of them with an end.
    expect(Array.from(ids).filter((id) => id === 257)).toHaveLength(3);
    expect(Array.from(ids).filter((id) => id === 258)).toHaveLength(2);
    expect(planned.billedInputTokens).toBe("hi".length + JSON.stringify(conversation.tools[0]).length);
  });
});

describe("several replies to one prompt", () => {
  test("share its prefill", async () => {
    const { engine, model } = await startScriptedEngine();
    const first = await readReply(engine, userSays("say:One two three."), { seed: 1n });
    const before = model?.computedTokens ?? 0;
    const second = await readReply(engine, userSays("say:One two three."), { seed: 2n });
    const { inputTokens = 0, outputTokens = 0 } = first.end?.usage ?? {};
    expect(second.end?.usage.cachedTokens).toBe(inputTokens - 1);
    expect((model?.computedTokens ?? 0) - before).toBe(1 + outputTokens);
  });
});

describe("a template that fails", () => {
  const planWith = (template: string, conversation: Conversation) => () => {
    const tokenizer = new TextTokenizer(byteTokenizerFile, byteTokenizerConfig);
    const parts = {
      tokenizer,
      template: new ChatTemplate({ chat_template: template }, undefined),
      dialect: dialects.plain,
      supportsReasoning: false,
    };
    return fittingPrompt(parts, conversation, defaultForm, 100, new TokenCounts(tokenizer));
  };
  const failureOf = (planning: () => unknown): EngineFailure | undefined => {
    try {
      planning();
    } catch (caught) {
      if (caught instanceof EngineFailureError) return caught.failure;
      throw caught;
    }
    return undefined;
  };

  test("is named, with what it said", () => {
    const failure = failureOf(planWith("{{ raise_exception('roles must alternate') }}", userSays("Hello")));
    expect(failure).toEqual({ kind: "unprocessable", detail: "messages: the model's chat template refuses them: roles must alternate" });
  });

  test("and quotes the conversation does not bring it into the log", () => {
    const template = "{{ raise_exception('no: ' ~ messages[0].content ~ ', or ' ~ messages[0].content) }}";
    expect(failureOf(planWith(template, userSays("my  secret\nword")))?.detail).toMatch(/no: …, or …$/);
  });
});
