/** CSV: a unit of text per row, in which the first row names the values. */
import Papa from "papaparse";
import { plainBlock, type DocumentBlocks } from "../blocks.ts";

export function readCsv(text: string): DocumentBlocks {
  // The first line of some spreadsheets' files names the separator.
  const [separatorLine = "", delimiter] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const rowsText = text.slice(separatorLine.length);
  const { data } = Papa.parse<string[]>(rowsText, { skipEmptyLines: "greedy", ...(delimiter !== undefined && { delimiter }) });
  const [first = [], ...others] = data;
  const hasHeader = others.length > 0 && isHeader(first);
  const rows = hasHeader ? others.map((row) => namedCells(first, row)) : data.map((row) => row.join(", "));
  return { title: "", blocks: rows.map((row) => plainBlock("unit", row)) };
}

/** The first column of an index, and the last one of lines that end with a separator, have no name; years are names of columns. */
function isHeader(cells: readonly string[]): boolean {
  const isName = (cell: string): boolean => cell.trim() !== "" && Number.isNaN(Number(cell));
  return (
    cells.some(isName) && cells.every((cell) => cell.trim() === "" || isName(cell) || (isName(cells[0] ?? "") && year.test(cell.trim())))
  );
}

const year = /^(?:1[5-9]|20)\d\d$/;

/** Returns "name: value; name: value", without empty values. */
export function namedCells(names: readonly string[], row: readonly string[]): string {
  return row
    .flatMap((cell, index) => (cell.trim() === "" ? [] : [names[index] ? `${names[index].trim()}: ${cell.trim()}` : cell.trim()]))
    .join("; ");
}
