/** Special tokens of folders that do not name them in tokenizer_config.json. */
import { describe, expect, test } from "vitest";
import { withSpecialTokens } from "../../../../src/worker/engine/model-folder/tokenizer-config.ts";

const none = async (): Promise<unknown> => undefined;

describe("special tokens", () => {
  test("are those of tokenizer_config.json, and null there is none", async () => {
    const asked: string[] = [];
    const map = async (): Promise<unknown> => void asked.push("map");
    const written = { bos_token: null, eos_token: "</s>", other: 1 };
    expect(await withSpecialTokens(written, map)).toEqual(written);
    expect(asked).toEqual([]);
  });

  test("come from special_tokens_map.json if it names none", async () => {
    const map = async (): Promise<unknown> => ({ bos_token: { content: "<s>" }, eos_token: "</s>", pad_token: "<pad>" });
    expect(await withSpecialTokens({ eos_token: "<end>" }, map)).toEqual({
      bos_token: { content: "<s>" },
      eos_token: "<end>",
      pad_token: "<pad>",
    });
  });

  test("are none if no file names them", async () => {
    expect(await withSpecialTokens(undefined, none)).toEqual({});
  });

  test.each([[[]], ["text"], [3]])("are none if %j is in place of the configuration, which is refused later", async (written) => {
    expect(await withSpecialTokens(written, none)).toEqual(written);
  });
});
