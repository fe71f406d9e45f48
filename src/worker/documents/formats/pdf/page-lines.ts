/** The lines of a page, from the pieces of text that PDF.js finds in the order of the file. */

/** A piece of text as `getTextContent` returns it. */
export interface TextItem {
  str: string;
  width: number;
  height: number;
  transform: readonly number[];
  fontName: string;
  hasEOL: boolean;
}

export interface Line {
  text: string;
  page: number;
  left: number;
  right: number;
  /** From the bottom of the page, if the text is not rotated. */
  baseline: number;
  /** Size of the font of most characters. */
  size: number;
  font: string;
}

export function linesOf(page: number, items: readonly TextItem[]): Line[] {
  const lines: Line[] = [];
  let open: TextItem[] = [];
  const close = (): void => {
    const line = lineOf(page, open);
    if (line !== undefined) lines.push(line);
    open = [];
  };
  for (const item of items) {
    const last = open.findLast(({ str }) => str !== "");
    if (last !== undefined && item.str !== "" && isOnAnotherLine(last, item)) close();
    open.push(item);
    if (item.hasEOL) close();
  }
  close();
  return lines;
}

function isOnAnotherLine(last: TextItem, item: TextItem): boolean {
  const height = Math.max(last.height, item.height, 1);
  return Math.abs(positionOf(last).baseline - positionOf(item).baseline) > height / 2;
}

/** As if the text were not rotated: along its direction, and across it. */
function positionOf({ transform: [a = 1, b = 0, , , x = 0, y = 0] }: TextItem): { left: number; baseline: number } {
  const length = Math.hypot(a, b) || 1;
  return { left: (x * a + y * b) / length, baseline: (y * a - x * b) / length };
}

function lineOf(page: number, items: readonly TextItem[]): Line | undefined {
  const gaps = columnGaps(items);
  const text = items
    .map((item) => (gaps.has(item) ? " | " : item.str))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
  const visible = items.filter(({ str }) => str.trim() !== "");
  const [first] = visible;
  const last = visible.at(-1);
  if (text === "" || first === undefined || last === undefined) return undefined;
  const longest = visible.reduce((best, item) => (item.str.length > best.str.length ? item : best), first);
  return {
    text,
    page,
    left: positionOf(first).left,
    right: positionOf(last).left + last.width,
    baseline: positionOf(first).baseline,
    size: Math.round(longest.height * 2) / 2,
    font: longest.fontName,
  };
}

/**
 * A space wider than the text is high lies between two cells of a table, except after the number of a heading or a list
 * item. Spaces of equal width fill a justified line.
 */
function columnGaps(items: readonly TextItem[]): Set<TextItem> {
  const wide = items.filter(({ str, width, height }, index) => {
    const before = items[index - 1];
    if (before === undefined || str === "" || str.trim() !== "") return false;
    return width > Math.max(before.height, height) && before.str.trim().length > 3;
  });
  const widths = items.filter(({ str }) => str !== "" && str.trim() === "").map(({ width }) => width);
  const isJustified = widths.length > 2 && Math.max(...widths) < 1.1 * Math.min(...widths);
  return new Set(isJustified ? [] : wide);
}
