/** Compares random tokenizers of every kind with the Rust library (`recipes/cohabit_recipes/tokenizer_cases`). */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { recordDialects } from "../../../../src/chat/dialects/record-dialects.ts";
import { ReplyReader } from "../../../../src/chat/reply/reply-reader.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";

const ids = z.array(z.int());
const caseSchema = z.object({
  tokenizer: z.looseObject({ model: z.looseObject({ type: z.string() }) }),
  /** Text, its tokens, and its tokens with the post-processor's. */
  encoded: z.array(z.tuple([z.string(), ids, ids])),
  /** Tokens, their text, and the text without special tokens. */
  decoded: z.array(z.tuple([ids, z.string(), z.string()])),
  /** Tokens and token types of the pair of the first two texts. */
  pair: z.tuple([ids, ids]),
});

const cases = gunzipSync(readFileSync(new URL("cases.jsonl.gz", import.meta.url)))
  .toString("utf8")
  .trim()
  .split("\n")
  .map((line) => caseSchema.parse(JSON.parse(line)))
  .map((each, index) => ({ ...each, index, tokens: new TextTokenizer(each.tokenizer, {}) }));

describe("tokenizers of every kind give the results of the Rust library", () => {
  test("the recordings have hundreds of files, of all models", () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
    expect(new Set(cases.map(({ tokenizer }) => tokenizer.model.type))).toEqual(new Set(["BPE", "Unigram", "WordPiece", "WordLevel"]));
  });

  test("tokens of texts", () => {
    for (const { index, tokens, encoded } of cases) {
      for (const [text, wanted] of encoded) expect(Array.from(tokens.encodePrompt(text)), `file ${index}: ${text}`).toEqual(wanted);
    }
  });

  test("special tokens around a text and around a pair", () => {
    for (const { index, tokens, encoded, pair } of cases) {
      const { prefix, suffix } = tokens.frame("single");
      for (const [text, plain, framed] of encoded) expect([...prefix, ...plain, ...suffix], `file ${index}: ${text}`).toEqual(framed);
      const frame = tokens.frame("pair");
      const [first = [], second = []] = encoded.map(([, plain]) => plain);
      const before = [...frame.prefix, ...first, ...frame.middle];
      const after = [...second, ...frame.suffix];
      expect([...before, ...after], `file ${index}`).toEqual(pair[0]);
      if (second.length > 0) expect(frame.marksSecond, `file ${index}`).toBe(pair[1][before.length] === 1);
    }
  });

  test("texts of tokens", () => {
    for (const { index, tokens, decoded } of cases) {
      for (const [list, text, plain] of decoded) {
        expect(tokens.decode(Int32Array.from(list)), `file ${index}: ${list.join()}`).toBe(text);
        const written = list.filter((id) => !tokens.table.isSpecial(id));
        expect(tokens.decode(Int32Array.from(written)), `file ${index}: ${written.join()}`).toBe(plain);
      }
    }
  });

  test("texts of tokens that arrive one by one: a reply's deltas join to the text of its tokens", () => {
    for (const { index, tokens, decoded } of cases) {
      for (const [list, , plain] of decoded) {
        const reader = new ReplyReader({
          replyId: "r",
          tokens: tokens.table,
          dialect: recordDialects.plain,
          stopSequences: [],
          logprobs: false,
          inputTokens: 0,
          billedInputTokens: 0,
        });
        const events = [reader.start(0), ...list.map((id) => reader.push(id, 0).events), reader.end("COMPLETE")].flat();
        const text = events.map((event) => (event.type === "text-delta" ? event.text : "")).join("");
        // A reply leaves out an incomplete character at the end.
        if (!plain.endsWith("\uFFFD")) expect(text, `file ${index}: ${list.join()}`).toBe(plain);
      }
    }
  });
});
