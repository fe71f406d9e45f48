/** Reads a file into passages. */
import type { DocumentLimits, DocumentType, ReadDocument } from "../../transport/document-reading.ts";
import type { DocumentBlocks } from "./blocks.ts";
import { decodeText } from "./decode-text.ts";
import { detectFileType } from "./detect-type.ts";
import { passagesOf } from "./passages/passages.ts";
import { countWords } from "../../text/sentences.ts";
import { UnreadableDocumentError } from "./unreadable-document.ts";

export type ProgressListener = (fraction: number) => void;

/** Throws `UnreadableDocumentError`, and `TypeError` if a script of the reader cannot be loaded. */
export async function readDocument(file: Blob, name: string, limits: DocumentLimits, onProgress: ProgressListener): Promise<ReadDocument> {
  if (file.size > limits.maxBytes) {
    throw new UnreadableDocumentError(
      "too-large",
      `${name} has ${megabytes(file.size)}; files of at most ${megabytes(limits.maxBytes)} are read`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = acceptedType(bytes, name, file.type);
  const { title: ownTitle, pages, blocks } = await blocksOf(type, bytes, name, limits, onProgress);
  const title = ownTitle || name.replace(/\.\w{1,8}$/, "");
  const passages = passagesOf(title, blocks);
  if (passages.length === 0) {
    const reason = type === "pdf" ? "it is probably a scan, whose pages are images" : "it is empty";
    throw new UnreadableDocumentError("no-text", `${name} contains no text: ${reason}`);
  }
  const words = passages.reduce((sum, { text }) => sum + countWords(text), 0);
  return { type, title, ...(pages === undefined ? {} : { pages }), words, passages };
}

function acceptedType(bytes: Uint8Array, name: string, mediaType: string): DocumentType {
  const fileType = detectFileType(bytes, name, mediaType);
  if (fileType === "office-encrypted") throw new UnreadableDocumentError("encrypted", `${name} is protected by a password`);
  if (fileType !== "binary" && fileType !== "other-zip") return fileType;
  throw unknownType(name);
}

const unknownType = (name: string): UnreadableDocumentError =>
  new UnreadableDocumentError("unknown-type", `${name} is not a PDF, a Word document (.docx), HTML, CSV, Markdown or plain text`);

/** The libraries of a format are loaded with its first file. */
async function blocksOf(
  type: DocumentType,
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  { maxPages }: DocumentLimits,
  onProgress: ProgressListener,
): Promise<DocumentBlocks> {
  switch (type) {
    case "pdf": {
      const { readPdf } = await import("./formats/pdf/read-pdf.ts");
      return readPdf(bytes, name, maxPages, onProgress);
    }
    case "docx": {
      const { readDocx } = await import("./formats/docx/read-docx.ts");
      return readDocx(bytes, name);
    }
    case "html": {
      const { declaredEncoding, readHtml } = await import("./formats/read-html.ts");
      return readHtml(await textOf(bytes, name, declaredEncoding(bytes)));
    }
    case "csv": {
      const { readCsv } = await import("./formats/read-csv.ts");
      return readCsv(await textOf(bytes, name));
    }
    case "markdown": {
      const { readMarkdown } = await import("./formats/read-markdown.ts");
      return readMarkdown(await textOf(bytes, name));
    }
    case "text": {
      const { readText } = await import("./formats/read-text.ts");
      return readText(await textOf(bytes, name));
    }
  }
}

async function textOf(bytes: Uint8Array, name: string, encoding?: string): Promise<string> {
  const text = await decodeText(bytes, encoding);
  if (text === undefined) throw unknownType(name);
  return text;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toLocaleString("en", { maximumFractionDigits: 1 })} MB`;
