/** Headings and paragraphs from the lines of a PDF file, by size, font, distance and width. */
import type { Block, PageStart } from "../../blocks.ts";
import type { Line } from "./page-lines.ts";

/** Size of a heading in relation to the text. */
const headingScale = 1.12;
/** A larger distance of lines than the usual one begins a paragraph. */
const gapScale = 1.35;
/** In sizes: double spacing has less. */
const maxLeading = 2.5;
const maxHeadingLength = 160;
const notHeading = /[.,;!?]$|^(?:figure|fig\.|table)\s/i;
const listItem = /^(?:[•●▪◦‣·–—*-]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s/;

/** `titles`: the entries of the file's outline. */
export function blocksOf(pages: readonly Line[][], titles: readonly string[]): Block[] {
  const lines = pages.flat();
  const facts = textFacts(lines);
  const known = new Set(titles.map(keyOf));
  const blocks: OpenBlock[] = [];
  lines.forEach((line, index) => {
    const kind = kindOf(line, lines[index - 1], lines[index + 1], facts, known);
    const last = blocks.at(-1);
    if (last !== undefined && continues(last, kind, line, facts)) last.add(line, facts.words);
    else blocks.push(new OpenBlock(kind, line));
  });
  return blocks.map((block) => block.close());
}

/** The heading in the largest size on the first page with text; "" if another heading of the file has this size. */
export function largestHeading(pages: readonly Line[][]): string {
  const lines = pages.flat().filter(({ isTurned }) => isTurned !== true);
  const { size, words } = textFacts(lines);
  const largest = Math.max(...lines.map((line) => line.size));
  const start = lines.findIndex((line) => line.size === largest);
  const [first] = lines.slice(start);
  if (first === undefined || largest < size * headingScale || first.page !== lines[0]?.page) return "";
  const block = new OpenBlock("heading", first);
  const others = lines.slice(start + 1).filter((line) => line.size === largest);
  for (const line of others) {
    if (!continuesHeading(block, line)) return "";
    block.add(line, words);
  }
  return block.close().text;
}

interface TextFacts {
  /** Size and font of most characters. */
  size: number;
  font: string;
  /** Usual distance between baselines, in sizes. */
  leading: number;
  /** Words of the text in small letters; a word that a line end divides counts as two. */
  words: ReadonlySet<string>;
}

function textFacts(lines: readonly Line[]): TextFacts {
  const size = mostFrequent(lines.map((line): [number, number] => [line.size, line.text.length]));
  const font = mostFrequent(lines.filter((line) => line.size === size).map((line): [string, number] => [line.font, line.text.length]));
  const gaps = lines.flatMap((line, index): [number, number][] => {
    const gap = gapBetween(lines[index - 1], line);
    return gap === undefined || line.size !== size ? [] : [[Math.round((gap / line.size) * 10) / 10, 1]];
  });
  // The smallest of equally frequent distances is the one within paragraphs.
  const ascending = gaps.toSorted(([one], [other]) => one - other);
  const words = new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []));
  return { size: size ?? 0, font: font ?? "", leading: Math.min(mostFrequent(ascending) ?? 1.2, maxLeading), words };
}

/** Returns the value with the largest sum of weights; undefined if there is none. */
function mostFrequent<Value>(weighted: readonly (readonly [Value, number])[]): Value | undefined {
  const sums = new Map<Value, number>();
  for (const [value, weight] of weighted) sums.set(value, (sums.get(value) ?? 0) + weight);
  return [...sums].reduce<[Value, number] | undefined>(
    (best, entry) => (best === undefined || entry[1] > best[1] ? entry : best),
    undefined,
  )?.[0];
}

/** Undefined on another page or in another column. */
function gapBetween(before: Line | undefined, line: Line): number | undefined {
  if (before?.page !== line.page) return undefined;
  const gap = before.baseline - line.baseline;
  return gap > 0 ? gap : undefined;
}

function kindOf(
  line: Line,
  before: Line | undefined,
  after: Line | undefined,
  facts: TextFacts,
  titles: ReadonlySet<string>,
): Block["kind"] {
  const { text, isTurned } = line;
  if (isTurned === true) return "unit";
  if (titles.has(keyOf(text))) return "heading";
  if (text.length > maxHeadingLength || !/\p{L}/u.test(text)) return listItem.test(text) ? "unit" : "paragraph";
  if (line.size >= facts.size * headingScale) return "heading";
  if (listItem.test(text) || text.includes(" | ")) return isNumberedHeading(line, before, after, facts) ? "heading" : "unit";
  return isEmphasised(line, before, after, facts) ? "heading" : "paragraph";
}

/** A short line in another font than the text, with space above it, before text. */
function isEmphasised(line: Line, before: Line | undefined, after: Line | undefined, facts: TextFacts): boolean {
  if (line.font === facts.font || after?.font === line.font || line.size < facts.size || notHeading.test(line.text)) return false;
  const gap = gapBetween(before, line);
  const isApart = gap === undefined || gap > facts.leading * line.size * gapScale;
  return isApart && line.text.split(" ").length <= 12;
}

const isNumberedHeading = (line: Line, before: Line | undefined, after: Line | undefined, facts: TextFacts): boolean =>
  /^\d/.test(line.text) && !line.text.includes(" | ") && isEmphasised(line, before, after, facts);

const keyOf = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

function continues(open: OpenBlock, kind: Block["kind"], line: Line, facts: TextFacts): boolean {
  const { last } = open;
  const gap = gapBetween(last, line);
  if (open.kind === "heading" || kind === "heading") {
    return open.kind === kind && continuesHeading(open, line);
  }
  if (kind === "unit" || last.text.includes(" | ")) return false;
  const isNear = gap !== undefined && gap <= facts.leading * Math.max(line.size, last.size) * gapScale;
  if (gap !== undefined) return isNear && !(isIndented(last, line, facts) && endsSentence(last.text)) && !endsShort(open, facts);
  // On the next page, or in the next column.
  return !endsSentence(last.text) && line.size === last.size;
}

function continuesHeading({ last }: OpenBlock, line: Line): boolean {
  const gap = gapBetween(last, line);
  return gap !== undefined && gap <= 1.35 * line.size && line.size === last.size && line.font === last.font;
}

const isIndented = (last: Line, line: Line, { size }: TextFacts): boolean => line.left - last.left > size * 0.7;

/** The last line ends a sentence well before the right edge of its paragraph. */
function endsShort({ last, right }: OpenBlock, { size }: TextFacts): boolean {
  return endsSentence(last.text) && right - last.right > 8 * size;
}

const endsSentence = (text: string): boolean => /[.!?:。！？]["'”’)\]]*$/.test(text);

class OpenBlock {
  readonly kind: Block["kind"];
  readonly #pages: PageStart[];
  #text: string;
  last: Line;
  right: number;

  constructor(kind: Block["kind"], line: Line) {
    this.kind = kind;
    this.#text = line.text;
    this.#pages = [{ offset: 0, page: line.page }];
    this.last = line;
    this.right = line.right;
  }

  add(line: Line, words: ReadonlySet<string>): void {
    this.#text = joined(this.#text, line.text, words);
    const offset = this.#text.length - line.text.length;
    if (line.page !== this.last.page) this.#pages.push({ offset, page: line.page });
    this.last = line;
    this.right = Math.max(this.right, line.right);
  }

  close(): Block {
    const kind = this.kind === "heading" && this.#text.length > maxHeadingLength ? "paragraph" : this.kind;
    return { kind, text: this.#text, pages: this.#pages };
  }
}

/** Joins two lines. A hyphen at the line end is removed, unless the text has the word with the hyphen elsewhere. */
function joined(text: string, next: string, words: ReadonlySet<string>): string {
  const [, start] = /([\p{L}\p{N}]+)[-\u00ad\u2010]$/u.exec(text) ?? [];
  const [end] = /^\p{Ll}[\p{L}\p{N}]*/u.exec(next) ?? [];
  if (start !== undefined && end !== undefined) {
    return words.has(`${start}-${end}`.toLowerCase()) ? text + next : text.slice(0, -1) + next;
  }
  // Chinese and Japanese have no spaces between words.
  const isDense =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、]$/u.test(text) &&
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(next);
  return isDense ? text + next : `${text} ${next}`;
}
