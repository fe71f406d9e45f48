/** Puts the figures of exactness into docs/notes/exactness.md; rows of models that were not measured this time stay. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { splitAtMarks } from "../between-marks.ts";
import { exactnessTable, type ExactnessRow } from "./exactness-rows.ts";

const page = fileURLToPath(new URL("../../../docs/notes/exactness.md", import.meta.url));

export function writeExactness(rows: readonly ExactnessRow[]): void {
  const marked = splitAtMarks(readFileSync(page, "utf8"), "exactness");
  if (marked === undefined) throw new RangeError(`${page} has no marks for the table`);
  const { before, text, after } = marked;
  writeFileSync(page, `${before}\n${exactnessTable(rows, text)}\n${after}`);
}
