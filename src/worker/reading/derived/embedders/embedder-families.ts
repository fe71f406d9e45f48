/** What makers of embedders publish of them, by the names of their models: for copies whose files do not say it. */
import { z } from "zod";
import { poolingSchema } from "../../../models/record/embed-modules.ts";
import families from "./embedder-families.json" with { type: "json" };

const familySchema = z.strictObject({
  /** Pattern of names, in lower case, with all versions that are alike. Of several that are found in a name the longest counts. */
  names: z.string().min(1),
  /** The card that says so, of one of them. */
  source: z.string().min(1),
  pooling: poolingSchema,
  /** "graph": layers follow the pooling, which the graph must have. */
  modules: z.literal("graph").optional(),
  inputPrompts: z.partialRecord(z.enum(["search_query", "search_document", "classification", "clustering"]), z.string().min(1)).default({}),
  selectableDimensions: z.array(z.int().min(1)).default([]),
});
type EmbedderFamily = z.output<typeof familySchema>;

let parsed: { family: EmbedderFamily; pattern: RegExp }[] | undefined;

/** @param names Of one model, such as "org/name" or the address of its folder; the first that is known counts. */
export function embedderFamily(names: readonly string[]): EmbedderFamily | undefined {
  parsed ??= z
    .array(familySchema)
    .parse(families)
    .map((family) => ({ family, pattern: new RegExp(`(?<![a-z\\d])(?:${family.names})(?![a-z\\d]|\\.\\d|-v\\d)`) }));
  for (const name of names) {
    const own = lastPart(name);
    const found = parsed.map(({ family, pattern }) => ({ family, length: pattern.exec(own)?.[0].length ?? 0 }));
    const [best] = found.toSorted((one, other) => other.length - one.length);
    if (best !== undefined && best.length > 0) return best.family;
  }
  return undefined;
}

/** Organisations have names of families, too. */
function lastPart(name: string): string {
  const path = name.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return path
    .slice(path.lastIndexOf("/") + 1)
    .toLowerCase()
    .replaceAll("_", "-");
}
