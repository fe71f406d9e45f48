import type { CitableSource } from "../../../chat/citations/citation.ts";
import { valueText } from "../../../chat/document-data.ts";

/** A document as v1 replies list it: all values are strings (contract 4.3). */
export type DocumentV1 = Record<string, string> & { id: string };

/** Converts a source to an entry of `documents`: values that are not strings become compact JSON; `_excludes` is omitted. */
export function documentV1(source: CitableSource): DocumentV1 {
  const document: DocumentV1 = { id: source.id };
  for (const [key, value] of Object.entries(source.data)) {
    if (key === "id" || key === "_excludes" || value === undefined) continue;
    document[key] = valueText(value);
  }
  return document;
}
