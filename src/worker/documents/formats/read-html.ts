/** HTML: headings, paragraphs, list items and rows of tables, without navigation, scripts and forms. */
import { Parser } from "htmlparser2";
import { plainBlock, type Block, type DocumentBlocks } from "../blocks.ts";
import { namedCells } from "./read-csv.ts";

const unread = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "svg",
  "select",
  "button",
  "iframe",
  "object",
  "annotation",
  "annotation-xml",
  "datalist",
  "del",
  // Readings of characters.
  "rt",
  "rp",
]);
/** Parts of a page beside its content. */
const surroundings = new Set(["nav", "footer", "aside"]);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const units = new Set(["li", "dt", "dd", "figcaption", "caption"]);
const separate = new Set(
  ["p", "div", "section", "article", "main", "header", "blockquote", "ul", "ol", "dl", "table", "figure", "hr", "address", "body"].concat(
    ["details", "summary", "fieldset", "legend", "form", "hgroup", "menu", "center", "search", "dialog"],
    [...headings],
    [...units],
  ),
);
/** A row with more text is a layout of paragraphs. */
const maxRowLength = 600;

export function readHtml(html: string): DocumentBlocks {
  const document = readElements(html, (name) => unread.has(name) || surroundings.has(name));
  // A page may be an aside, or have one that does not end.
  return document.blocks.length > 0 ? document : readElements(html, (name) => unread.has(name));
}

function readElements(html: string, isIgnored: (name: string) => boolean): DocumentBlocks {
  const reader = new HtmlReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        reader.open(name, isIgnored(name) || isHidden(name, attributes));
        if (name === "input") reader.add(boxOf(attributes));
      },
      ontext: (text) => reader.add(text),
      onclosetag: (name) => reader.close(name),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return reader.result();
}

/** The state of a box in a form or in a list of tasks. */
function boxOf({ type = "", checked }: Readonly<Record<string, string>>): string {
  const [on, off] = { checkbox: ["☑", "☐"], radio: ["◉", "○"] }[type.toLowerCase()] ?? [];
  return on === undefined ? "" : ` ${checked === undefined ? off : on} `;
}

/** Whether the page does not show the element. A style sheet may hide others. */
function isHidden(name: string, { hidden, style = "", open }: Readonly<Record<string, string>>): boolean {
  // The browser shows these when a search finds them.
  if (hidden !== undefined) return hidden.toLowerCase() !== "until-found";
  return (
    (name === "dialog" && open === undefined) ||
    /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\s*(?:!important\s*)?(?:;|$)/i.test(style)
  );
}

/** The encoding that the page names in its first bytes; undefined for none that the browser knows. */
export function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  const label = /<(?:meta[^>]+charset|\?xml[^>]+encoding)\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1];
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

class HtmlReader {
  #title = "";
  readonly #all: Block[] = [];
  /** The blocks of `<main>`, which replace all others. */
  readonly #main: Block[] = [];
  readonly #firstLevel: string[] = [];
  #text = "";
  #kind: Block["kind"] = "paragraph";
  #isTitle = false;
  /** Number of open elements from the outermost ignored one on; 0 outside. */
  #ignored = 0;
  #inMain = 0;
  #preformatted = 0;
  /** Open tables, the innermost last. */
  readonly #tables: Table[] = [];

  open(name: string, isIgnored: boolean): void {
    if (this.#ignored > 0 || isIgnored) {
      this.#ignored += 1;
      return;
    }
    if (name === "title") this.#isTitle = true;
    else if (name === "br") this.add(this.#preformatted > 0 ? "\n" : " ");
    else if (name === "td" || name === "th") this.#table?.openCell(name === "th");
    else if (separate.has(name) || name === "pre") this.#separate(name);
    if (name === "table") this.#tables.push(new Table());
    if (name === "main") this.#inMain += 1;
    if (name === "pre") this.#preformatted += 1;
  }

  add(text: string): void {
    if (this.#ignored > 0) return;
    if (this.#isTitle) this.#title += text;
    else if (this.#table?.hasCell === true) this.#table.add(text);
    else this.#text += text;
  }

  close(name: string): void {
    if (this.#ignored > 0) {
      this.#ignored -= 1;
      return;
    }
    if (name === "title") this.#isTitle = false;
    else if (name === "td" || name === "th") this.#table?.closeCell();
    else if (name === "tr") this.#endRow();
    else if (separate.has(name) || name === "pre") this.#separate("p");
    if (name === "h1") this.#firstLevel.push(this.#all.at(-1)?.text ?? "");
    if (name === "table") {
      // Cells may be in no row.
      this.#endRow();
      this.#tables.pop();
    }
    if (name === "main") this.#inMain = Math.max(0, this.#inMain - 1);
    if (name === "pre") this.#preformatted = Math.max(0, this.#preformatted - 1);
  }

  result(): DocumentBlocks {
    this.#separate("p");
    const title = this.#title.replaceAll(/\s+/g, " ").trim();
    return { title: title || this.#onlyTitle(), blocks: this.#main.length > 0 ? this.#main : this.#all };
  }

  /** The first-level heading, if there is only one. */
  #onlyTitle(): string {
    return this.#firstLevel.length === 1 ? (this.#firstLevel[0] ?? "") : "";
  }

  get #table(): Table | undefined {
    return this.#tables.at(-1);
  }

  /** Ends a block; the next one has the kind of the element `name`. */
  #separate(name: string): void {
    if (this.#table?.hasCell === true) {
      this.#table.add(" ");
      return;
    }
    const lines = this.#preformatted > 0 ? this.#text.split("\n") : [this.#text];
    for (const line of lines) this.#push(this.#preformatted > 0 ? "unit" : this.#kind, line);
    this.#text = "";
    this.#kind = headings.has(name) ? "heading" : units.has(name) ? "unit" : "paragraph";
  }

  #endRow(): void {
    const row = this.#table?.endRow() ?? "";
    this.#push(row.length > maxRowLength ? "paragraph" : "unit", row);
  }

  #push(kind: Block["kind"], text: string): void {
    const block = plainBlock(kind, text);
    if (block.text === "") return;
    this.#all.push(block);
    if (this.#inMain > 0) this.#main.push(block);
  }
}

/** Collects the cells of a row. A first row of header cells names the cells of the others. */
class Table {
  hasCell = false;
  #names: string[] = [];
  #cells: string[] = [];
  #isHeader = true;

  openCell(isHeader: boolean): void {
    this.hasCell = true;
    this.#cells.push("");
    this.#isHeader &&= isHeader;
  }

  add(text: string): void {
    this.#cells[this.#cells.length - 1] += text;
  }

  closeCell(): void {
    this.hasCell = false;
  }

  /** Returns the text of the row. */
  endRow(): string {
    const cells = this.#cells.map((cell) => cell.replaceAll(/\s+/g, " ").trim());
    const isNaming = this.#isHeader && cells.length > 1;
    const text = this.#names.length > 1 && !isNaming ? namedCells(this.#names, cells) : cells.filter((cell) => cell !== "").join(" | ");
    if (isNaming) this.#names = cells;
    this.#cells = [];
    this.#isHeader = true;
    return isNaming ? "" : text;
  }
}
