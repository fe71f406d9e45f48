/** Texts of control tokens, which llama.cpp gets under other names. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PrivateTokens, renameControlTokens } from "../../../../src/worker/engine/llama-cpp/private-tokens.ts";
import { readGgufPrompting } from "../../../../src/worker/engine/model-folder/gguf-prompting.ts";

const file = new Blob([readFileSync("tests/models/gguf-tiny/chat.gguf")]);

async function privateTokens() {
  const { header, tokenizer } = await readGgufPrompting("chat.gguf", file);
  const head = new Uint8Array(await file.slice(0, header.dataStart).arrayBuffer());
  return { tokenizer, tokens: new PrivateTokens(tokenizer, renameControlTokens(head, header)), head };
}

test("a prompt has the private texts of its control tokens, as the renamed header has them", async () => {
  const { tokenizer, tokens, head } = await privateTokens();
  const prompt = tokens.prompt(tokenizer.encodePrompt("<|im_start|>user\nHi<think>"));
  expect(prompt).toMatch(/^[\uFDD0-\uFDEF][^<]*user\nHi[\uFDD0-\uFDEF][^<]*$/);
  const start = tokens.of(["<|im_start|>"]).get("<|im_start|>") ?? "";
  expect(prompt.startsWith(start)).toBe(true);
  expect(Buffer.from(head).includes(start)).toBe(true);
  expect(tokens.of(["<think>", "no token"])).toEqual(new Map([["<think>", prompt.slice(prompt.lastIndexOf("\n") + 3)]]));
});

test("a reply has the own texts of all tokens that llama.cpp writes, not only of the dialect's tags", async () => {
  const { tokenizer, tokens } = await privateTokens();
  const text = "before <think>inside</think> after <|im_end|>";
  const written = tokens.prompt(tokenizer.encodePrompt(text));
  expect(written).not.toContain("think>inside</");
  expect(tokens.withOwnTexts(written)).toBe(text);
  expect(tokens.withOwnTexts("plain text")).toBe("plain text");
});
