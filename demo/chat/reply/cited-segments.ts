/**
 * Finds citations in text that becomes Markdown. A mark that no text contains is inserted at each of their bounds
 * before the text is parsed, and found again in the text nodes of the result.
 */
import type { Citation } from "../conversation/conversation.ts";

/** A code point that Unicode keeps out of texts for such use. */
const mark = "\uFDD0";

/** Returns the offsets, in code points, at which citations start or end, ascending. */
function boundsOf(citations: readonly Citation[]): number[] {
  return [...new Set(citations.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
}

/** Returns `text` with a mark at each bound of a citation. */
export function markedText(text: string, citations: readonly Citation[]): string {
  const points = Array.from(text.replaceAll(mark, "\uFFFD"));
  let marked = "";
  let from = 0;
  for (const bound of boundsOf(citations)) {
    marked += points.slice(from, bound).join("") + mark;
    from = bound;
  }
  return marked + points.slice(from).join("");
}

/** Returns for each piece between marks the indexes of the citations that cover it; the first piece is before the first mark. */
function coverage(citations: readonly Citation[]): number[][] {
  const covering = boundsOf(citations).map((bound) =>
    citations.flatMap(({ start, end }, index) => (start <= bound && bound < end ? [index] : [])),
  );
  return [[], ...covering];
}

/**
 * Cuts the text nodes below `root` at the marks, removes the marks and calls `wrap` for each piece that citations cover.
 * Returns false, with `root` useless, if marks got lost: the text then cannot be shown as Markdown with its citations.
 */
export function wrapSegments(root: Node, citations: readonly Citation[], wrap: (text: string, covering: number[]) => Node): boolean {
  const covers = coverage(citations);
  let piece = 0;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  for (const node of texts) {
    const pieces = node.data.split(mark).map((text, index) => {
      if (index > 0) piece += 1;
      const covering = covers[piece] ?? [];
      return covering.length === 0 || text.trim() === "" ? new Text(text) : wrap(text, covering);
    });
    node.replaceWith(...pieces);
  }
  return piece === covers.length - 1;
}
