/** The type of a file, by its first bytes, and for text by its name or its declared media type. */
import type { DocumentType } from "../../transport/document-reading.ts";

export type FileType = DocumentType | "office-encrypted" | "other-zip" | "binary";

/** A reader of PDF files accepts other bytes before the header. */
const headerWindow = 1024;

const textTypes: Readonly<Record<string, DocumentType>> = {
  html: "html",
  htm: "html",
  xhtml: "html",
  csv: "csv",
  tsv: "csv",
  md: "markdown",
  markdown: "markdown",
  "text/html": "html",
  "application/xhtml+xml": "html",
  "text/csv": "csv",
  "text/tab-separated-values": "csv",
  "text/markdown": "markdown",
};

export function detectFileType(bytes: Uint8Array, name: string, mediaType: string): FileType {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, headerWindow));
  const textType = textTypes[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ""] ?? textTypes[mediaType.split(";")[0]?.trim() ?? ""];
  // A text may mention the header.
  if (start.startsWith("%PDF-") || (textType === undefined && /(?:^|[^\t -~])%PDF-\d/.test(start))) return "pdf";
  if (start.startsWith("PK\u0003\u0004") || start.startsWith("PK\u0005\u0006")) return hasWordDocument(bytes) ? "docx" : "other-zip";
  // A compound file: a Word document before 2007, or a newer one with a password.
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0")) return isEncryptedPackage(bytes) ? "office-encrypted" : "binary";
  if (start.startsWith("{\\rtf")) return "binary";
  if (textType !== undefined) return textType;
  return /^\s*(?:<!doctype html|<html[\s>])/i.test(start) ? "html" : "text";
}

/** The names of a zip's entries are at its end, in its directory. */
function hasWordDocument(bytes: Uint8Array): boolean {
  return contains(bytes, "word/document.xml") || contains(bytes, "word/document2.xml");
}

/** The names of a compound file's streams are UTF-16. */
function isEncryptedPackage(bytes: Uint8Array): boolean {
  return contains(bytes, Array.from("EncryptedPackage").join("\0"));
}

function contains(bytes: Uint8Array, text: string): boolean {
  const wanted = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
