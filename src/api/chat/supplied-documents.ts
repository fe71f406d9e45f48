/** Documents of a request (contract 2.5, 4.1): their data and their ids. */
import { z } from "zod";
import type { SuppliedDocument } from "../../chat/conversation.ts";
import { InvalidRequest } from "../errors.ts";
import { freeFormMap } from "../schema-parts.ts";
import { jsonObjectIn } from "./json-object-text.ts";

/** Data of a document: a map, the text of a JSON object, or any other text; an empty text is no data. */
export const documentDataSchema = z.union([freeFormMap, z.string()]).transform((data) => {
  if (typeof data !== "string") return data;
  return jsonObjectIn(data) ?? (data === "" ? {} : { text: data });
});

/** Throws InvalidRequest for two documents of one id, made ids included: citations could not tell them apart. */
export function checkDocumentIds(documents: readonly SuppliedDocument[]): void {
  const ids = new Set<string>();
  for (const [index, { id }] of documents.entries()) {
    if (ids.has(id)) throw new InvalidRequest(`duplicate document ID: '${id}' of documents[${index}]`);
    ids.add(id);
  }
}
