/** CSV: a unit of text per row, in which the first row names the values. */
import Papa from "papaparse";
import { plainBlock, type DocumentBlocks } from "../blocks.ts";

export function readCsv(text: string): DocumentBlocks {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  const [first = [], ...others] = data;
  const hasHeader = others.length > 0 && first.every((cell) => cell.trim() !== "" && Number.isNaN(Number(cell)));
  const rows = hasHeader ? others.map((row) => namedCells(first, row)) : data.map((row) => row.join(", "));
  return { title: "", blocks: rows.map((row) => plainBlock("unit", row)) };
}

/** Returns "name: value; name: value", without empty values. */
export function namedCells(names: readonly string[], row: readonly string[]): string {
  return row
    .flatMap((cell, index) => (cell.trim() === "" ? [] : [names[index] ? `${names[index].trim()}: ${cell.trim()}` : cell.trim()]))
    .join("; ");
}
