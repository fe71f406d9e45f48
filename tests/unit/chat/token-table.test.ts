import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { TokenTable } from "../../../src/chat/tokenizer/token-table.ts";
import { tokenizerFileSchema } from "../../../src/chat/tokenizer/tokenizer-file.ts";

const table = (file: unknown) => new TokenTable(tokenizerFileSchema.parse(file));
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("TokenTable", () => {
  test("reads the byte-level alphabet", () => {
    const tokens = table({ model: { vocab: { Ġhi: 0, âĤ: 1, "¬": 2, Ċ: 3 } }, decoder: { type: "ByteLevel" } });
    expect(text(tokens.bytes(0))).toBe(" hi");
    expect(Array.from(tokens.bytes(1))).toEqual([0xe2, 0x82]);
    expect(Array.from(tokens.bytes(2))).toEqual([0xac]);
    expect(text(tokens.bytes(3))).toBe("\n");
  });

  test("reads byte tokens and spaces of SentencePiece vocabularies", () => {
    const tokens = table({
      model: {
        vocab: [
          ["<unk>", 0],
          ["<0xE2>", 0],
          ["▁the", -1],
          ["<0xZZ>", -2],
        ],
        byte_fallback: true,
      },
      decoder: { type: "Sequence", decoders: [{ type: "Replace", pattern: { String: "▁" }, content: " " }, { type: "ByteFallback" }] },
    });
    expect(Array.from(tokens.bytes(1))).toEqual([0xe2]);
    expect(text(tokens.bytes(2))).toBe(" the");
    expect(text(tokens.bytes(3))).toBe("<0xZZ>");
  });

  test("reads a byte token as text if the vocabulary has no byte fallback", () => {
    const tokens = table({ model: { vocab: { "<0xE2>": 0 } }, decoder: { type: "Metaspace" } });
    expect(text(tokens.bytes(0))).toBe("<0xE2>");
  });

  test("knows added tokens, special tokens, and ids without a token", () => {
    const tokens = table({
      model: { vocab: { a: 0 } },
      added_tokens: [
        { id: 5, content: "<|end|>", special: true },
        { id: 6, content: "<think>" },
      ],
    });
    expect(tokens.size).toBe(7);
    expect(tokens.isSpecial(5)).toBe(true);
    expect(tokens.isSpecial(6)).toBe(false);
    expect(tokens.idOf("<|end|>")).toBe(5);
    expect(tokens.has(3)).toBe(false);
    expect(tokens.bytes(3)).toHaveLength(0);
  });

  test("refuses a file of another shape", () => {
    expect(() => table({ model: { vocab: { a: "zero" } } })).toThrow();
  });

  test("gives every single byte of the starter chat model a token", () => {
    const tokens = table(JSON.parse(readFileSync("models/starter-chat/tokenizer.json", "utf8")));
    const bytes = new Set<number>();
    for (let id = 0; id < tokens.size; id++) if (tokens.bytes(id).length === 1) bytes.add(tokens.bytes(id)[0] ?? 0);
    expect(bytes.size).toBe(256);
  });
});
