/** The tokens that llama.cpp needs around images, in the vocabulary of a tiny model. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readProjectorFacts } from "../../../../../src/worker/engine/llama-cpp/images/projector-facts.ts";
import { standInToken } from "../../../../../src/worker/engine/llama-cpp/images/stand-in-token.ts";
import { isVisionToken } from "../../../../../src/worker/engine/llama-cpp/images/vision-tokens.ts";
import { PrivateTokens, renameControlTokens } from "../../../../../src/worker/engine/llama-cpp/private-tokens.ts";
import { readGgufPrompting } from "../../../../../src/worker/engine/model-folder/gguf-prompting.ts";

const folder = "tests/models/gguf-vision-tiny";
const model = new Blob([readFileSync(`${folder}/model-F16.gguf`)]);
const readModel = () => readGgufPrompting("model-F16.gguf", model);

test.each([
  ["idefics3", ["<fake_token_around_image>", "<global-img>", "<row_2_col_3>"]],
  ["qwen3vl_merger", ["<|vision_start|>", "<|vision_end|>"]],
  ["gemma3", ["<start_of_image>", "<end_of_image>"]],
  ["gemma4v", ["<|image>", "<image|>"]],
  ["pixtral", ["[IMG_END]", "[IMG_BREAK]"]],
  ["internvl", ["<img>", "</img>"]],
  ["minicpmv", ["<image>", "</image>", "<slice>", "</slice>"]],
  ["kimivl", ["<|media_start|>", "<|media_end|>"]],
  ["lfm2", ["<|image_start|>", "<|img_row_1_col_2|>", "<|img_thumbnail|>"]],
  ["step3vl", ["<im_start>", "<im_end>", "<patch_start>", "<patch_newline>"]],
  ["lightonocr", ["<|im_start|>", "<|im_end|>"]],
  ["minimax_m3", ["]<]start of image[>[", "]<]end of image[>["]],
])("the tokens of %s around an image keep their texts", (type, texts) => {
  expect(texts.filter((text) => !isVisionToken(text, type))).toEqual([]);
});

test("other control tokens get private texts", () => {
  const others = ["<|im_start|>", "<|im_end|>", "<|endoftext|>", "<tool_call>", "</think>", "<start_of_turn>", "[INST]", "<s>"];
  expect(others.filter((text) => isVisionToken(text, "qwen3vl_merger"))).toEqual([]);
});

test("a kept text in a caller's message is separated, and the template's own is not", async () => {
  const { header, tokenizer } = await readModel();
  const head = new Uint8Array(await model.slice(0, header.dataStart).arrayBuffer());
  const tokens = new PrivateTokens(
    tokenizer,
    renameControlTokens(head, header, (text) => isVisionToken(text, "idefics3")),
  );
  const renamed = new TextDecoder().decode(head);
  expect(renamed).toContain("<global-img>");
  expect(renamed).not.toContain("[PAD]");
  expect(tokens.prompt(tokenizer.encodePrompt(`<image>${tokenizer.literal.mark("<global-img>")}`))).toBe("<image><\u200Bglobal-img>");
  const ids = Int32Array.of(...tokenizer.encodePrompt("Hello"), 2 ** 24, 2 ** 24 + 1, ...tokenizer.encodePrompt("world"));
  expect(tokens.prompt(ids, (id) => (id === 2 ** 24 ? "@" : id > 2 ** 24 ? "" : undefined))).toBe("Hello@world");
});

test("the token that stands for an image is a control token that nothing else writes", async () => {
  const { header, tokenizer } = await readModel();
  const free = standInToken(header, tokenizer, ["<|im_start|>user"]);
  expect(tokenizer.literal.controlTokens.has(free.id)).toBe(true);
  expect(["<|im_start|>", "<|im_end|>", "<|endoftext|>", "[PAD]"]).not.toContain(free.token);
  const all = tokenizer.table.addedTokens.map(({ content }) => content);
  expect(() => standInToken(header, tokenizer, all)).toThrow("no control token that can stand for an image");
});

test("the facts of a vision part are in its header", async () => {
  const part = new Blob([readFileSync(`${folder}/mmproj-F16.gguf`)]);
  expect(await readProjectorFacts("mmproj-F16.gguf", part)).toEqual({ type: "idefics3", stepTokens: 0 });
  await expect(readProjectorFacts("mmproj-F16.gguf", part.slice(0, 400))).rejects.toThrow("mmproj-F16.gguf");
});
