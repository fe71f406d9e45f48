/** Documents of a request (contract 2.5, 4.1): their data and their ids. */
import { z } from "zod";
import type { SuppliedDocument } from "../../../inference/conversation.ts";
import { InvalidRequest } from "../../response/errors.ts";
import { freeFormMap } from "../../request/schema-parts.ts";
import { parseJsonObject } from "../../../chat/json-object.ts";

/** Data of a document: a map, the text of a JSON object, or any other text; an empty text becomes empty data. */
export const documentDataSchema = z.union([freeFormMap, z.string()]).transform((data) => {
  if (typeof data !== "string") return data;
  return parseJsonObject(data) ?? (data === "" ? {} : { text: data });
});

/**
 * Returns the ids of the documents in order; a missing one becomes `${prefix}${index}`, with a suffix if the caller uses
 * that id for another document.
 */
export function documentIds(callerIds: readonly (string | undefined)[], prefix: string): string[] {
  const taken = new Set(callerIds);
  return callerIds.map((id, index) => {
    if (id !== undefined) return id;
    let generated = `${prefix}${index}`;
    // The suffix follows the prefix's own separator, so that all ids of a request have one form.
    for (let attempt = 0; taken.has(generated); attempt++) generated = `${prefix}${index}${prefix.at(-1)}${attempt}`;
    taken.add(generated);
    return generated;
  });
}

/** Throws InvalidRequest if two documents have the same id: citations could not distinguish them. */
export function checkDocumentIds(documents: readonly SuppliedDocument[]): void {
  const ids = new Set<string>();
  for (const [index, { id }] of documents.entries()) {
    if (ids.has(id)) throw new InvalidRequest(`duplicate document ID: '${id}' of documents[${index}]`);
    ids.add(id);
  }
}
