/** Which tokens are special, from the files that may say so: of two that name one, tokenizer_config.json counts. */
import { z } from "zod";

const names = ["bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token", "mask_token"] as const;

const configSchema = z.looseObject({}).nullish();

/**
 * @param written tokenizer_config.json; undefined: the folder has none.
 * @param readMap special_tokens_map.json, read only if that one leaves something open.
 */
export async function withSpecialTokens(written: unknown, readMap: () => Promise<unknown>): Promise<unknown> {
  const config = configSchema.safeParse(written);
  // What is no object is refused where it is parsed.
  if (!config.success) return written;
  const isOpen = (name: string): boolean => config.data?.[name] === undefined;
  if (!isOpen("bos_token") && !isOpen("eos_token")) return config.data;
  const map = configSchema.safeParse(await readMap()).data ?? {};
  const found = names.filter((name) => isOpen(name) && map[name] !== undefined).map((name) => [name, map[name]] as const);
  return { ...config.data, ...Object.fromEntries(found) };
}
