import type { DocumentErrorCode } from "../../transport/document-reading.ts";

/** A document was not read. The message is a sentence that can be shown to the person who chose the file. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string) {
    super(message);
    this.name = "DocumentError";
    this.code = code;
  }
}
