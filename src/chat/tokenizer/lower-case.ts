/** A tokenizer that puts texts in lower case first, as sentence-transformers' `do_lower_case` makes one. */
import { z } from "zod";

const normalizerSchema = z.looseObject({ type: z.string(), normalizers: z.array(z.unknown()).optional() });
const fileSchema = z.looseObject({ normalizer: normalizerSchema.nullish() });

/** @param tokenizerFile Content of `tokenizer.json`. Throws a ZodError where it has another shape. */
export function lowerCased(tokenizerFile: unknown): unknown {
  const file = fileSchema.parse(tokenizerFile);
  const { normalizer } = file;
  const given = normalizer?.type === "Sequence" ? normalizer.normalizers : normalizer;
  return { ...file, normalizer: { type: "Sequence", normalizers: [{ type: "Lowercase" }, ...[given ?? []].flat()] } };
}
