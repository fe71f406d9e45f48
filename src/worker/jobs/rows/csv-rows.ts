import Papa from "papaparse";
import { z } from "zod";
import { maxRowLength, UnreadableFile, type ReadRow } from "./row.ts";

/**
 * Reads rows of CSV (RFC 4180). The first row is the header with the names of the columns; all values are strings. Rows end with LF or
 * CR LF, also both in one file, or all with CR. `requiredNames`: required columns. Throws UnreadableFile if the header is missing, if a
 * required column is missing or there twice, or if a quote is never closed.
 */
export async function* csvRows(
  pieces: AsyncIterable<string>,
  requiredNames: readonly string[],
  delimiter = ",",
): AsyncGenerator<ReadRow[]> {
  let rest = "";
  let parser: CsvParser | undefined;
  let header: string[] | undefined;
  let number = 0;
  /** Length of the text that the parser reads next. It doubles while a row does not end, so that the time is linear in its length. */
  let nextLength = 0;
  const rowsOf = (isLast: boolean): ReadRow[] => {
    parser ??= new CsvParser(delimiter, firstLineEnd.exec(rest)?.[0] === "\r" ? "\r" : "\n");
    const { rows, isQuoteOpen, end } = parser.parse(rest, isLast);
    if (isLast && isQuoteOpen) throw new UnreadableFile(`a quote that is opened in row ${number + rows.length} is never closed`);
    rest = rest.slice(end);
    nextLength = 2 * rest.length;
    if (rest.length > maxRowLength) {
      throw new UnreadableFile(`row ${number + 1} is longer than ${maxRowLength} characters, or opens a quote that is never closed`);
    }
    const read: ReadRow[] = [];
    for (const { values, isMalformed } of rows) {
      if (values.length === 1 && values[0]?.trim() === "") continue;
      if (header === undefined) {
        header = readHeader(values, requiredNames);
        continue;
      }
      number += 1;
      read.push(rowOf(number, header, values, isMalformed));
    }
    return read;
  };
  for await (const piece of pieces) {
    rest += piece;
    // The parser needs the end of the first line. A piece may divide CR LF.
    const isReady = parser === undefined ? firstLineEnd.test(rest) : rest.length >= nextLength;
    if (isReady || rest.length > maxRowLength) yield rowsOf(false);
  }
  yield rowsOf(true);
  if (header === undefined) throw new UnreadableFile("the file has no header");
}

const firstLineEnd = /\r?\n|\r(?=[^\n])/;

function readHeader(values: readonly string[], requiredNames: readonly string[]): string[] {
  const header = values.map((name) => name.trim());
  for (const name of requiredNames) {
    if (!header.includes(name)) throw new UnreadableFile(`the header has no column '${name}'`);
    if (header.indexOf(name) !== header.lastIndexOf(name)) throw new UnreadableFile(`the header has the column '${name}' more than once`);
  }
  return header;
}

function rowOf(number: number, header: readonly string[], values: readonly string[], isMalformed: boolean): ReadRow {
  if (isMalformed) return { number, problem: "has a misplaced quote" };
  if (values.length > header.length) return { number, problem: `has ${values.length} values for ${header.length} columns` };
  return { number, value: Object.fromEntries(values.map((value, index) => [header[index] ?? "", value])) };
}

interface ParsedCsv {
  rows: { values: string[]; isMalformed: boolean }[];
  isQuoteOpen: boolean;
  /** Index after the last complete row. */
  end: number;
}

const resultSchema = z.object({
  data: z.array(z.array(z.string())),
  errors: z.array(z.object({ code: z.string(), row: z.number().optional() })),
  meta: z.object({ cursor: z.number() }),
});

/** Wraps the incremental parser of papaparse, whose result has the type `any`. */
class CsvParser {
  readonly #parser: Papa.Parser;

  readonly #newline: "\n" | "\r";

  /** `newline`: "\n" also for rows that end with CR LF. */
  constructor(delimiter: string, newline: "\n" | "\r") {
    this.#parser = new Papa.Parser({ delimiter, newline });
    this.#newline = newline;
  }

  parse(text: string, isLast: boolean): ParsedCsv {
    const parsed: unknown = this.#parser.parse(text, 0, !isLast);
    const { data, errors, meta } = resultSchema.parse(parsed);
    const malformed = new Set(errors.map(({ row }) => row));
    return {
      rows: data.map((values, index) => ({ values: this.#withoutLineEnd(values), isMalformed: malformed.has(index) })),
      isQuoteOpen: errors.some(({ code }) => code === "MissingQuotes"),
      end: isLast ? text.length : meta.cursor,
    };
  }

  /** The CR of CR LF is at the end of the last value, unless that is quoted. */
  #withoutLineEnd(values: readonly string[]): string[] {
    const last = values.at(-1);
    if (this.#newline === "\r" || last?.endsWith("\r") !== true) return [...values];
    return [...values.slice(0, -1), last.slice(0, -1)];
  }
}
