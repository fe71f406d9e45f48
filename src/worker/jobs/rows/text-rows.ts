import { maxRowLength, type ReadRow } from "./row.ts";
import { splitText } from "./split-text.ts";

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
