/** The options of "Metaspace", SentencePiece's notation of spaces. Its pre-tokenizer and its decoder share them. */
import { z } from "zod";
import { characterSchema } from "./component.ts";

export const metaspaceSchema = z.object({
  replacement: characterSchema.default("\u2581"),
  prepend_scheme: z.enum(["always", "first", "never"]).default("always"),
  /** In older files; false means `prepend_scheme: "never"`. */
  add_prefix_space: z.boolean().nullish(),
  split: z.boolean().default(true),
});

type MetaspaceOptions = z.output<typeof metaspaceSchema>;

/** Returns the pieces that get a space before them. */
export function prependSchemeOf({
  prepend_scheme: scheme,
  add_prefix_space: addsSpace,
}: MetaspaceOptions): MetaspaceOptions["prepend_scheme"] {
  return addsSpace === false ? "never" : scheme;
}
