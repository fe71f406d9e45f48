/** Published settings of embedder families, found by a model's name. They complete copies whose files lack these settings. */
import { z } from "zod";
import { poolingSchema } from "../../../models/record/embed-modules.ts";
import families from "./embedder-families.json" with { type: "json" };

const familySchema = z.strictObject({
  /** Pattern of names in lower case, for all versions with the same settings. If several patterns match a name, the longest match counts. */
  names: z.string().min(1),
  /** Model card of one of the models, with these settings. */
  source: z.string().min(1),
  pooling: poolingSchema,
  /** "graph": layers follow the pooling, which the graph must have. */
  modules: z.literal("graph").optional(),
  inputPrompts: z.partialRecord(z.enum(["search_query", "search_document", "classification", "clustering"]), z.string().min(1)).default({}),
  selectableDimensions: z.array(z.int().min(1)).default([]),
});
type EmbedderFamily = z.output<typeof familySchema>;

let parsed: { family: EmbedderFamily; pattern: RegExp }[] | undefined;

/** @param names Names of one model, such as "org/name" or the URL of its folder. The first known name counts. */
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

/** Returns the last part of a name, because organisations may be named like a family. */
function lastPart(name: string): string {
  const path = name.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return path
    .slice(path.lastIndexOf("/") + 1)
    .toLowerCase()
    .replaceAll("_", "-");
}
