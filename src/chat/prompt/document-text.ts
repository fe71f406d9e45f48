/**
 * Documents in a prompt, at the end of the system message (contract 2.5):
 *
 *     Use the documents to answer.
 *
 *     Document 1: <title>
 *     <text>
 *     <other key>: <value>
 *
 *     Document 2: ...
 *
 * Ids and hidden keys are left out.
 */
import { textKeyOf, valueText, visibleData } from "../document-data.ts";
import type { SuppliedDocument } from "../../inference/conversation.ts";

const introduction = "Use the documents to answer.";

/** Returns "" if there are no documents. */
export function documentsText(documents: readonly SuppliedDocument[]): string {
  if (documents.length === 0) return "";
  const texts = documents.map((document, index) => `Document ${index + 1}: ${documentText(document)}`);
  return [introduction, ...texts].join("\n\n");
}

/** Returns the text of one document, without its number. */
export function documentText(document: SuppliedDocument): string {
  const { title, ...others } = visibleData(document);
  const textKey = textKeyOf(others);
  const lines = title === undefined ? [] : [valueText(title)];
  if (textKey !== undefined) lines.push(valueText(others[textKey]));
  for (const [key, value] of Object.entries(others)) {
    if (key !== textKey) lines.push(`${key}: ${valueText(value)}`);
  }
  return lines.join("\n");
}
