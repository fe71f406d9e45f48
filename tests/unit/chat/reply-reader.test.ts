import { describe, expect, test } from "vitest";
import { recordDialects } from "../../../src/chat/dialects/record-dialects.ts";
import type { FinishReason, ReplyEvent } from "../../../src/inference/reply-events.ts";
import { ReplyReader, type ReplyReaderOptions } from "../../../src/chat/reply/reply-reader.ts";
import { TokenTable } from "../../../src/chat/tokenizer/token-table.ts";
import { tokenizerFileSchema } from "../../../src/chat/tokenizer/tokenizer-file.ts";

/** Words as tokens, the euro sign in two tokens, and one special token. */
const pieces = ["Hel", "lo", " wor", "ld", "!", "âĤ", "¬", "<", "think>", "Hm.", "</think>", "ĊĊ", "STOP", "ST", "OP"];
const special = 100;
const tokens = new TokenTable(
  tokenizerFileSchema.parse({
    model: { vocab: Object.fromEntries(pieces.map((piece, id) => [piece.replaceAll(" ", "Ġ"), id])) },
    added_tokens: [{ id: special, content: "<|fim|>", special: true }],
    decoder: { type: "ByteLevel" },
  }),
);
const id = (piece: string) => pieces.indexOf(piece);

function read(written: string[], order: Partial<ReplyReaderOptions> = {}, finish: FinishReason = "COMPLETE"): ReplyEvent[] {
  const reader = new ReplyReader({
    replyId: "reply",
    tokens,
    dialect: recordDialects.qwen,
    stopSequences: [],
    logprobs: false,
    inputTokens: 10,
    billedInputTokens: 4,
    ...order,
  });
  const events = reader.start(3);
  for (const [index, piece] of written.entries()) {
    const reading = reader.push(piece === "<|fim|>" ? special : id(piece), -index);
    events.push(...reading.events);
    if (reading.stopped) return [...events, ...reader.end("STOP_SEQUENCE")];
  }
  return [...events, ...reader.end(finish)];
}

const textOf = (events: ReplyEvent[]) => events.map((event) => (event.type === "text-delta" ? event.text : "")).join("");

describe("ReplyReader", () => {
  test("writes start, text block and end, with the tokens counted", () => {
    expect(read(["Hel", "lo"])).toEqual([
      { type: "reply-start", replyId: "reply" },
      { type: "text-start", index: 0 },
      { type: "text-delta", index: 0, text: "Hel" },
      { type: "text-delta", index: 0, text: "lo" },
      { type: "text-end", index: 0 },
      {
        type: "reply-end",
        finishReason: "COMPLETE",
        usage: { inputTokens: 10, outputTokens: 2, billedInputTokens: 4, cachedTokens: 3 },
      },
    ]);
  });

  test("puts thinking into block 0 and the answer into block 1", () => {
    const events = read(["<", "think>", "Hm.", "</think>", "ĊĊ", "Hel"]);
    expect(events.slice(1, -1)).toEqual([
      { type: "thinking-start", index: 0 },
      { type: "thinking-delta", index: 0, thinking: "Hm." },
      { type: "thinking-end", index: 0 },
      { type: "text-start", index: 1 },
      { type: "text-delta", index: 1, text: "Hel" },
      { type: "text-end", index: 1 },
    ]);
  });

  test("gives an answer without text a text block", () => {
    expect(read([]).slice(1, -1)).toEqual([
      { type: "text-start", index: 0 },
      { type: "text-end", index: 0 },
    ]);
    const thoughtOnly = read(["<", "think>", "Hm."], {}, "MAX_TOKENS");
    expect(thoughtOnly.slice(3, -1)).toEqual([
      { type: "thinking-end", index: 0 },
      { type: "text-start", index: 1 },
      { type: "text-end", index: 1 },
    ]);
  });

  test("streams only whole characters, and leaves out an incomplete one at the end", () => {
    expect(read(["âĤ", "¬", "!"]).filter((event) => event.type === "text-delta")).toEqual([
      { type: "text-delta", index: 0, text: "€" },
      { type: "text-delta", index: 0, text: "!" },
    ]);
    expect(textOf(read(["Hel", "âĤ"], {}, "MAX_TOKENS"))).toBe("Hel");
  });

  test("ends before a stop sequence that takes several tokens, and asks for no further token", () => {
    const events = read(["Hel", "lo", " wor", "ld", "!"], { stopSequences: ["lo w"] });
    expect(textOf(events)).toBe("Hel");
    expect(events.at(-1)).toMatchObject({ finishReason: "STOP_SEQUENCE", stopSequence: "lo w", usage: { outputTokens: 3 } });
  });

  test("releases the beginning of a stop sequence that does not follow", () => {
    expect(textOf(read(["Hel", "lo", "ST"], { stopSequences: ["STOP"] }, "MAX_TOKENS"))).toBe("HelloST");
  });

  test("does not look for stop sequences in thinking", () => {
    const events = read(["<", "think>", "STOP", "Hm.", "</think>", "Hel"], { stopSequences: ["STOP"] });
    expect(textOf(events)).toBe("Hel");
  });

  test("counts special tokens inside a reply without writing text for them", () => {
    const events = read(["Hel", "<|fim|>", "lo"]);
    expect(textOf(events)).toBe("Hello");
    expect(events.at(-1)).toMatchObject({ usage: { outputTokens: 3 } });
  });

  test("keeps the space before its first word if it continues a text", () => {
    const file = tokenizerFileSchema.parse({
      model: { vocab: { "▁Once": 0, "▁upon": 1 } },
      decoder: { type: "Metaspace", prepend_scheme: "always" },
    });
    const words = { tokens: new TokenTable(file), dialect: recordDialects.plain };
    const textAfter = (precedingTokens: number[]): string => {
      const limits = { stopSequences: [], logprobs: false, inputTokens: 1, billedInputTokens: 1 };
      const reader = new ReplyReader({ replyId: "r", ...words, ...limits, precedingTokens: Int32Array.from(precedingTokens) });
      return textOf([...reader.push(1, 0).events, ...reader.end("COMPLETE")]);
    };
    expect(textAfter([])).toBe("upon");
    expect(textAfter([0])).toBe(" upon");
  });

  test("closes the open block and passes on the reason of an error", () => {
    const reader = new ReplyReader({
      replyId: "r",
      tokens,
      dialect: recordDialects.plain,
      stopSequences: [],
      logprobs: false,
      inputTokens: 1,
      billedInputTokens: 1,
    });
    reader.push(id("Hel"), 0);
    expect(reader.end("ERROR", "the model failed")).toMatchObject([
      { type: "text-end", index: 0 },
      { type: "reply-end", finishReason: "ERROR", error: "the model failed" },
    ]);
  });

  describe("with log probabilities", () => {
    const items = (events: ReplyEvent[]) =>
      events.flatMap((event) => (event.type === "text-delta" && event.logprobs !== undefined ? [event.logprobs] : []));

    test("gives each piece the tokens that it was made from", () => {
      expect(items(read(["Hel", "âĤ", "¬", "!"], { logprobs: true }))).toEqual([
        { text: "Hel", tokenIds: [id("Hel")], logprobs: [-0] },
        { text: "€", tokenIds: [id("âĤ"), id("¬")], logprobs: [-1, -2] },
        { text: "!", tokenIds: [id("!")], logprobs: [-3] },
      ]);
    });

    test("leaves out the tokens of thinking and of the stop sequence", () => {
      const events = read(["<", "think>", "Hm.", "</think>", "ĊĊ", "Hel", "ST", "OP"], { logprobs: true, stopSequences: ["STOP"] });
      expect(items(events)).toEqual([{ text: "Hel", tokenIds: [id("Hel")], logprobs: [-5] }]);
    });

    test("assigns a token that a stop sequence divides to the piece with its first letter", () => {
      expect(items(read(["Hel", "lo", " wor"], { logprobs: true, stopSequences: ["o w"] }))).toEqual([
        { text: "Hel", tokenIds: [id("Hel")], logprobs: [-0] },
        { text: "l", tokenIds: [id("lo")], logprobs: [-1] },
      ]);
    });

    test("the pieces together have every token of the answer once", () => {
      const written = ["Hel", "ST", "lo", "ST", " wor", "âĤ", "¬", "ld"];
      const all = items(read(written, { logprobs: true, stopSequences: ["STOP", "or€x"] }));
      expect(all.flatMap((item) => item.tokenIds)).toEqual(written.map(id));
      expect(all.map((item) => item.text).join("")).toBe("HelSTloST wor€ld");
    });
  });
});
