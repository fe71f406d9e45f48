/**
 * Documents as a model reads them, at the end of the system message (contract 2.5):
 *
 *     Use the documents to answer.
 *
 *     Document 1: <title>
 *     <text>
 *     <other key>: <value>
 *
 *     Document 2: ...
 *
 * The text is the first of `text`, `snippet`, `content` and `body` that is a string; a title stands before it. Values that
 * are not strings are compact JSON. Ids are left out: a model gains nothing from them. Nor are hidden keys shown.
 */
import { withoutKeys } from "../reply/citable-sources.ts";
import type { SuppliedDocument } from "../../inference/conversation.ts";

const introduction = "Use the documents to answer.";
const textKeys = ["text", "snippet", "content", "body"];

/** "" for no documents. */
export function documentsText(documents: readonly SuppliedDocument[]): string {
  if (documents.length === 0) return "";
  const shown = documents.map((document, index) => `Document ${index + 1}: ${documentText(document)}`);
  return [introduction, ...shown].join("\n\n");
}

/** One document, without its number. */
export function documentText({ data, hiddenKeys }: SuppliedDocument): string {
  const { title, ...others } = withoutKeys(data, hiddenKeys);
  const textKey = textKeys.find((key) => typeof others[key] === "string");
  const lines = title === undefined ? [] : [written(title)];
  if (textKey !== undefined) lines.push(written(others[textKey]));
  for (const [key, value] of Object.entries(others)) {
    if (key !== textKey) lines.push(`${key}: ${written(value)}`);
  }
  return lines.join("\n");
}

function written(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
