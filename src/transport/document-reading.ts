/** Messages between a page that reads a document (src/page/documents) and the worker that reads it (src/worker/documents). */

export type DocumentType = "pdf" | "docx" | "html" | "csv" | "markdown" | "text";

export interface DocumentPassage {
  /** Of the document. */
  title: string;
  /** The headings directly above the passage, joined by " › "; "" if there are none. */
  heading: string;
  /** Page on which the passage begins, from 1. Only PDF files have pages. */
  page?: number;
  /** Page on which the passage ends, if that is another one. */
  lastPage?: number;
  /** Whole sentences, a paragraph per line. */
  text: string;
}

export interface ReadDocument {
  type: DocumentType;
  /** The title that the file names itself, else its only heading of the first level, else its name without the extension. */
  title: string;
  /** Number of pages of a PDF file. */
  pages?: number;
  /** Number of words of all passages. */
  words: number;
  /** In the order of the document. */
  passages: DocumentPassage[];
}

export interface DocumentLimits {
  maxBytes: number;
  maxPages: number;
}

/**
 * Why a document was not read. `unknown-type`: not one of the types above. `too-large`: more bytes or pages than the limit.
 * `encrypted`: a password opens it. `no-text`: it is empty, or has only images, as a scan does. `broken`: it is damaged.
 * `stalled`: it made no progress for a minute. `unavailable`: a script of the reader did not load.
 */
export type DocumentErrorCode = "unknown-type" | "too-large" | "encrypted" | "no-text" | "broken" | "stalled" | "unavailable";

/** Sent to the worker, with the port of the responses: PDF.js sends messages of its own from the worker itself. */
export interface DocumentRequest {
  port: MessagePort;
  file: Blob;
  name: string;
  limits: DocumentLimits;
}

export type DocumentResponse =
  | { kind: "progress"; fraction: number }
  | { kind: "done"; document: ReadDocument }
  | { kind: "failed"; code: DocumentErrorCode; message: string };
