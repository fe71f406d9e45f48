/** Decides which tokens the library transformers counts as special. */
import { z } from "zod";
import type { TokenTable } from "../../../chat/tokenizer/token-table.ts";

const configSchema = z.record(z.string(), z.unknown());
const tokenSchema = z.union([z.string(), z.looseObject({ content: z.string() }).transform(({ content }) => content)]);
/** Tokenizer classes without special tokens of their own: only the tokens that the file names are special. */
const plainClasses = ["PreTrainedTokenizerFast", "TokenizersBackend"];

/** @param config Content of `tokenizer_config.json`. */
export function specialTokenIds(config: unknown, table: TokenTable): (id: number) => boolean {
  const fields = configSchema.safeParse(config).data ?? {};
  const className = fields["tokenizer_class"];
  if (typeof className !== "string" || !plainClasses.includes(className)) return (id) => table.isSpecial(id);
  const named = Object.entries(fields).flatMap(([field, value]) => (/_tokens?$/.test(field) ? [value].flat() : []));
  const ids = new Set(named.flatMap((value) => table.idOf(tokenSchema.safeParse(value).data ?? "") ?? []));
  return (id) => ids.has(id);
}
