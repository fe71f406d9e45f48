/** `readTokenizerFile` packs the vocabulary and the merges of BPE; tokens and errors are those of the file that JSON.parse reads. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { PackedVocabulary } from "../../../../src/chat/tokenizer/models/packed-vocabulary.ts";
import { readTokenizerFile } from "../../../../src/chat/tokenizer/read-tokenizer-file.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";

const caseSchema = z.object({
  tokenizer: z.looseObject({ model: z.looseObject({ type: z.string() }) }),
  encoded: z.array(z.tuple([z.string(), z.array(z.int()), z.unknown()])),
  decoded: z.array(z.tuple([z.array(z.int()), z.string(), z.unknown()])),
});

const cases = gunzipSync(readFileSync(new URL("cases.jsonl.gz", import.meta.url)))
  .toString("utf8")
  .trim()
  .split("\n")
  .map((line) => caseSchema.parse(JSON.parse(line)));

const vocab = { a: 0, b: 1, ab: 2, " ": 3, é: 4, "\u{1F600}": 5, '"\\\n': 6, "abab": 7, "": 8 };
const model = {
  type: "BPE",
  vocab,
  merges: [
    ["a", "b"],
    ["ab", "ab"],
  ],
};
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string): unknown => readTokenizerFile(encode(text), JSON.parse);
const vocabularyIn = (file: unknown): unknown => z.object({ model: z.object({ vocab: z.unknown() }) }).parse(file).model.vocab;
const isPacked = (file: unknown): boolean => vocabularyIn(file) instanceof PackedVocabulary;
const tokensOf = (file: unknown, text: string): number[] => Array.from(new TextTokenizer(file, {}).encodePrompt(text));

describe("a packed tokenizer.json", () => {
  test("gives the tokens and texts of the Rust library", () => {
    let packed = 0;
    for (const [index, { tokenizer, encoded, decoded }] of cases.entries()) {
      // The library writes indented files, others leave out white space or escape characters.
      const json = JSON.stringify(tokenizer, null, index % 3);
      const file = read(
        index % 2 === 0 ? json : json.replaceAll(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
      );
      if (isPacked(file)) packed++;
      const tokens = new TextTokenizer(file, {});
      for (const [text, ids] of encoded) expect(Array.from(tokens.encodePrompt(text)), `file ${index}: ${text}`).toEqual(ids);
      for (const [ids, text] of decoded) expect(tokens.decode(Int32Array.from(ids)), `file ${index}: ${ids.join()}`).toBe(text);
    }
    expect(packed).toBeGreaterThan(50);
  });

  test("has the ids, texts and size of the parsed file", () => {
    const file = { model, added_tokens: [{ id: 12, content: "<end>", special: true }] };
    const packed = read(JSON.stringify(file));
    expect(isPacked(packed)).toBe(true);
    const [one, other] = [new TextTokenizer(packed, {}).table, new TextTokenizer(file, {}).table];
    expect(one.size).toBe(13);
    for (let id = -1; id <= one.size; id++) {
      expect(one.has(id)).toBe(other.has(id));
      expect(one.bytes(id)).toEqual(other.bytes(id));
    }
    for (const text of [...Object.keys(vocab), "<end>", "c", "ba", "\uD83D"]) expect(one.idOf(text), text).toBe(other.idOf(text));
  });

  test("reads merges that are one text each, and the heading of older files", () => {
    const file = { model: { ...model, merges: ["#version: 0.2", "a b", "ab ab"] } };
    const packed = read(JSON.stringify(file));
    expect(isPacked(packed)).toBe(true);
    expect(tokensOf(packed, "ababab a")).toEqual([7, 2, 3, 0]);
    expect(tokensOf(file, "ababab a")).toEqual([7, 2, 3, 0]);
  });

  test("removes control tokens from a caller's text", () => {
    const file = { model, added_tokens: [{ id: 2, content: "ab", special: true }] };
    expect(Array.from(new TextTokenizer(read(JSON.stringify(file)), {}).encodeText("ab"))).toEqual([0, 1]);
  });
});

describe("a file that cannot be packed is parsed as a whole", () => {
  const json = JSON.stringify({ model });
  const unusual: [name: string, text: string][] = [
    ["a text twice", json.replace('"b":1', '"b":9,"b":1')],
    ["an id twice", json.replace('"":8', '"":7')],
    ["an id with a fraction", json.replace('"":8', '"":8.0')],
    ["ids with large gaps", json.replace('"":8', '"":90000')],
    ["half of a surrogate pair in UTF-8", json.replace('"":8', '"":8,"ccc":9')],
    ["a character that is cut in UTF-8", json.replace('"":8', '"":8,"c":9')],
    ["two models", json.replace("{", '{"model":{"type":"BPE","vocab":{},"merges":[]},')],
    ["a prefix of later parts", json.replace('"type"', '"continuing_subword_prefix":"##","type"').replace('["ab","ab"]', '["ab","##ab"]')],
    ["WordLevel", JSON.stringify({ model: { type: "WordLevel", vocab } })],
  ];
  for (const [name, text] of unusual) {
    test(name, () => {
      const bytes = encode(text);
      if (name.startsWith("half")) bytes.set([0xed, 0xa0, 0x80], bytes.lastIndexOf(0x63) - 2);
      if (name.includes("is cut")) bytes.set([0xed], bytes.lastIndexOf(0x63));
      const file = readTokenizerFile(bytes, JSON.parse);
      expect(isPacked(file)).toBe(false);
      expect(file).toEqual(JSON.parse(new TextDecoder().decode(bytes)));
    });
  }

  for (const [name, text] of [
    ["a comma too many", json.replace('"":8', '"":8,')],
    ["the end is missing", json.slice(0, -2)],
    ["a merge is not closed", json.replace('["ab","ab"]', '["ab","ab"')],
    ["a control character in a text", json.replace('"b":1', '"\n":1')],
    ["an unknown escape", json.replace('"b":1', String.raw`"\x":1`)],
  ] as const) {
    test(`JSON.parse refuses it: ${name}`, () => {
      expect(() => read(text)).toThrow(SyntaxError);
    });
  }

  test("an unknown token of a merge is named", () => {
    const file = read(JSON.stringify({ model: { ...model, merges: [["a", "z"]] } }));
    expect(() => new TextTokenizer(file, {})).toThrow('merge to "z", which is not in its vocabulary');
  });
});
