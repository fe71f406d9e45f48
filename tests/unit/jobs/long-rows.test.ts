/** Rows that do not end: the host reads uploads, so each piece may take only a short time. */
import Papa from "papaparse";
import { expect, test, vi } from "vitest";
import { csvRows } from "../../../src/worker/jobs/rows/csv-rows.ts";
import type { ReadRow } from "../../../src/worker/jobs/rows/row.ts";
import { textRows } from "../../../src/worker/jobs/rows/separated-rows.ts";

const piece = "x".repeat(1000);
const pieces = 1000;

async function* repeated(start: string, end = ""): AsyncGenerator<string> {
  yield start;
  for (let index = 0; index < pieces; index++) yield piece;
  yield end;
}

async function rowsOf(rows: AsyncIterable<ReadRow[]>): Promise<ReadRow[]> {
  const all: ReadRow[] = [];
  for await (const some of rows) all.push(...some);
  return all;
}

test("a long value in quotes is parsed a few times, not with each piece", async () => {
  const parsed: number[] = [];
  const { Parser } = Papa;
  vi.spyOn(Papa, "Parser").mockImplementation(function (config) {
    const parser = new Parser(config);
    return {
      parse: (text: string, start: number, ignoresLast: boolean) => {
        parsed.push(text.length);
        return parser.parse(text, start, ignoresLast);
      },
      abort: () => parser.abort(),
      getCharIndex: () => parser.getCharIndex(),
    };
  });
  const rows = await rowsOf(csvRows(repeated('text\n"', '"\nnext\n'), ["text"]));
  expect(rows).toEqual([
    { number: 1, value: { text: piece.repeat(pieces) } },
    { number: 2, value: { text: "next" } },
  ]);
  expect(parsed.length).toBeLessThan(20);
  expect(parsed.reduce((sum, length) => sum + length, 0)).toBeLessThan(4 * piece.length * pieces);
});

test.each(["\n", "||"])("a long part is split at %j, also if two pieces divide it", async (separator) => {
  const [first = "", second = ""] = separator.length === 1 ? [separator] : separator;
  expect(await rowsOf(textRows(repeated("", first), separator))).toHaveLength(1);
  async function* divided(): AsyncGenerator<string> {
    yield* repeated("", first);
    yield `${second}next`;
  }
  expect(await rowsOf(textRows(divided(), separator))).toEqual([
    { number: 1, value: { text: piece.repeat(pieces) } },
    { number: 2, value: { text: "next" } },
  ]);
});
