/** The passages of a document as rows of a dataset. */
import type { DocumentPassage, ReadDocument } from "../../../src/documents.ts";

/** The service takes names below 50 characters. */
export const maxNameLength = 49;
export const rowFields = ["title", "heading", "page", "lastPage"] as const;

/** Returns the rows of a document as a file of JSON Lines. */
export function rowsOf({ passages }: Pick<ReadDocument, "passages">): File {
  const rows = passages.map(({ text, title, heading, page, lastPage }: DocumentPassage) =>
    JSON.stringify({ text, title, heading, page: String(page ?? ""), lastPage: String(lastPage ?? "") }),
  );
  return new File([rows.join("\n")], "passages.jsonl", { type: "application/jsonl" });
}

/** The path that stores rows with these fields. */
export function uploadPath(name: string): string {
  const query = new URLSearchParams({ name: name.slice(0, maxNameLength), type: "embed-input" });
  for (const field of rowFields) query.append("keep_fields", field);
  return `/v1/datasets?${query}`;
}
