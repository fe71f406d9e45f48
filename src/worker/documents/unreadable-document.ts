import type { DocumentErrorCode } from "../../transport/document-reading.ts";

/** The document is refused. The message is a sentence for the person who chose the file. */
export class UnreadableDocumentError extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string) {
    super(message);
    this.name = "UnreadableDocumentError";
    this.code = code;
  }
}
