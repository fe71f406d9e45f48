import { describe, expect, test } from "vitest";
import { TokenTable } from "../../../../src/chat/tokenizer/token-table.ts";
import { tokenizerFileSchema } from "../../../../src/chat/tokenizer/tokenizer-file.ts";
import { readEndTokenIds } from "../../../../src/worker/engine/model-folder/end-tokens.ts";

const table = new TokenTable(
  tokenizerFileSchema.parse({ model: { vocab: { a: 0 } }, added_tokens: [{ id: 9, content: "<|im_end|>", special: true }] }),
);

describe("readEndTokenIds", () => {
  test("takes the ids and texts of all files that name any", () => {
    const configs = [{ eos_token_id: [5, 6] }, { eos_token_id: 7 }, { eos_token: { content: "<|im_end|>" } }];
    expect([...readEndTokenIds(configs, table)]).toEqual([5, 6, 7, 9]);
  });

  test("does without files, and without texts that are no token", () => {
    expect([...readEndTokenIds([undefined, { eos_token_id: null }, { eos_token: "</s>" }], table)]).toEqual([]);
  });
});
