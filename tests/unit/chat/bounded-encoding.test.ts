/** Encoding a part of a text gives the same tokens as encoding all of it, in less time. */
import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodePart } from "../../../src/chat/tokenizer/bounded-encoding.ts";
import { TextTokenizer } from "../../../src/chat/tokenizer/text-tokenizer.ts";
import { byteTokenizerConfig, byteTokenizerFile } from "../../scripted/byte-tokenizer.ts";

const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const load = (model: string) => new TextTokenizer(json(`models/${model}/tokenizer.json`), json(`models/${model}/tokenizer_config.json`));
const tokenizers: [kind: string, tokenizer: TextTokenizer][] = [
  ["byte-level BPE", load("starter-chat")],
  ["WordPiece", load("starter-embed")],
  ["bytes", new TextTokenizer(byteTokenizerFile, byteTokenizerConfig)],
];

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("the", "word", "Größe", "tokenizer", "it's", "日本語の文章", "naïve", "😀", "e\u0301") },
  { weight: 6, arbitrary: fc.constantFrom(" ", " ", "  ", "\n", "\n\n  ", "\t", ". ", ", ") },
  { weight: 1, arbitrary: fc.constantFrom("12,345.67", "<|im_end|>", "[SEP]", "<think>", "://", "x".repeat(40), "-".repeat(30)) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
);
const longText = fc.array(piece, { minLength: 20, maxLength: 60 }).map((pieces) => {
  const text = pieces.join("");
  return text.repeat(Math.ceil(4000 / Math.max(1, text.length)));
});

describe.each(tokenizers)("a part of a text's tokens (%s)", (_, tokenizer) => {
  test("is the first or the last of all", () => {
    fc.assert(
      fc.property(longText, fc.integer({ min: 0, max: 120 }), (text, max) => {
        const whole = Array.from(tokenizer.encodeText(text));
        const start = tokenizer.encodeTextPart(text, max, "start");
        const end = tokenizer.encodeTextPart(text, max, "end");
        expect(Array.from(start.ids)).toEqual(whole.slice(0, max));
        expect(Array.from(end.ids)).toEqual(whole.slice(Math.max(0, whole.length - max)));
        expect([start.isWhole, end.isWhole]).toEqual([whole.length <= max, whole.length <= max]);
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  test("is all of a text that has no more", () => {
    const whole = tokenizer.encodeText("a few words");
    expect(tokenizer.encodeTextPart("a few words", whole.length, "start")).toEqual({ ids: whole, isWhole: true });
    expect(tokenizer.encodeTextPart("", 0, "end")).toEqual({ ids: new Int32Array(0), isWhole: true });
  });
});

describe("the part of a text that is read", () => {
  const readBy = (text: string, max: number, side: "start" | "end"): number => {
    let read = 0;
    encodePart((part) => ((read += part.length), Array.from(part, (_, index) => index)), text, max, side);
    return read;
  };

  test("depends on the requested tokens, not on the length of the text", () => {
    for (const side of ["start", "end"] as const) {
      for (const word of ["word ", "x", "語", "😀", "\n"]) {
        expect(readBy(word.repeat(1_000_000), 100, side)).toBeLessThan(10_000);
      }
    }
  });

  test("is more for a text of few tokens", () => {
    const words = (text: string): number[] => text.split(" ").map((word) => word.length);
    const text = `${"x".repeat(5000)} `.repeat(300);
    expect(encodePart(words, text, 100, "start")).toEqual({ ids: Array.from({ length: 100 }, () => 5000), isWhole: false });
  });
});

describe("a text of a quarter of a million words", () => {
  test.each(tokenizers)("is tokenised whole (%s)", (_, tokenizer) => {
    expect(tokenizer.encodeText("a ".repeat(250_000)).length).toBeGreaterThanOrEqual(250_000);
  });
});
