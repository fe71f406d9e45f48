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
  /** Whether it runs in another direction than most text of the page, as stamps in the margin do. */
  isTurned?: true;
}

export function linesOf(page: number, drawn: readonly TextItem[]): Line[] {
  const items = withoutRepeats(drawn);
  const usual = usualDirection(items);
  const lines: Line[] = [];
  let open: TextItem[] = [];
  const close = (): void => {
    const line = lineOf(page, open);
    if (line !== undefined)
      lines.push(open.some((item) => item.str.trim() !== "" && directionOf(item) === usual) ? line : { ...line, isTurned: true });
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

/** Max distance of a text that is drawn again to make it bold, in heights, and in items. */
const maxShift = 0.2;
const maxItemsBetween = 64;

/** Some programs draw a text twice, slightly shifted, to make it bold or to give it a shadow. */
function withoutRepeats(items: readonly TextItem[]): TextItem[] {
  return items.filter((item, index) => {
    if (item.str.trim() === "") return true;
    const before = items.slice(Math.max(0, index - maxItemsBetween), index);
    return !before.some((other) => other.str === item.str && distance(other, item) < maxShift * item.height);
  });
}

function distance({ transform: [, , , , x = 0, y = 0] }: TextItem, { transform: [, , , , otherX = 0, otherY = 0] }: TextItem): number {
  return Math.hypot(x - otherX, y - otherY);
}

/** In degrees, to the nearest quarter of a turn. */
const directionOf = ({ transform: [a = 1, b = 0] }: TextItem): number => (Math.round(Math.atan2(b, a) / (Math.PI / 2)) * 90 + 360) % 360;

/** The direction of most characters. */
function usualDirection(items: readonly TextItem[]): number {
  const lengths = new Map<number, number>();
  for (const item of items) lengths.set(directionOf(item), (lengths.get(directionOf(item)) ?? 0) + item.str.length);
  return [...lengths].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
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
