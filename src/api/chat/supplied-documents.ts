/** Documents of a request (contract 2.5, 4.1): their data and their ids. */
import { z } from "zod";
import type { SuppliedDocument } from "../../inference/conversation.ts";
import { InvalidRequest } from "../response/errors.ts";
import { freeFormMap } from "../request/schema-parts.ts";
import { jsonObjectIn } from "./json-object-text.ts";

/** Data of a document: a map, the text of a JSON object, or any other text; an empty text is no data. */
export const documentDataSchema = z.union([freeFormMap, z.string()]).transform((data) => {
  if (typeof data !== "string") return data;
  return jsonObjectIn(data) ?? (data === "" ? {} : { text: data });
});

/**
 * Ids in the order of `given`; one that was not given is `${prefix}${index}`, with a suffix if the caller gave that id to
 * another document.
 */
export function documentIds(given: readonly (string | undefined)[], prefix: string): string[] {
  const taken = new Set(given);
  return given.map((id, index) => {
    if (id !== undefined) return id;
    let made = `${prefix}${index}`;
    // Behind the separator that the prefix ends with, so that ids of one request look alike.
    for (let attempt = 0; taken.has(made); attempt++) made = `${prefix}${index}${prefix.at(-1)}${attempt}`;
    taken.add(made);
    return made;
  });
}

/** Throws InvalidRequest for two documents of one id: citations could not tell them apart. */
export function checkDocumentIds(documents: readonly SuppliedDocument[]): void {
  const ids = new Set<string>();
  for (const [index, { id }] of documents.entries()) {
    if (ids.has(id)) throw new InvalidRequest(`duplicate document ID: '${id}' of documents[${index}]`);
    ids.add(id);
  }
}
