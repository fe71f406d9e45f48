/** The special tokens of a tokenizer by their names in templates, as in transformers: `bos_token` and others. */
import { z } from "zod";

const textSchema = z.union([z.string(), z.looseObject({ content: z.string() }).transform(({ content }) => content)]);
const listSchema = z.array(textSchema);

/** `files`: tokenizer_config.json, then special_tokens_map.json, parsed. The first file that names a token decides. */
export function specialTokens(...files: readonly unknown[]): Record<string, string | string[]> {
  return Object.fromEntries(files.toReversed().flatMap((file) => Object.entries(tokensIn(file))));
}

function tokensIn(file: unknown): Record<string, string | string[]> {
  const members = z.looseObject({}).safeParse(file).data ?? {};
  const extra = z.looseObject({}).safeParse(members["extra_special_tokens"]).data ?? {};
  const named = Object.entries({ ...members, ...extra }).flatMap(([name, value]) => {
    const text = name.endsWith("_token") ? textSchema.safeParse(value).data : undefined;
    return text === undefined ? [] : [[name, text] as const];
  });
  const others = listSchema.safeParse(members["additional_special_tokens"] ?? members["extra_special_tokens"]).data;
  return { ...Object.fromEntries(named), ...(others !== undefined && { additional_special_tokens: others }) };
}
