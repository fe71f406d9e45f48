/** Options of SentencePiece's way to write spaces, which a pre-tokenizer and a decoder share. */
import { z } from "zod";
import { characterSchema } from "./component.ts";

export const metaspaceSchema = z.object({
  replacement: characterSchema.default("\u2581"),
  prepend_scheme: z.enum(["always", "first", "never"]).default("always"),
  /** Of older files. */
  add_prefix_space: z.boolean().nullish(),
  split: z.boolean().default(true),
});

type MetaspaceOptions = z.output<typeof metaspaceSchema>;

/** Before which pieces a space is added. */
export function prependSchemeOf({
  prepend_scheme: scheme,
  add_prefix_space: addsSpace,
}: MetaspaceOptions): MetaspaceOptions["prepend_scheme"] {
  return addsSpace === false ? "never" : scheme;
}
