/** Removes lines that repeat on the pages, such as the name of the chapter at the top, and the numbers of the pages. */
import type { Line } from "./page-lines.ts";

/** Lines at the top and at the bottom of a page that may repeat. */
const edgeLines = 3;
/** A line repeats if it is on this many pages and on this share of them. */
const minPages = 2;
const minShare = 0.3;
const pageNumber = /^(?:page |seite |p\. ?)?[-–— ]*(?:\d{1,4}|[ivxlc]{1,7})[-–— ]*(?:(?:of|von|\/) ?\d{1,4})?$/i;

export function withoutRunningLines(pages: readonly Line[][]): Line[][] {
  const counts = new Map<string, number>();
  const edges = pages.map(edgesOf);
  for (const lines of edges) {
    for (const key of new Set(Array.from(lines, keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(minPages, pages.length * minShare);
  return pages.map((lines, index) =>
    lines.filter((line) => {
      if (edges[index]?.has(line) !== true) return true;
      return !pageNumber.test(line.text) && (counts.get(keyOf(line)) ?? 0) < enough;
    }),
  );
}

function edgesOf(lines: readonly Line[]): Set<Line> {
  const byHeight = lines.toSorted((one, other) => other.baseline - one.baseline);
  return new Set([...byHeight.slice(0, edgeLines), ...byHeight.slice(-edgeLines)]);
}

/** Equal for lines that differ only in numbers, at about the same height. */
function keyOf({ text, baseline }: Line): string {
  return `${Math.round(baseline / 8)} ${text.replaceAll(/\d+/g, "#")}`;
}
