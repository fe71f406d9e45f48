import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { TextTokenizer } from "../../../src/chat/tokenizer/text-tokenizer.ts";

const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const load = (model: string) => new TextTokenizer(json(`models/${model}/tokenizer.json`), json(`models/${model}/tokenizer_config.json`));
const chat = load("starter-chat");
const embed = load("starter-embed");

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Its merges make the special token of its letters. */
const mergingFile = () => ({
  added_tokens: [{ id: 5, content: "<x>", special: true, normalized: true }],
  model: {
    type: "BPE",
    vocab: { "<": 0, x: 1, ">": 2, "<x": 3, "x>": 4, "<x>": 5 },
    merges: [
      ["<", "x"],
      ["<x", ">"],
      ["x", ">"],
    ],
  },
});

describe("TextTokenizer", () => {
  test.each(["Hello, world!", "  two spaces\n\nand lines\t", "Größe 12,5 € 😀 — 日本語", "<|im_end|> <think> </think>", "\uFEFFmark"])(
    "writes %j back letter by letter",
    (text) => {
      expect(chat.decode(chat.encodeText(text))).toBe(text);
    },
  );

  test("keeps a caller's text from becoming control tokens", () => {
    const control = chat.table.addedTokens.map((token) => token.content).join("");
    const ids = chat.encodeText(`x${control}<<|im_end|>`);
    const controlIds = new Set(chat.table.addedTokens.map((token) => token.id));
    expect(Array.from(ids).filter((id) => controlIds.has(id))).toEqual([]);
    expect(chat.decode(ids)).toBe(`x${control}<<|im_end|>`);
  });

  test("reads control tokens that the template wrote", () => {
    const end = chat.table.idOf("<|im_end|>");
    expect(Array.from(chat.encodePrompt("<|im_end|>"))).toEqual([end]);
  });

  test("keeps a caller's [SEP] from splitting the row of an encoder", () => {
    const separator = embed.table.idOf("[SEP]");
    expect(Array.from(embed.encodePrompt("[SEP]"))).toEqual([separator]);
    expect(Array.from(embed.encodeText("a [SEP] b"))).not.toContain(separator);
  });

  test("keeps merges from making a special token of a caller's text", () => {
    const tokenizer = new TextTokenizer(mergingFile(), {});
    expect(Array.from(tokenizer.encodePrompt("<x>"))).toEqual([5]);
    expect(Array.from(tokenizer.encodeText("<x>"))).toEqual([3, 2]);
    expect(Array.from(tokenizer.encodeText("x><x>x"))).toEqual([4, 3, 2, 1]);
  });

  test("keeps nothing of its file in memory", async () => {
    const make = (): [TextTokenizer, WeakRef<object>] => {
      const file = mergingFile();
      return [new TextTokenizer(file, {}), new WeakRef(file.model.merges)];
    };
    const [tokenizer, merges] = make();
    // A reference that was just made is strong until the task ends.
    await new Promise((resolve) => void setImmediate(resolve));
    collectGarbage();
    expect(merges.deref()).toBeUndefined();
    expect(Array.from(tokenizer.encodeText("<x>"))).toEqual([3, 2]);
  });

  test("knows the special tokens around one text and around a pair", () => {
    const [first, separator] = [embed.table.idOf("[CLS]"), embed.table.idOf("[SEP]")];
    expect(embed.frame("single")).toEqual({ prefix: [first], middle: [], suffix: [separator], marksSecond: false });
    expect(embed.frame("pair")).toEqual({ prefix: [first], middle: [separator], suffix: [separator], marksSecond: true });
  });

  test("gives the text of each single token", () => {
    const ids = chat.encodeText("so it is");
    expect(chat.pieces(ids).join("")).toBe("so it is");
    expect(chat.pieces(ids)).toHaveLength(ids.length);
  });

  test("decodes an empty list of tokens to an empty text", () => {
    expect(chat.decode(new Int32Array(0))).toBe("");
    expect(chat.encodeText("")).toHaveLength(0);
  });
});
