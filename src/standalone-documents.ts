/** `cohabit/documents` for sites without a build: an ES module in the folder of the workers. */
import { readDocument as readFrom, type ReadDocumentOptions } from "./page/documents/read-document.ts";
import type { ReadDocument } from "./transport/document-reading.ts";

export * from "./documents.ts";

export function readDocument(file: Blob, options: ReadDocumentOptions = {}): Promise<ReadDocument> {
  return readFrom(file, { assetsUrl: new URL(/* @vite-ignore */ ".", import.meta.url), ...options });
}
