/** Reads files that people have into passages. */
export { readDocument, type ReadDocumentOptions } from "./page/documents/read-document.ts";
export { DocumentError } from "./page/documents/document-error.ts";
export { InvalidOptionsError } from "./page/errors.ts";
export type { DocumentErrorCode, DocumentPassage, DocumentType, ReadDocument } from "./transport/document-reading.ts";
