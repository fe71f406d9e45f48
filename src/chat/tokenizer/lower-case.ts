/** A tokenizer that converts texts to lower case first, like `do_lower_case` of sentence-transformers. */
import { z } from "zod";

const normalizerSchema = z.looseObject({ type: z.string(), normalizers: z.array(z.unknown()).optional() });
const fileSchema = z.looseObject({ normalizer: normalizerSchema.nullish() });

/** Returns the content of such a `tokenizer.json`. Throws a ZodError if `tokenizerFile`, the content of one, has another shape. */
export function lowerCased(tokenizerFile: unknown): unknown {
  const file = fileSchema.parse(tokenizerFile);
  const { normalizer } = file;
  const given = normalizer?.type === "Sequence" ? normalizer.normalizers : normalizer;
  return { ...file, normalizer: { type: "Sequence", normalizers: [{ type: "Lowercase" }, ...[given ?? []].flat()] } };
}
