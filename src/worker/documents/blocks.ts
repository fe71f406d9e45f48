/** The form into which every format is read, and from which passages are made. */

/** Text from `offset` of a block on is on `page`. */
export interface PageStart {
  offset: number;
  page: number;
}

export interface Block {
  /** A unit is never joined with the text around it: a list item, a row of a table, a line of code. */
  kind: "heading" | "paragraph" | "unit";
  text: string;
  /** In order, the first at offset 0; empty in formats without pages. */
  pages: PageStart[];
}

export interface DocumentBlocks {
  /** The title that the file names itself; "" if it has none. */
  title: string;
  pages?: number;
  blocks: Block[];
}

/** Marks where a word may be divided, and byte order marks inside a text. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

export function plainBlock(kind: Block["kind"], text: string): Block {
  return { kind, text: text.replaceAll(invisible, "").replaceAll(/\s+/g, " ").trim(), pages: [] };
}
