/** Reads the tokens that end a reply from a model's configuration files. */
import { z } from "zod";
import type { TokenTable } from "../../../chat/tokenizer/token-table.ts";

export const endConfigSchema = z.looseObject({
  eos_token_id: z.union([z.int(), z.array(z.int())]).nullish(),
  eos_token: z.union([z.string(), z.looseObject({ content: z.string() }).transform((token) => token.content)]).nullish(),
});

/** `configs`: parsed `generation_config.json`, `config.json` and `tokenizer_config.json`; undefined for a missing file. */
export function readEndTokenIds(configs: readonly unknown[], table: TokenTable): Set<number> {
  const ids = new Set<number>();
  for (const config of configs) {
    const { eos_token_id: listed, eos_token: text } = endConfigSchema.parse(config ?? {});
    for (const id of Array.isArray(listed) ? listed : [listed]) if (typeof id === "number") ids.add(id);
    const id = text === null || text === undefined ? undefined : table.idOf(text);
    if (id !== undefined) ids.add(id);
  }
  return ids;
}
