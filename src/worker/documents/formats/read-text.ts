/** Plain text: paragraphs between empty lines. Lines that an editor wrapped are joined; other lines stay lines. */
import { plainBlock, type Block, type DocumentBlocks } from "../blocks.ts";

/** Min characters of the lines of a wrapped paragraph, except for the last line. */
const minWrappedLength = 45;
const maxHeadingLength = 80;
const maxHeadingWords = 8;
/** Min characters of the paragraph below a heading that has neither capitals nor a number. */
const minParagraphLength = 60;

export function readText(text: string): DocumentBlocks {
  const paragraphs = text
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n\s*\n|\f/)
    .map((paragraph) => paragraph.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0);
  const title = titleOf(paragraphs);
  const rest = title === "" ? paragraphs : paragraphs.slice(1);
  return { title, blocks: rest.flatMap((lines, index) => blocksOf(lines, rest[index + 1] ?? [])) };
}

/** A short first line that ends no sentence is the title, if sentences follow it. A list of short lines has none. */
function titleOf([first = [], second = []]: readonly string[][]): string {
  const [line = ""] = first;
  const isTitle = first.length === 1 && isShortPhrase(line) && !isMarkedHeading(line) && endsSentence(second.at(-1));
  return isTitle ? line.trim() : "";
}

function blocksOf(lines: readonly string[], next: readonly string[]): Block[] {
  const [first = ""] = lines;
  if (lines.length === 1) return [plainBlock(isMarkedHeading(first) || isHeadingOf(next, first) ? "heading" : "paragraph", first)];
  if (lines.slice(0, -1).every((line) => line.trimEnd().length >= minWrappedLength)) return [plainBlock("paragraph", lines.join(" "))];
  return lines.map((line) => plainBlock("unit", line));
}

/** Whether a line is a heading of the paragraph below it: a few words that begin with a capital, above longer text of sentences. */
function isHeadingOf(paragraph: readonly string[], line: string): boolean {
  const text = line.trim();
  if (!isShortPhrase(text) || !/^\p{Lu}/u.test(text) || text.split(/\s+/).length > maxHeadingWords) return false;
  return (
    paragraph.join(" ").length >= minParagraphLength &&
    (endsSentence(paragraph.at(-1)) || paragraph.at(-1)?.trimEnd().endsWith(":") === true)
  );
}

const endsSentence = (line = ""): boolean => /[.!?]["')\]”’]*\s*$/.test(line);

/** A short line between empty lines, in capitals or with a number, that ends no sentence. */
function isMarkedHeading(line: string): boolean {
  const text = line.trim();
  if (!isShortPhrase(text)) return false;
  return text === text.toUpperCase() ? /\p{Lu}/u.test(text) : /^(?:chapter|part|section|appendix|\d+(?:\.\d+)*\.?)\s/i.test(text);
}

function isShortPhrase(line: string): boolean {
  const text = line.trim();
  return text.length <= maxHeadingLength && !/[.,;:!?]$/.test(text) && /\p{L}/u.test(text);
}
