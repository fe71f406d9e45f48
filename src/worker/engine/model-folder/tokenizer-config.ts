/** Merges the special tokens of two files. tokenizer_config.json takes precedence over special_tokens_map.json. */
import { z } from "zod";

const names = ["bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token", "mask_token"] as const;

const configSchema = z.looseObject({}).nullish();

/**
 * @param written Content of tokenizer_config.json; undefined if the folder does not have it.
 * @param readMap Reads special_tokens_map.json. Called only if the first file lacks the begin or the end token.
 */
export async function withSpecialTokens(written: unknown, readMap: () => Promise<unknown>): Promise<unknown> {
  const config = configSchema.safeParse(written);
  // A content that is no object is refused by its parser.
  if (!config.success) return written;
  const isMissing = (name: string): boolean => config.data?.[name] === undefined;
  if (!isMissing("bos_token") && !isMissing("eos_token")) return config.data;
  const map = configSchema.safeParse(await readMap()).data ?? {};
  const found = names.filter((name) => isMissing(name) && map[name] !== undefined).map((name) => [name, map[name]] as const);
  return { ...config.data, ...Object.fromEntries(found) };
}
