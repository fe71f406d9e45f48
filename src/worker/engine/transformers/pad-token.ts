/** Finds the id of the padding token, by tokenizer_config.json or by a usual name. */
import { z } from "zod";
import type { TokenTable } from "../../../chat/tokenizer/token-table.ts";

const configSchema = z.looseObject({
  pad_token: z.union([z.string(), z.looseObject({ content: z.string() }).transform(({ content }) => content)]).nullish(),
});

export function readPadId(tokenizerConfig: unknown, table: TokenTable): number {
  const { pad_token: named } = configSchema.safeParse(tokenizerConfig).data ?? {};
  return table.idOf(named ?? "[PAD]") ?? table.idOf("<pad>") ?? 0;
}
