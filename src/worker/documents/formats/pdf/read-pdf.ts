/** PDF files, by PDF.js. */
import { getDocument, OPS, type PDFDocumentProxy } from "unpdf/pdfjs";
import type { DocumentBlocks } from "../../blocks.ts";
import { UnreadableDocumentError } from "../../unreadable-document.ts";
import { blocksOf, largestHeading } from "./line-blocks.ts";
import { withFormValues } from "./form-values.ts";
import { linesOf, type Line } from "./page-lines.ts";
import { withoutRunningLines } from "./running-lines.ts";

export async function readPdf(
  data: Uint8Array,
  name: string,
  maxPages: number,
  onProgress: (fraction: number) => void,
): Promise<DocumentBlocks> {
  // Only text is read, so no font is needed. Code that PDF.js would make from a file is forbidden by many sites.
  const task = getDocument({ data, isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 });
  try {
    const file = await task.promise;
    if (file.numPages > maxPages) {
      const counts = `${file.numPages.toLocaleString("en")} pages; files of at most ${maxPages.toLocaleString("en")} are read`;
      throw new UnreadableDocumentError("too-large", `${name} has ${counts}`);
    }
    const pages: Line[][] = [];
    for (let number = 1; number <= file.numPages; number++) {
      pages.push(await linesOfPage(file, number));
      onProgress(number / file.numPages);
    }
    if (pages.every((lines) => lines.length === 0) && (await drawsText(file))) {
      throw new UnreadableDocumentError("no-text", `${name} has text in fonts that it does not contain, so the text cannot be read`);
    }
    const lines = withoutRunningLines(pages);
    const title = (await titleOf(file)) || largestHeading(lines);
    return { title, pages: file.numPages, blocks: blocksOf(lines, await outlineTitles(file)) };
  } catch (error) {
    throw refusalOf(error, name);
  } finally {
    await task.destroy();
  }
}

async function linesOfPage(file: PDFDocumentProxy, number: number): Promise<Line[]> {
  const page = await file.getPage(number);
  const { items } = await page.getTextContent();
  const annotations: unknown[] = await page.getAnnotations();
  page.cleanup();
  const lines = linesOf(
    number,
    items.flatMap((item) => ("str" in item ? [{ ...item, transform: item.transform.map(Number) }] : [])),
  );
  return withFormValues(number, lines, annotations);
}

/** Whether the first page draws text, although no characters were found: its fonts need tables that are not part of the file. */
async function drawsText(file: PDFDocumentProxy): Promise<boolean> {
  const page = await file.getPage(1);
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  // PDF.js leaves out the text itself if it cannot load the font.
  return fnArray.includes(OPS.beginText);
}

/** Word and printing programs write a file's name into the title. */
async function titleOf(file: PDFDocumentProxy): Promise<string> {
  const { info } = await file.getMetadata();
  const title = "Title" in info && typeof info.Title === "string" ? info.Title.trim() : "";
  return /^(?:untitled|microsoft word|\(anonymous\)|slide 1|document\d*$|\S*\d\S*$)|\.\w{2,4}$/i.test(title) ? "" : title;
}

interface OutlineEntry {
  title: string;
  items: OutlineEntry[];
}

async function outlineTitles(file: PDFDocumentProxy): Promise<string[]> {
  const titlesOf = ({ title, items }: OutlineEntry): string[] => [title, ...items.flatMap(titlesOf)];
  return ((await file.getOutline()) ?? []).flatMap(titlesOf);
}

/** PDF.js names the reason in the error's `name`. */
function refusalOf(error: unknown, name: string): UnreadableDocumentError {
  if (error instanceof UnreadableDocumentError) return error;
  if (error instanceof Error && error.name === "PasswordException") {
    return new UnreadableDocumentError("encrypted", `${name} is protected by a password`);
  }
  return new UnreadableDocumentError("broken", `${name} is damaged and cannot be read`);
}
