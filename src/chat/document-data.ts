/** The one reading of a document's data, for prompts, citations and ranking (contract 2.5, 2.7, 4.3, 8). */
import type { SuppliedDocument } from "../inference/conversation.ts";

type DocumentData = Readonly<Record<string, unknown>>;

/** Keys that may hold the text of a document, in order of preference. */
const textKeys = ["text", "snippet", "content", "body"];

/** Returns the key of the document's text: the first text key whose value is a string; undefined if there is none. */
export function textKeyOf(data: DocumentData): string | undefined {
  return textKeys.find((key) => typeof data[key] === "string");
}

/** Returns a value of a document as text: a string unchanged, any other value as compact JSON, "" for undefined. */
export function valueText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** Returns the data that the model may see: all but the hidden keys. */
export function visibleData({ data, hiddenKeys }: Pick<SuppliedDocument, "data" | "hiddenKeys">): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !hiddenKeys.includes(key)));
}
