/** Reads rows that are divided by separators: JSON Lines and plain text. */
import { exceedsDepth, maxNestingDepth } from "../../../inference/nesting-depth.ts";
import { maxRowLength, type ReadRow } from "./row.ts";

/** Reads rows of JSON Lines. Blank lines are skipped. */
export async function* jsonRows(pieces: AsyncIterable<string>): AsyncGenerator<ReadRow[]> {
  let number = 0;
  for await (const lines of splitText(pieces, "\n")) {
    const rows: ReadRow[] = [];
    for (const line of lines) {
      if (line?.trim() === "") continue;
      number += 1;
      rows.push(line === undefined ? { number, problem: `is longer than ${maxRowLength} characters` } : parsedRow(number, line));
    }
    yield rows;
  }
}

function parsedRow(number: number, line: string): ReadRow {
  if (exceedsDepth(line)) return { number, problem: `is nested deeper than ${maxNestingDepth} levels` };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { number, problem: "is not JSON" };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { number, problem: "is not a JSON object" };
  return { number, value: { ...value } };
}

/** Reads rows of plain text: the parts between separators, by default lines. Blank parts are skipped. */
export async function* textRows(pieces: AsyncIterable<string>, separator = "\n"): AsyncGenerator<ReadRow[]> {
  let number = 0;
  for await (const parts of splitText(pieces, separator)) {
    const rows: ReadRow[] = [];
    for (const part of parts) {
      if (part?.trim() === "") continue;
      number += 1;
      if (part === undefined) rows.push({ number, problem: `is longer than ${maxRowLength} characters` });
      else rows.push({ number, value: { text: part.replace(/\r$/, "") } });
    }
    yield rows;
  }
}

/**
 * Splits a text that arrives in pieces at the separators. Yields the parts as they are complete. A part of more than
 * `maxRowLength` characters is yielded as `undefined`, so that it is never held in memory as a whole. The last part needs no
 * separator, and is left out if it is empty.
 */
async function* splitText(pieces: AsyncIterable<string>, separator: string): AsyncGenerator<(string | undefined)[]> {
  let rest = "";
  let isTooLong = false;
  /** The last characters, which may be the beginning of a separator. */
  let seam = "";
  for await (const piece of pieces) {
    const recent = seam + piece;
    seam = recent.slice(Math.max(0, recent.length - separator.length + 1));
    // A long part is not searched again with each of its pieces.
    if (!isTooLong && !recent.includes(separator) && rest.length + piece.length <= maxRowLength) {
      rest += piece;
      continue;
    }
    const parts: (string | undefined)[] = (rest + piece).split(separator);
    rest = parts.pop() ?? "";
    if (isTooLong && parts.length > 0) {
      parts[0] = undefined;
      isTooLong = false;
    }
    if (rest.length > maxRowLength || isTooLong) {
      isTooLong = true;
      // Keeps only the characters that may be the beginning of a separator.
      rest = rest.slice(rest.length - separator.length + 1);
    }
    yield parts.map((part) => (part !== undefined && part.length > maxRowLength ? undefined : part));
  }
  if (isTooLong) yield [undefined];
  else if (rest !== "") yield [rest];
}
