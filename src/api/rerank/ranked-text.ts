/** The text by which a v1 document is ranked (contract 8). */
import { valueText } from "../../chat/document-data.ts";
import { FieldMissing, InvalidRequest, WrongType } from "../response/errors.ts";
import type { RerankV1Request } from "./rerank-request.ts";

/**
 * A string is ranked unchanged; an object by the values of its rank fields, in their order and joined by newlines, or by
 * its `text` if there are no rank fields. Values that are not strings are ranked as JSON.
 * Throws an ApiError if a document has none of them.
 */
export function rankedText(
  document: RerankV1Request["documents"][number],
  index: number,
  rankFields: readonly string[] | undefined,
): string {
  if (typeof document === "string") return document;
  const field = `documents[${index}]`;
  if (!rankFields) {
    const text = document["text"];
    if (text === undefined || text === null) throw new FieldMissing(`${field}.text`);
    if (typeof text !== "string") throw new WrongType(`${field}.text`, Array.isArray(text) ? "list" : typeof text, "string");
    if (text === "") throw new InvalidRequest(`${field}.text must not be empty`);
    return text;
  }
  const values = rankFields.flatMap((name) => document[name] ?? []);
  const text = values.map(valueText).join("\n");
  if (text === "") throw new InvalidRequest(`${field} has no text in the rank_fields ${rankFields.join(", ")}`);
  return text;
}
