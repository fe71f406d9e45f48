/** Blocks from the lines of PDF files. */
import { expect, test } from "vitest";
import { blocksOf, largestHeading } from "../../../src/worker/documents/formats/pdf/line-blocks.ts";
import { linesOf, type Line, type TextItem } from "../../../src/worker/documents/formats/pdf/page-lines.ts";

/** Lines of a page from top to bottom, in a size of 10 with 12 between baselines, 300 wide if they are long. */
function page(number: number, ...texts: (string | Partial<Line>)[]): Line[] {
  return texts.map((given, index) => {
    const { text = "", ...changed } = typeof given === "string" ? { text: given } : given;
    const line = {
      text,
      page: number,
      left: 50,
      right: 50 + Math.min(300, text.length * 6),
      baseline: 700 - 12 * index,
      size: 10,
      font: "f1",
    };
    return { ...line, ...changed };
  });
}

const long = "This line of a paragraph is as long as its column is wide and";

test("a paragraph continues on the next page, and knows where that begins", () => {
  const blocks = blocksOf([page(1, long, `${long} then`), page(2, `ends here. ${long}`, "goes further.")], []);
  expect(blocks[0]?.text).toBe(`${long} ${long} then ends here. ${long} goes further.`);
  expect(blocks[0]?.pages).toEqual([
    { offset: 0, page: 1 },
    { offset: blocks[0]?.text.indexOf("ends here"), page: 2 },
  ]);
});

test("a paragraph that ended does not continue on the next page", () => {
  const blocks = blocksOf([page(1, long, "ends here."), page(2, "A new one begins.")], []);
  expect(blocks.map(({ pages }) => pages)).toEqual([[{ offset: 0, page: 1 }], [{ offset: 0, page: 2 }]]);
});

test("a larger distance, an indent after a sentence, and a short last line begin a paragraph", () => {
  const texts = (...lines: (string | Partial<Line>)[]): string[] => blocksOf([page(1, long, ...lines)], []).map(({ text }) => text);
  expect(texts({ text: "after a gap", baseline: 660 })).toEqual([long, "after a gap"]);
  expect(texts(`${long} ends there.`, { text: "Indented", left: 62 })).toEqual([`${long} ${long} ends there.`, "Indented"]);
  expect(texts("it ends.", "The next one")).toEqual([`${long} it ends.`, "The next one"]);
});

test("a hyphen at a line end is removed, unless the text has the word with it elsewhere", () => {
  const [block] = blocksOf([page(1, `${long} well-known exam-`, "ples of a well-", "known thing.")], []);
  expect(block?.text).toBe(`${long} well-known examples of a well-known thing.`);
});

test("a heading is larger, bold with space above, or an entry of the outline", () => {
  const kinds = (lines: Line[], titles: string[] = []): string[] => blocksOf([lines], titles).map(({ kind, text }) => `${kind} ${text}`);
  const text = { text: `${long} ${long} ends.`, baseline: 600 };
  expect(kinds(page(1, { text: "Fees", size: 14 }, text))[0]).toBe("heading Fees");
  expect(kinds(page(1, { text: "Fees", font: "bold" }, text))[0]).toBe("heading Fees");
  expect(kinds(page(1, "1. Fees", text), ["1 Fees"])[0]).toBe("heading 1. Fees");
  expect(kinds(page(1, { text: "Figure 1. Fees", font: "bold" }, text))[0]).toBe("paragraph Figure 1. Fees");
});

test("the title is the heading in the largest size, over its lines, if no other one has it", () => {
  const body = Array.from({ length: 4 }, (_, index) => ({ text: `${long} ends.`, baseline: 500 - 12 * index }));
  const title = [
    { text: "The Tool", size: 20, baseline: 700 },
    { text: "Library", size: 20, baseline: 676 },
  ];
  expect(largestHeading([page(1, ...title, ...body)])).toBe("The Tool Library");
  expect(largestHeading([page(1, ...title, ...body, { text: "Fees", size: 20, baseline: 300 })])).toBe("");
});

test("wide spaces between texts divide cells, but not the words of a justified line", () => {
  const item = (str: string, width: number): TextItem => ({
    str,
    width,
    height: str === " " ? 0 : 10,
    transform: [10, 0, 0, 10, 0, 0],
    fontName: "f",
    hasEOL: false,
  });
  const texts = (...items: TextItem[]): string[] => linesOf(1, items).map(({ text }) => text);
  expect(texts(item("Floor sander", 60), item(" ", 40), item("80 euros", 40))).toEqual(["Floor sander | 80 euros"]);
  expect(texts(item("1.", 8), item(" ", 20), item("Fees", 20))).toEqual(["1. Fees"]);
  const justified = ["words", "that", "fill", "lines"].flatMap((word) => [item(word, 30), item(" ", 15)]);
  expect(texts(...justified)).toEqual(["words that fill lines"]);
});

test.each([90, 180, 270, 30])("lines that are rotated by %i degrees are a paragraph", (degrees) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const texts = [long, `${long} then`, "ends here."];
  const items = texts.map((str, index): TextItem => {
    const [left, baseline] = [50, 700 - 12 * index];
    const transform = [10 * cos, 10 * sin, -10 * sin, 10 * cos, left * cos - baseline * sin, left * sin + baseline * cos];
    return { str, width: str.length * 5, height: 10, transform, fontName: "f1", hasEOL: false };
  });
  expect(blocksOf([linesOf(1, items)], []).map(({ text }) => text)).toEqual([texts.join(" ")]);
});
