import { exceedsDepth, maxNestingDepth } from "../../../inference/nesting-depth.ts";
import { maxRowLength, type ReadRow } from "./row.ts";
import { splitText } from "./split-text.ts";

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
