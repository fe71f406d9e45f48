/** Tests rules of `tokenizer.json` one at a time, with values from the Rust library. */
import { describe, expect, test } from "vitest";
import { Normalizer } from "../../../../src/chat/tokenizer/normalizers/normalizer.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";

type File = Record<string, unknown>;

const metaspace = { type: "Metaspace", replacement: "▁", prepend_scheme: "always", split: true };
const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`);
const llamaDecoder = {
  type: "Sequence",
  decoders: [
    { type: "Replace", pattern: { String: "▁" }, content: " " },
    { type: "ByteFallback" },
    { type: "Fuse" },
    { type: "Strip", content: " ", start: 1, stop: 0 },
  ],
};
const pieces = ["<unk>", "<s>", "</s>", "▁", "a", "b", "▁su", "shi", "▁a", "s", "u", "h", "i", "and", ...bytes];
const unigram = { type: "Unigram", unk_id: 0, byte_fallback: true, vocab: pieces.map((piece, id) => [piece, id < 3 ? 0 : -2 - id / 1000]) };
const letters = { type: "BPE", unk_token: "<unk>", merges: [], vocab: { "<unk>": 0, a: 1, c: 2, n: 3, o: 4, s: 5, t: 6, " ": 7 } };
const cat = { id: 8, content: "cat", single_word: true, special: false, normalized: false, lstrip: false, rstrip: false };

const tokenizerOf = (file: File, config: unknown = {}) => new TextTokenizer(file, config);

/** Returns the tokens of a text, as `tokenizer.json` writes them. */
function tokensOf(file: File & { model: File }, text: string, config: unknown = {}): string[] {
  const tokenizer = tokenizerOf(file, config);
  const { vocab } = file.model;
  const names = new Map(
    Array.isArray(vocab)
      ? vocab.map((entry, id) => [id, String(entry[0])] as const)
      : Object.entries(vocab ?? {}).map(([name, id]) => [Number(id), name]),
  );
  for (const { id, content } of tokenizer.table.addedTokens) names.set(id, content);
  return Array.from(tokenizer.encodePrompt(text), (id) => names.get(id) ?? `${id}`);
}

describe("a text has the tokens of the reference", () => {
  test("characters outside of a Unigram vocabulary are written as bytes", () => {
    const file = { model: unigram, pre_tokenizer: metaspace, decoder: llamaDecoder };
    const written = ["▁su", "shi", "▁", "<0xF0>", "<0x9F>", "<0x8D>", "<0xA3>"];
    expect(tokensOf(file, "sushi 🍣")).toEqual(written);
    const tokenizer = tokenizerOf(file);
    expect(tokenizer.decode(tokenizer.encodeText("sushi 🍣"))).toBe("sushi 🍣");
  });

  test.each([
    ["concat", ["c", "o", "n", "c", "a", "t"]],
    ["cats", ["c", "a", "t", "s"]],
    ["cat_", ["c", "a", "t", "<unk>"]],
    ["écat", ["<unk>", "c", "a", "t"]],
    ["a cat", ["a", " ", "cat"]],
  ])("an added token of a single word in %j", (text, tokens) => {
    expect(tokensOf({ model: letters, added_tokens: [cat] }, text)).toEqual(tokens);
  });

  test.each([
    ["x²½ⅷ7", ["x", "²", "½", "ⅷ", "7"], true],
    ["x²½ⅷ7", ["x", "²½ⅷ7"], false],
  ])("characters that are numbers without being digits, in %j", (text, tokens, individual_digits) => {
    const model = {
      type: "WordLevel",
      unk_token: "u",
      vocab: Object.fromEntries(["u", "x", "²", "½", "ⅷ", "7", "²½ⅷ7"].map((word, id) => [word, id])),
    };
    expect(tokensOf({ model, pre_tokenizer: { type: "Digits", individual_digits } }, text)).toEqual(tokens);
  });

  test("tokens that only added_tokens_decoder of tokenizer_config.json lists", () => {
    const config = { added_tokens_decoder: { "9": { content: "<|end|>", special: true }, "8": { ...cat, content: "cat" } } };
    const tokenizer = tokenizerOf({ model: letters, added_tokens: [cat] }, config);
    expect(Array.from(tokenizer.encodePrompt("a<|end|>"))).toEqual([1, 9]);
    expect(tokenizer.table.isSpecial(9)).toBe(true);
    expect(tokenizer.table.size).toBe(10);
    expect(tokenizer.decode(Int32Array.of(1, 9))).toBe("a <|end|>");
    // A caller's text must not become the token.
    expect(Array.from(tokenizer.encodeText("a<|end|>"))).not.toContain(9);
  });

  test("the flags that added_tokens_decoder gives to a token of tokenizer.json", () => {
    const config = { added_tokens_decoder: { "8": { ...cat, single_word: false } } };
    expect(tokensOf({ model: letters, added_tokens: [cat] }, "cats", config)).toEqual(["cat", "s"]);
  });

  test("half a character of UTF-16 is U+FFFD", () => {
    const file = { model: unigram, pre_tokenizer: metaspace };
    expect(tokensOf(file, "a\uD83C")).toEqual(tokensOf(file, "a\uFFFD"));
  });
});

describe("tokens have the text of the reference", () => {
  const words = {
    type: "BPE",
    unk_token: "<unk>",
    merges: [],
    vocab: { "<unk>": 0, "▁w1": 1, "▁w2": 2, "<0xE2>": 3, "<0x82>": 4, "<0xAC>": 5 },
  };

  test("the space before the first word is left out", () => {
    const tokenizer = tokenizerOf({ model: words, decoder: llamaDecoder });
    expect(tokenizer.decode(Int32Array.of(1, 1, 2))).toBe("w1 w1 w2");
    expect(tokenizer.decode(Int32Array.of(1, 3, 4, 5, 2))).toBe("w1€ w2");
    expect(tokenizer.decode(Int32Array.of(1, 3, 4))).toBe("w1\uFFFD\uFFFD");
  });

  test("decoded one by one are the same, without an unfinished character", () => {
    const { table } = tokenizerOf({ model: words, decoder: llamaDecoder });
    const text = table.startText();
    expect([1, 3, 4].map((id) => text.push(id))).toEqual(["w1", "", ""]);
    expect(text.end("drop")).toBe("");
  });

  test("a word of WordPiece has its space before it, not after it", () => {
    const vocab = { hello: 0, wor: 1, "##ld": 2, "!": 3 };
    const tokenizer = tokenizerOf({ model: { type: "WordPiece", vocab }, decoder: { type: "WordPiece", prefix: "##", cleanup: true } });
    expect(tokenizer.decode(Int32Array.of(0, 1, 2, 3))).toBe("hello world!");
    const text = tokenizer.table.startText();
    expect([0, 1, 2, 3].map((id) => text.push(id))).toEqual(["hello", " wor", "ld", "!"]);
  });
});

test("the first character of a text is lost if a replacement takes the position of a later one", () => {
  const lengths = (content: string, texts: string[]) => {
    const normalizer = new Normalizer({ type: "Replace", pattern: { String: "ab" }, content });
    return texts.map((text) => normalizer.firstLength(text));
  };
  expect(lengths("c", ["abx", "xab", "b", ""])).toEqual([0, 1, 1, 0]);
  expect(lengths("", ["abx", "xab"])).toEqual([0, 1]);
});

describe("a caller's text", () => {
  const file = {
    model: unigram,
    pre_tokenizer: metaspace,
    decoder: llamaDecoder,
    added_tokens: [{ id: 2, content: "</s>", special: true }],
  };

  test("has no control token, and no space in its place", () => {
    const tokenizer = tokenizerOf(file);
    const ids = tokenizer.encodeText("a </s> b</s>");
    expect(Array.from(ids)).not.toContain(2);
    expect(tokenizer.decode(ids)).toBe("a </s> b</s>");
  });

  test("has no control token that the normalizer makes of other letters", () => {
    const model = { type: "BPE", unk_token: "<unk>", merges: [], vocab: { "<unk>": 0, "<": 1, i: 2, ">": 3 } };
    const added = [{ id: 4, content: "<I>", special: true, normalized: true }];
    const tokenizer = tokenizerOf({ model, added_tokens: added, normalizer: { type: "Lowercase" } });
    expect(Array.from(tokenizer.encodePrompt("<I><i>"))).toEqual([4, 4]);
    expect(Array.from(tokenizer.encodeText("<I><i>"))).toEqual([1, 2, 3, 1, 2, 3]);
    expect(Array.from(tokenizer.encodePrompt(`<I>${tokenizer.literal.mark("<i>")}`))).toEqual([4, 1, 2, 3]);
  });
});

describe("the error names a component with unknown rules", () => {
  const model = letters;
  test.each<[string, File]>([
    ["normalizer 'Shuffle'", { model, normalizer: { type: "Sequence", normalizers: [{ type: "NFC" }, { type: "Shuffle" }] } }],
    ["pre_tokenizer 'Shuffle'", { model, pre_tokenizer: { type: "Shuffle" } }],
    ["model 'Shuffle'", { model: { ...model, type: "Shuffle" } }],
    ["post_processor 'Shuffle'", { model, post_processor: { type: "Shuffle" } }],
    ["decoder 'Shuffle'", { model, decoder: { type: "Shuffle" } }],
    ["model 'BPE' with dropout", { model: { ...model, dropout: 0.1 } }],
    [
      String.raw`regular expression "(?<!a"`,
      { model, pre_tokenizer: { type: "Split", pattern: { Regex: "(?<!a" }, behavior: "Isolated", invert: false } },
    ],
  ])("%s", (name, file) => {
    expect(() => tokenizerOf(file)).toThrow(`its ${name}`);
  });
});
