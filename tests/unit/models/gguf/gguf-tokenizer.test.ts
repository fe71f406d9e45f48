/** Tokens of the vocabularies in GGUF files, compared with what llama.cpp makes of the same files (`recipes`, tiny_gguf). */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import type { GgufHeader } from "../../../../src/worker/models/gguf/gguf-header.ts";
import { endTokenIds } from "../../../../src/worker/models/gguf/gguf-special-tokens.ts";
import type { GgufMetadata } from "../../../../src/worker/models/gguf/gguf-metadata.ts";
import { ggufTokenizer } from "../../../../src/worker/models/gguf/tokenizer/gguf-tokenizer.ts";
import { vocabularyOf } from "../../../../src/worker/models/gguf/tokenizer/gguf-vocabulary.ts";
import { tokenizerObstacle } from "../../../../src/worker/models/gguf/tokenizer/tokenizer-obstacle.ts";
import { readGgufFile } from "../../../models/read-gguf-file.ts";

const idsSchema = z.array(z.array(z.int()));
const fileSchema = z.looseObject({ ids: idsSchema, framed: z.array(z.int()) });
const reference = z
  .object({
    texts: z.array(z.string()),
    files: z.object({ chat: fileSchema, "sentence-piece": fileSchema, embed: fileSchema, rerank: fileSchema, spaced: fileSchema }),
    spacedMerges: z.array(z.string()),
    preTokenizers: z.object({ ids: z.array(idsSchema), names: z.record(z.string(), z.int()) }),
  })
  .parse(JSON.parse(readFileSync("tests/models/gguf-tiny/reference.json", "utf8")));

const { texts, files, preTokenizers } = reference;

function tokenizerOf(header: { metadata: GgufMetadata }): TextTokenizer {
  const { file, config } = ggufTokenizer(header);
  return new TextTokenizer(file, config);
}

const withValues = ({ metadata }: GgufHeader, values: readonly (readonly [string, unknown])[]): { metadata: GgufMetadata } => ({
  metadata: new Map<string, unknown>([...metadata, ...values]),
});

const tokensOf = (tokenizer: TextTokenizer): number[][] => texts.map((text) => [...tokenizer.encodeText(text)]);

/**
 * Indices of texts with different tokens, because cohabit follows the model's own tokenizer: llama.cpp rewrote patterns without marks of
 * characters, and treats U+0085 and U+3000 differently.
 */
const knownDifferences: Readonly<Record<string, readonly number[]>> = {
  embed: [12],
  "deepseek-coder": [12],
  ...Object.fromEntries(["tekken", "gpt-4o", "llama4", "kanana2", "talkie", "minimax-m2"].map((name) => [name, [5, 7]])),
};

/** The texts whose tokens differ, with both lists. */
function differences(name: string, tokenizer: TextTokenizer, expected: readonly (readonly number[])[]): object[] {
  return tokensOf(tokenizer).flatMap((ids, index) =>
    ids.join() === expected[index]?.join() || knownDifferences[name]?.includes(index) === true
      ? []
      : [
          {
            text: texts[index],
            ids: tokenizer.pieces(Int32Array.from(ids)),
            llama: tokenizer.pieces(Int32Array.from(expected[index] ?? [])),
          },
        ],
  );
}

describe("the vocabulary of a GGUF file gives the tokens of llama.cpp:", () => {
  test.each(["chat", "sentence-piece", "embed", "rerank"] as const)("%s", async (name) => {
    const tokenizer = tokenizerOf(await readGgufFile(`gguf-tiny/${name}.gguf`));
    expect(differences(name, tokenizer, files[name].ids)).toEqual([]);
    const { prefix, suffix } = tokenizer.frame("single");
    expect([...prefix, ...tokenizer.encodeText(texts[0] ?? ""), ...suffix]).toEqual(files[name].framed);
  });

  test("pairs over texts with marked spaces, as in Gemma 4", async () => {
    const header = await readGgufFile("gguf-tiny/sentence-piece.gguf");
    const spaced = withValues(header, [
      ["tokenizer.ggml.model", "gemma4"],
      ["tokenizer.ggml.merges", reference.spacedMerges],
    ]);
    const tokenizer = tokenizerOf(spaced);
    expect(differences("spaced", tokenizer, files.spaced.ids)).toEqual([]);
    expect([...tokenizer.frame("single").prefix, ...tokenizer.encodeText(texts[0] ?? "")]).toEqual(files.spaced.framed);
  });

  describe("with the pre-tokenizer", () => {
    let header: GgufHeader;
    beforeAll(async () => {
      header = await readGgufFile("gguf-tiny/chat.gguf");
    });

    test.each(Object.entries(preTokenizers.names))("%s", (name, index) => {
      const tokenizer = tokenizerOf(withValues(header, [["tokenizer.ggml.pre", name]]));
      expect(differences(name, tokenizer, preTokenizers.ids[index] ?? [])).toEqual([]);
    });

    test("that this version does not know it is refused by name", () => {
      const unknown = withValues(header, [["tokenizer.ggml.pre", "kimi-k2"]]);
      expect(tokenizerObstacle(unknown.metadata)).toBe("has the pre-tokenizer 'kimi-k2', which only llama.cpp knows");
      expect(() => ggufTokenizer(unknown)).toThrow("has the pre-tokenizer 'kimi-k2', which only llama.cpp knows");
    });
  });
});

describe("the vocabulary of a GGUF file", () => {
  test("decodes its tokens to the text that was encoded", async () => {
    for (const name of ["chat", "sentence-piece"]) {
      // oxlint-disable-next-line no-await-in-loop
      const tokenizer = tokenizerOf(await readGgufFile(`gguf-tiny/${name}.gguf`));
      expect(texts.map((text) => tokenizer.decode(tokenizer.encodeText(text)))).toEqual(texts);
    }
  });

  test("may have several empty tokens, which llama.cpp names by their ids", async () => {
    const header = await readGgufFile("gguf-tiny/chat.gguf");
    const { tokens } = vocabularyOf(header.metadata);
    const empty = withValues(header, [["tokenizer.ggml.tokens", tokens.map((token, id) => (id < tokens.length - 2 ? token : ""))]]);
    expect(vocabularyOf(empty.metadata).tokens.slice(-2)).toEqual([`[EMPTY_${tokens.length - 2}]`, `[EMPTY_${tokens.length - 1}]`]);
    expect(tokenizerOf(empty).decode(tokenizerOf(empty).encodeText("a b"))).toBe("a b");
  });

  test("names its special tokens and templates as tokenizer_config.json does", async () => {
    const { config } = ggufTokenizer(await readGgufFile("gguf-tiny/chat.gguf"));
    expect(config).toMatchObject({
      bos_token: "<|endoftext|>",
      eos_token: "<|im_end|>",
      pad_token: "[PAD]",
      chat_template: { default: expect.stringContaining("<|im_start|>") },
    });
  });

  test("has control tokens without text, and tokens that its authors defined with text", async () => {
    const { table } = tokenizerOf(await readGgufFile("gguf-tiny/chat.gguf"));
    expect(table.isSpecial(table.idOf("<|im_end|>") ?? -1)).toBe(true);
    expect(table.isSpecial(table.idOf("<tool_call>") ?? -1)).toBe(false);
  });

  test("ends replies with the tokens with which llama.cpp ends them", async () => {
    const header = await readGgufFile("gguf-tiny/chat.gguf");
    const { table } = tokenizerOf(header);
    expect([...endTokenIds(header.metadata)].map((id) => table.idOf("<|im_end|>") === id || table.idOf("<|endoftext|>") === id)).toEqual([
      true,
      true,
    ]);
    const plain = await readGgufFile("gguf-tiny/sentence-piece.gguf");
    expect([...endTokenIds(plain.metadata)].toSorted((one, other) => one - other)).toEqual([
      2,
      tokenizerOf(plain).table.idOf("<end_of_turn>"),
    ]);
  });

  test("does not end replies with tokens that only end a part of them, or that are tags of HTML", () => {
    const endsOf = (tokens: readonly string[], types: readonly number[]): Set<string | undefined> => {
      const metadata = new Map<string, unknown>([
        ["tokenizer.ggml.tokens", tokens],
        ["tokenizer.ggml.token_type", Int32Array.from(types)],
        ["tokenizer.ggml.eot_token_id", 0],
      ]);
      return new Set([...endTokenIds(metadata)].map((id) => tokens[id]));
    };
    expect(endsOf(["<|return|>", "<|call|>", "<|end|>"], [3, 3, 3])).toEqual(new Set(["<|call|>", "<|return|>"]));
    expect(endsOf(["<|end|>", "<|assistant|>"], [3, 3])).toEqual(new Set(["<|end|>"]));
    expect(endsOf(["<eos>", "</s>"], [3, 4])).toEqual(new Set(["<eos>"]));
    expect(endsOf(["<eos>", "</s>"], [3, 3])).toEqual(new Set(["</s>", "<eos>"]));
    expect(endsOf(["<turn|>", "<|tool_response>", "</s>"], [3, 3, 3])).toEqual(new Set(["<turn|>", "<|tool_response>"]));
  });

  test("takes a whole word of the vocabulary without merges only if its pre-tokenizer does", () => {
    const tokensOfWord = (pre: string): number[] => {
      const metadata = new Map<string, unknown>([
        ["tokenizer.ggml.model", "gpt2"],
        ["tokenizer.ggml.pre", pre],
        ["tokenizer.ggml.tokens", ["a", "b", "c", "ab", "abc"]],
        ["tokenizer.ggml.merges", ["a b"]],
      ]);
      return [...tokenizerOf({ metadata }).encodeText("abc")];
    };
    expect(tokensOfWord("llama-bpe")).toEqual([4]);
    expect(tokensOfWord("qwen2")).toEqual([3, 2]);
  });

  test("of Gemma 4 puts the begin token before a text, whatever its flag is", async () => {
    const spaced = withValues(await readGgufFile("gguf-tiny/sentence-piece.gguf"), [
      ["tokenizer.ggml.model", "gemma4"],
      ["tokenizer.ggml.merges", []],
      ["tokenizer.ggml.add_bos_token", false],
    ]);
    expect(tokenizerOf(spaced).frame("single").prefix).toEqual([1]);
  });

  test("puts two texts into one row as BERT and XLM-RoBERTa do", async () => {
    const bert = tokenizerOf(await readGgufFile("gguf-tiny/embed.gguf")).frame("pair");
    expect(bert).toEqual({ prefix: [2], middle: [3], suffix: [3], marksSecond: true });
    const roberta = tokenizerOf(withValues(await readGgufFile("gguf-tiny/rerank.gguf"), [["tokenizer.ggml.add_sep_token", true]])).frame(
      "pair",
    );
    expect(roberta).toEqual({ prefix: [0], middle: [2, 2], suffix: [2], marksSecond: false });
  });

  test.each([
    ["rwkv", "has a tokenizer of the kind 'rwkv', which only llama.cpp reads"],
    ["", "names no tokenizer (tokenizer.ggml.model)"],
  ])("of the kind '%s' is refused", async (model, message) => {
    const header = withValues(await readGgufFile("gguf-tiny/chat.gguf"), [["tokenizer.ggml.model", model]]);
    expect(() => ggufTokenizer(header)).toThrow(message);
  });

  test.each<[string, [string, string | readonly string[]][], string]>([
    ["no tokens", [["tokenizer.ggml.tokens", "none"]], "has no list of texts as 'tokenizer.ggml.tokens'"],
    ["a token twice", [["tokenizer.ggml.tokens", ["a", "b", "a"]]], 'has two tokens with the text "a"'],
    [
      "more tokens than types",
      [["tokenizer.ggml.tokens", Array.from({ length: 9999 }, (_, id) => `token ${id}`)]],
      "has 9999 tokens and 1536 types of tokens",
    ],
    ["no merges", [["tokenizer.ggml.merges", "none"]], "has no list of texts as 'tokenizer.ggml.merges'"],
  ])("with %s is refused", async (_, values, message) => {
    const header = withValues(await readGgufFile("gguf-tiny/chat.gguf"), values);
    expect(() => ggufTokenizer(header)).toThrow(message);
  });
});
