/** A threshold for tool calls: a reply begins with a call only if the model is sure enough of it. */
import { describe, expect, test } from "vitest";
import { recordDialects } from "../../../../src/chat/dialects/record-dialects.ts";
import { ChatTemplate } from "../../../../src/chat/prompt/chat-template.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import type { DialectName } from "../../../../src/chat/dialects/dialect-names.ts";
import type { Conversation } from "../../../../src/inference/conversation.ts";
import { ChatSession } from "../../../../src/worker/engine/chat/chat-session.ts";
import type { TokenModel } from "../../../../src/worker/engine/chat/token-loop/token-model.ts";
import { createEngine } from "../../../../src/worker/engine/create-engine.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { byteTokenizerConfig, byteTokenizerFile, byteTokens, endTokenIds } from "../../../scripted/byte-tokenizer.ts";
import { readReply, userSays } from "../../../scripted/start-scripted-engine.ts";
import { ask, call, clock, weather } from "./reply-harness.ts";

const callToken = byteTokens.padding + 1;
const [pattern] = byteTokenizerFile.added_tokens;
const withCallToken = {
  ...byteTokenizerFile,
  added_tokens: [...byteTokenizerFile.added_tokens, { ...pattern, id: callToken, content: "<tool_call>", special: false }],
};

/** With this probability its reply begins with a call, which another one follows; else it says no. */
class Undecided implements TokenModel {
  readonly contextLength = 4000;
  readonly prefillChunk = 4000;
  readonly vocabularySize: number;
  readonly #probability: number;
  readonly #replies: Int32Array[];
  #ids: number[] = [];
  #replyAt = 0;

  constructor(tokenizer: TextTokenizer, probability: number) {
    this.#probability = probability;
    this.vocabularySize = tokenizer.table.size;
    const twice = `${call("clock", "{}")}\n${call("clock", "{}")}`;
    this.#replies = [twice, "No."].map((text) => tokenizer.encodePrompt(text));
  }

  get length(): number {
    return this.#ids.length;
  }

  async prefill(ids: Int32Array): Promise<Float32Array> {
    this.#ids.push(...ids);
    if (ids.length > 1) this.#replyAt = this.#ids.length;
    return this.#logits();
  }

  decode(id: number): Promise<Float32Array> {
    this.#ids.push(id);
    return Promise.resolve(this.#logits());
  }

  truncate(length: number): void {
    this.#ids.length = length;
  }

  #logits(): Float32Array {
    const logits = new Float32Array(this.vocabularySize).fill(-100);
    const written = this.#ids.slice(this.#replyAt);
    const whole = this.#replies.find((text) => written.every((id, index) => text[index] === id));
    const next = whole?.[written.length] ?? byteTokens.turnEnd;
    // The second call is less probable.
    const probability = next === callToken ? (written.length === 0 ? this.#probability : 0.3) : 1;
    logits["N".charCodeAt(0)] = Math.log(1 - probability);
    logits[next] = Math.log(probability);
    return logits;
  }
}

interface Setup {
  /** By the number of tools. */
  thresholds?: number[];
  /** Of the model. */
  probability?: number;
  dialect?: DialectName;
  tokenizer?: TextTokenizer;
}

async function start({ thresholds = [], probability = 0.9, dialect = "hermes", tokenizer = tokenizerWithCalls() }: Setup) {
  const facts = { contextLength: 4000, vocabularySize: tokenizer.table.size, dimensions: 0, memoryBytes: 0 };
  const device = { kind: "wasm", threads: 1 } as const;
  const engine = createEngine(async () => ({
    facts: { ...facts, device },
    tokenizer,
    chat: new ChatSession({
      tokenizer,
      template: new ChatTemplate(byteTokenizerConfig, undefined),
      dialect: recordDialects[dialect],
      supportsReasoning: false,
      toolCallThresholds: thresholds,
      model: new Undecided(tokenizer, probability),
      endTokenIds,
      yieldToEventLoop: () => new Promise((resolve) => setImmediate(resolve)),
    }),
  }));
  const record = modelRecordSchema.parse({ id: "undecided", role: "chat" });
  const loaded = await engine.load({ record, folder: "https://models.test/", device, allowSoftwareAdapter: false }, () => undefined);
  return { engine, loaded };
}

const tokenizerWithCalls = () => new TextTokenizer(withCallToken, byteTokenizerConfig);

async function finishOf(setup: Setup, conversation: Conversation, toolChoice: "auto" | "required" | "none" = "auto"): Promise<string> {
  const { engine } = await start(setup);
  const { end, text } = await readReply(engine, conversation, {}, undefined, { toolChoice });
  return end?.finishReason === "COMPLETE" ? text : `${end?.finishReason}`;
}

const question = ask("What time is it?", [clock]);

describe("a model that gives a call 0.9", () => {
  test("calls with no threshold and with one of 0.9, but not with one of 0.95", async () => {
    expect(await finishOf({}, question)).toBe("TOOL_CALL");
    expect(await finishOf({ thresholds: [0.89] }, question)).toBe("TOOL_CALL");
    expect(await finishOf({ thresholds: [0.95] }, question)).toBe("No.");
  });

  test("calls where a call is required, and does not where it is forbidden, whatever the threshold", async () => {
    expect(await finishOf({ thresholds: [1] }, question, "required")).toBe("TOOL_CALL");
    expect(await finishOf({ thresholds: [0] }, question, "none")).toBe("No.");
  });

  test("calls again when it answers the result of a call", async () => {
    const messages: Conversation["messages"] = [
      ...question.messages,
      { role: "assistant", text: "", thinking: "", plan: "", toolCalls: [{ id: "clock_1", name: "clock", arguments: "{}" }] },
      { role: "tool", toolCallId: "clock_1", outputs: [{ id: "clock_1:0", data: { time: "noon" } }] },
    ];
    expect(await finishOf({ thresholds: [0.95] }, { ...question, messages })).toBe("TOOL_CALL");
  });

  test("writes the rest of a reply that was begun under the threshold with the same tokens", async () => {
    const reply = async (written?: Parameters<typeof readReply>[5]) =>
      (await readReply((await start({ thresholds: [0.95] })).engine, question, { temperature: 1, p: 0.99 }, undefined, {}, written))
        .written;
    const whole = await reply();
    expect(whole.pieces.length).toBe(3);
    for (const cut of [0, 1, 2]) {
      const rest = await reply({ cachedTokens: 0, pieces: whole.pieces.slice(0, cut), weights: whole.weights.slice(0, cut) });
      expect(rest.pieces).toEqual(whole.pieces.slice(cut));
    }
  });
});

test("each number of tools has its own threshold, and more tools than thresholds have none", async () => {
  const thresholds = [0.95, 0.85];
  expect(await finishOf({ thresholds }, ask("What time is it?", [clock, weather]))).toBe("TOOL_CALL");
  expect(await finishOf({ thresholds: [0.85, 0.95] }, ask("What time is it?", [clock, weather]))).toBe("No.");
  expect(await finishOf({ thresholds }, ask("What time is it?", [clock, weather, { ...clock, name: "now" }]))).toBe("TOOL_CALL");
});

test("a second call needs no probability, because the grammar may require it", async () => {
  const { engine } = await start({ thresholds: [0.5] });
  const { events, written } = await readReply(engine, question, {}, undefined, { strictTools: true });
  expect(events.filter(({ type }) => type === "tool-call-end").length).toBe(2);
  // Not spelled out.
  expect(written.pieces.filter((id) => id === callToken).length).toBe(2);
});

test("a reply without tools has none", async () => {
  const { engine } = await start({ thresholds: [0.95] });
  expect((await readReply(engine, userSays("Hi."))).text).toContain("<tool_call>");
});

describe("a model cannot have a threshold", () => {
  test.for<[string, Setup]>([
    ["whose tag is spelled out", { tokenizer: new TextTokenizer(byteTokenizerFile, byteTokenizerConfig) }],
    ["whose calls have no tag", { dialect: "llama" }],
    ["that has no calls", { dialect: "plain" }],
  ])("%s", async ([, setup]) => {
    const { loaded } = await start({ ...setup, thresholds: [0.5] });
    expect(loaded).toMatchObject({ ok: false, failure: { kind: "files-damaged", detail: expect.stringContaining("toolCallThresholds") } });
  });

  test("that a server computes", () => {
    const record = { id: "far", role: "chat", engine: "remote", remote: { url: "https://server.test/v1" }, toolCallThresholds: [0.5] };
    const issue = modelRecordSchema.safeParse(record).error?.issues.find(({ path }) => path[0] === "toolCallThresholds");
    expect(issue?.message).toContain("does the sampling");
  });

  test.for([-0.1, 1.1, "high"])("of %s", (threshold) => {
    expect(modelRecordSchema.safeParse({ id: "a", role: "chat", toolCallThresholds: [threshold] }).success).toBe(false);
  });
});
