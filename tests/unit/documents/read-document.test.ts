/** Documents that other libraries wrote (`recipes/cohabit_recipes/document_files`), and files that are refused. */
import { readFileSync } from "node:fs";
import { unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readDocument } from "../../../src/worker/documents/read-document.ts";
import type { DocumentPassage, ReadDocument } from "../../../src/transport/document-reading.ts";

const folder = new URL("../../documents/", import.meta.url);
const handbookFile = new URL("../../../recipes/cohabit_recipes/document_files/handbook.json", import.meta.url);
const handbook = z
  .object({ title: z.string(), sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })) })
  .parse(JSON.parse(readFileSync(handbookFile, "utf8")));
/** The texts of the pages as pypdf reads them. */
const pages = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(new URL("pages.json", folder), "utf8")));

const limits = { maxBytes: 50_000_000, maxPages: 2000 };
const bytesOf = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(new URL(name, folder)));
const read = (bytes: Uint8Array<ArrayBuffer> | string, name: string): Promise<ReadDocument> =>
  readDocument(new Blob([bytes]), name, limits, () => undefined);
const refusal = (bytes: Uint8Array<ArrayBuffer> | string, name: string): Promise<unknown> =>
  read(bytes, name).then(
    () => "was read",
    ({ code, message }: { code: string; message: string }) => ({ code, message }),
  );

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, "");
const words = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[.,'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;

describe.each(["reportlab.pdf", "reportlab-columns.pdf", "fpdf.pdf", "weasyprint.pdf", "python-docx.docx", "page.html"])("%s", (name) => {
  test("gives every paragraph, whole and in order, under its heading", async () => {
    const { passages } = await read(bytesOf(name), name);
    for (const { heading, paragraphs } of handbook.sections) {
      const lines = passages.filter((passage) => passage.heading.endsWith(heading)).flatMap(({ text }) => text.split("\n"));
      expect(lines.slice(0, paragraphs.length)).toEqual(paragraphs);
    }
  });

  test("gives passages of 60 to 150 words", async () => {
    const { passages } = await read(bytesOf(name), name);
    const counts = passages.map(({ text }) => words(text));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...counts)).toBeLessThanOrEqual(150);
  });

  test("gives the rows of the table as lines", async () => {
    if (name === "fpdf.pdf") return;
    const { passages } = await read(bytesOf(name), name);
    expect(passages.at(-1)?.text.split("\n").at(-1)).toMatch(/Pressure washer.*7 days.*40 euros/);
  });
});

test.each(Object.keys(pages))("%s: each passage begins and ends on the pages that pypdf finds it on", async (name) => {
  const document = await read(bytesOf(name), name);
  expect(document.pages).toBe(pages[name]?.length);
  const isOn = (page: number | undefined, text: string): boolean => letters(pages[name]?.[(page ?? 0) - 1] ?? "").includes(letters(text));
  for (const { text, page, lastPage = page } of document.passages) {
    expect([text.slice(0, 24), isOn(page, text.slice(0, 24))]).toEqual([text.slice(0, 24), true]);
    expect([text.slice(-12), isOn(lastPage, text.slice(-12))]).toEqual([text.slice(-12), true]);
  }
  expect(document.passages.some(({ lastPage }) => lastPage !== undefined)).toBe(true);
});

test.each(["reportlab.pdf", "weasyprint.pdf", "reportlab-columns.pdf"])(
  "%s: running titles and page numbers are left out",
  async (name) => {
    const { passages, title } = await read(bytesOf(name), name);
    expect(title).toBe(handbook.title);
    const text = passages.map((passage) => passage.text).join("\n");
    expect(text).not.toContain(handbook.title);
    expect(text).not.toMatch(/^(?:Page )?\d+(?: of \d+)?$/m);
  },
);

test("words that a line end divides are joined, without the hyphens that weasyprint puts there", async () => {
  const { passages } = await read(bytesOf("weasyprint.pdf"), "weasyprint.pdf");
  expect(passages.some(({ text }) => /\p{L}[-‐]\s/u.test(text))).toBe(false);
});

/** A page in Helvetica that draws these pieces: size, left, bottom, text and, in quarters of a turn, direction. */
function pdfOf(pieces: readonly (readonly [number, number, number, string, number?])[]): string {
  const turns = ["1 0 0 1", "0 1 -1 0"];
  const content = pieces
    .map(([size, left, bottom, text, turn = 0]) => `BT /F1 ${size} Tf ${turns[turn]} ${left} ${bottom} Tm (${text}) Tj ET`)
    .join("\n");
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
`;
}

test("a PDF: text that is drawn twice to make it bold is there once", async () => {
  const twice = [0, 0.3].map((shift) => [11, 72 + shift, 700, "A lost card costs 3 euros."] as const);
  const { passages } = await read(pdfOf([...twice, [11, 72, 686, "A lost card costs 3 euros."]]), "a.pdf");
  expect(passages.map(({ text }) => text)).toEqual(["A lost card costs 3 euros. A lost card costs 3 euros."]);
});

test("a PDF: a stamp in the margin is neither its title nor a heading", async () => {
  const { title, passages } = await read(
    pdfOf([
      [20, 30, 300, "arXiv:2401.00001v1", 1],
      [17, 72, 740, "Nests of Red Kites"],
      [11, 72, 700, "Red kites nest in the oak woods of central Wales, and in some"],
      [11, 72, 686, "of its parks, from March on."],
    ]),
    "a.pdf",
  );
  expect(title).toBe("Nests of Red Kites");
  expect(passages.map(({ heading }) => heading)).not.toContain("arXiv:2401.00001v1");
});

test("a form that is filled in: each value follows its label", async () => {
  const { passages } = await read(bytesOf("form.pdf"), "form.pdf");
  expect(passages.map(({ text }) => text.split("\n")).flat()).toEqual([
    "Name of the member: | Alice Archer",
    "The member accepts the rules: | ☒",
    "Newsletter:",
    "Tool: | Drill",
    "Calls at noon.",
  ]);
});

test.each([
  ["a field", '<w:fldSimple w:instr=" DATE "><w:r><w:t>1 May</w:t></w:r></w:fldSimple>', "1 May"],
  [
    "characters with readings",
    "<w:r><w:ruby><w:rubyPr/><w:rt><w:r><w:t>とう</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>東</w:t></w:r></w:rubyBase></w:ruby></w:r>",
    "東",
  ],
  ["a link without its target", '<w:hyperlink r:id="rId99"><w:r><w:t>a link</w:t></w:r></w:hyperlink>', "a link"],
  [
    "a picture that is missing",
    '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId77"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r><w:r><w:t>Kites</w:t></w:r>',
    "Kites",
  ],
])("a Word document with %s", async (_, run, expected) => {
  const parts = unzipSync(bytesOf("python-docx.docx"));
  const xml = new TextDecoder().decode(parts["word/document.xml"]);
  parts["word/document.xml"] = new TextEncoder().encode(xml.replace(/<w:body>.*<w:sectPr/s, `<w:body><w:p>${run}</w:p><w:sectPr`));
  expect((await read(new Uint8Array(zipSync(parts)), "a.docx")).passages[0]?.text).toBe(expected);
});

test("a page without a title, and a file without one, take the only first heading and the name of the file", async () => {
  expect((await read("<h1>Kites</h1><p>They nest in oaks.</p>", "a.html")).title).toBe("Kites");
  expect((await read(bytesOf("fpdf.pdf"), "rules.pdf")).title).toBe("rules");
});

describe("text formats", () => {
  const firstOf = async (text: string, name: string): Promise<DocumentPassage | undefined> => (await read(text, name)).passages[0];

  test("Markdown: front matter names the title, headings and list items are kept", async () => {
    const document = await read(
      '---\ntitle: "Tools"\n---\n# Lending\n\nA *member* may\nhave four.\n\n- one `drill`\n- two saws &amp; more\n',
      "a.md",
    );
    expect(document).toMatchObject({ type: "markdown", title: "Tools" });
    expect(document.passages).toEqual([
      { title: "Tools", heading: "Lending", text: "A member may have four.\none drill\ntwo saws & more" },
    ]);
  });

  test("CSV: the first row names the values of the others, whatever separates them", async () => {
    expect((await firstOf('tool;fee\ndrill;3\n"saw; large";\n', "a.csv"))?.text).toBe("tool: drill; fee: 3\ntool: saw; large");
    expect((await firstOf("1,2\n3,4\n", "a.csv"))?.text).toBe("1, 2\n3, 4");
  });

  test.each([
    ["the first column has no name", ",tool,fee\n0,drill,3\n", "0; tool: drill; fee: 3"],
    ["lines end with a separator", "tool,fee,\ndrill,3,\n", "tool: drill; fee: 3"],
    ["years are names", "tool,2019,2020\ndrill,1,2\n", "tool: drill; 2019: 1; 2020: 2"],
    ["a line names the separator", "sep=;\r\ntool;fee\r\ndrill;3,5\r\n", "tool: drill; fee: 3,5"],
    ["years are values", "2019,2020\n1,2\n", "2019, 2020\n1, 2"],
  ])("CSV: %s", async (_, text, expected) => {
    expect((await firstOf(text, "a.csv"))?.text).toBe(expected);
  });

  test("HTML: cells of a table without rows are kept", async () => {
    expect((await firstOf("<table><td>Drill</td><td>3 euros</td></table><p>Bring it back.</p>", "a.html"))?.text).toBe(
      "Drill | 3 euros\nBring it back.",
    );
  });

  test("HTML: only <main> counts, without navigation and scripts", async () => {
    const page =
      "<html><body><nav>Menu</nav><p>Cookies</p><main><h2>Kites</h2><p>Red kites<br>nest here.</p><script>let a</script><aside>Ad</aside></main></body></html>";
    expect(await firstOf(page, "page")).toEqual({ title: "page", heading: "Kites", text: "Red kites nest here." });
  });

  test.each([
    ["hidden attribute", "<div hidden><p>No</p></div>"],
    ["style", '<p style="color: red; display: none">No</p>'],
    ["invisible style", "<p style=visibility:hidden>No<br>no</p>"],
    ["closed dialog", "<dialog><p>No</p></dialog>"],
    ["source of a formula", "<math><annotation>No</annotation></math>"],
  ])("HTML: what the page does not show is left out: %s", async (_, hidden) => {
    expect((await firstOf(`<p>Yes.</p>${hidden}<p>And yes.</p>`, "a.html"))?.text).toBe("Yes.\nAnd yes.");
  });

  test("HTML: shown dialogs, and blocks that a reader opens or finds", async () => {
    const page =
      "<dialog open>A</dialog><div hidden=until-found>B</div><details><summary>C</summary>D</details><fieldset><legend>E</legend>F</fieldset>";
    expect((await firstOf(page, "a.html"))?.text).toBe("A\nB\nC\nD\nE\nF");
  });

  test("HTML in the encoding that it declares", async () => {
    const page = Uint8Array.from("<meta charset=iso-8859-2><p>\u00b1</p>", (character) => character.charCodeAt(0));
    expect((await read(page, "a.html")).passages[0]?.text).toBe("ą");
  });

  test.each([
    ["an XML declaration", '<?xml version="1.0" encoding="windows-1251"?><p>\u00cf\u00f0\u00e8</p>', "При"],
    ["bytes that are ASCII", '<meta charset="iso-2022-jp"><p>\u001b$B$3$s\u001b(B</p>', "こん"],
  ])("HTML in the encoding of %s", async (_, page, expected) => {
    const bytes = Uint8Array.from(page, (character) => character.charCodeAt(0));
    expect((await read(bytes, "a.html")).passages[0]?.text).toBe(expected);
  });

  test("plain text: wrapped lines are joined, others stay lines, a line in capitals is a heading", async () => {
    const text = "CHAPTER ONE\n\nThe ferry to the island leaves at seven o'clock every\nmorning.\n\nmilk\nbread\n";
    expect(await firstOf(text, "a.txt")).toEqual({
      title: "a",
      heading: "CHAPTER ONE",
      text: "The ferry to the island leaves at seven o'clock every morning.\nmilk\nbread",
    });
  });

  test("UTF-16 with a byte order mark", async () => {
    const bytes = new Uint8Array([
      0xff,
      0xfe,
      ...Array.from("Drei Sägen.").flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]),
    ]);
    expect((await read(bytes, "a.txt")).passages[0]?.text).toBe("Drei Sägen.");
  });

  const japanese = "図書館の会員証は、受付で身分証明書を見せると、その日のうちに発行されます。";
  const encodedTexts = z
    .array(z.object({ encoding: z.string(), text: z.string(), base64: z.string() }))
    .parse(JSON.parse(readFileSync(new URL("encoded-texts.json", folder), "utf8")));

  test.each(encodedTexts)("plain text in $encoding, which it does not declare: $text", async ({ text, base64 }) => {
    expect((await read(Uint8Array.from(Buffer.from(base64, "base64")), "a.txt")).passages[0]?.text).toBe(text);
  });

  test.each(["a.txt", "a.html"])("%s in UTF-8 with a damaged character", async (name) => {
    const bytes = new TextEncoder()
      .encode(`<meta charset=utf-8>${japanese}`)
      .map((byte, index, { length }) => (index === length - 9 ? 0xff : byte));
    const text = (await read(bytes, name)).passages[0]?.text;
    expect(text).toContain("図書館の会員証は、受付で身分証明書を見せると");
  });

  test("sentences without spaces between them, and one of many words, are as in the file", async () => {
    const text = `${japanese}休館日は毎週月曜日です。`;
    expect((await firstOf(text, "a.txt"))?.text).toBe(text);
    const list = "図書館の会員証、".repeat(150);
    const { passages } = await read(list, "a.txt");
    expect(passages.length).toBeGreaterThan(1);
    expect(passages.map((passage) => passage.text).join("")).toBe(list);
  });

  test("UTF-16 that is cut inside a character", async () => {
    const bytes = new Uint8Array([0xff, 0xfe, ...Array.from("Three saws").flatMap((each) => [each.charCodeAt(0), 0]), 0x2e]);
    expect((await read(bytes, "a.txt")).passages[0]?.text).toBe("Three saws\ufffd");
  });

  test.each(["little", "big"])("UTF-16 without a byte order mark, %s-endian", async (order) => {
    const view = new DataView(new ArrayBuffer(2 * 11));
    for (const [index, each] of Array.from("Drei Sägen.").entries()) view.setUint16(2 * index, each.charCodeAt(0), order === "little");
    expect((await read(new Uint8Array(view.buffer), "a.txt")).passages[0]?.text).toBe("Drei Sägen.");
  });

  test.each([
    ["Chinese", "会员费每年二十欧元。迟还工具每天收费两欧元。"],
    ["Russian", "Плата за членство составляет двадцать евро в год."],
    ["Japanese", "料金は年間二十ユーロです。\n工具は一週間。"],
  ])("UTF-16 without a byte order mark: %s", async (_, text) => {
    for (const isLittle of [true, false]) {
      const view = new DataView(new ArrayBuffer(2 * text.length));
      for (let index = 0; index < text.length; index++) view.setUint16(2 * index, text.charCodeAt(index), isLittle);
      expect((await read(new Uint8Array(view.buffer), "a.txt")).passages.map((passage) => passage.text).join("\n")).toBe(text);
    }
  });

  test.each(["", "\ufeff"])("UTF-32 in both byte orders, mark %j", async (mark) => {
    const characters = Array.from(`${mark}Drei Sägen 🪚.`);
    for (const isLittle of [true, false]) {
      const view = new DataView(new ArrayBuffer(4 * characters.length));
      for (const [index, each] of characters.entries()) view.setUint32(4 * index, each.codePointAt(0) ?? 0, isLittle);
      expect((await read(new Uint8Array(view.buffer), "a.txt")).passages[0]?.text).toBe("Drei Sägen 🪚.");
    }
  });

  test("Markdown: boxes of tasks keep their state, thousands of levels are read", async () => {
    expect((await firstOf("- [x] Saws\n- [ ] Drills\n", "a.md"))?.text).toBe("☑ Saws\n☐ Drills");
    expect((await firstOf(`${">".repeat(20_000)} A quotation.`, "a.md"))?.text).toBe("A quotation.");
    const list = Array.from({ length: 3000 }, (__, level) => `${" ".repeat(2 * level)}- item ${level}`).join("\n");
    expect((await read(list, "a.md")).passages.at(-1)?.text).toMatch(/\nitem 2999$/);
  });

  test("HTML: states of boxes, words with marks for hyphens, without deleted text and readings", async () => {
    const page = "<p><input type=checkbox checked> Donau&shy;dampf <input type=radio> <del>old</del> <ruby>東<rt>とう</rt></ruby></p>";
    expect((await firstOf(page, "a.html"))?.text).toBe("☑ Donaudampf ○ 東");
  });

  test("HTML: a page in an aside that does not end", async () => {
    expect((await firstOf("<nav>Menu<p>Red kites nest in oaks.</p>", "a.html"))?.text).toBe("Menu\nRed kites nest in oaks.");
  });

  test("a single control character is a space", async () => {
    expect((await firstOf("<p>Two saws\u000band a drill.</p>", "a.html"))?.text).toBe("Two saws and a drill.");
  });

  test("a short file with a zero is no text", async () => {
    expect(await refusal(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]), "photo.png")).toMatchObject({ code: "unknown-type" });
  });

  test("a text may mention the header of another format", async () => {
    expect((await read("A file begins with\n%PDF-1.7\nand a comment.", "notes.md")).type).toBe("markdown");
    expect((await read("A file begins with %PDF-1.7 and a comment.", "notes")).type).toBe("text");
  });

  test("plain text: line ends of old programs, and millions of empty lines", async () => {
    expect((await firstOf("milk\rbread\r\rSoup.", "a.txt"))?.text).toBe("milk\nbread\nSoup.");
    expect((await firstOf(`${"\n".repeat(5_000_000)}milk`, "a.txt"))?.text).toBe("milk");
  });

  test("plain text: a short first line above sentences is the title, a line of a list or a whole text is not", async () => {
    const sentence = "It stands on rocks.";
    const whole = (text: string) => firstOf(text, "a.txt");
    expect(await whole(`The Lighthouse\n\n${sentence}`)).toEqual({ title: "The Lighthouse", heading: "", text: sentence });
    expect(await whole(`The Lighthouse\n\n“${sentence}”\n`)).toMatchObject({ title: "The Lighthouse", text: `“${sentence}”` });
    for (const text of [
      "milk\n\nbread",
      "The Lighthouse",
      `Dear Anna,\n\n${sentence}`,
      `${sentence}\n\n${sentence}`,
      `17\n\n${sentence}`,
    ]) {
      expect(await whole(text)).toMatchObject({ title: "a", text: text.replace("\n\n", "\n") });
    }
  });

  test("plain text: a few words above a paragraph are its heading, a line of a list or a question is not", async () => {
    const paragraph = "The ferry leaves at eight in the morning, and returns in the evening if the sea is calm.";
    const whole = (line: string, below = paragraph) => firstOf(`${paragraph}\n\n${line}\n\n${below}`, "a.txt");
    const long = (await read(`${`${paragraph} `.repeat(5)}\n\nThe way back\n\n${`${paragraph} `.repeat(5)}`, "a.txt")).passages;
    expect(long.map(({ heading }) => heading)).toEqual(["", "The way back"]);
    for (const line of ["milk and bread", "Who steers?", "Anna,", "A line of far more than eight words is a sentence without its dot"])
      expect((await whole(line))?.text).toContain(line);
    expect((await whole("Milk", "Bread"))?.text).toContain("Milk\nBread");
  });

  test("plain text: headings without text below them are the text", async () => {
    expect(await firstOf("HELLO WORLD", "a.txt")).toMatchObject({ text: "HELLO WORLD" });
    const lines = Array.from({ length: 40 }, (_, index) => `LINE ${String.fromCharCode(65 + index)}`);
    const document = await read(lines.join("\n\n"), "a.txt");
    const all = document.passages.flatMap(({ heading, text }) => [heading, text]).join("\n");
    expect(lines.filter((line) => !all.includes(line))).toEqual([]);
  });
});

describe("refusals", () => {
  test("a scan", async () => {
    expect(await refusal(bytesOf("scan.pdf"), "scan.pdf")).toEqual({
      code: "no-text",
      message: "scan.pdf contains no text: it is probably a scan, whose pages are images",
    });
  });

  test("a PDF with Japanese text whose font is not embedded", async () => {
    expect(await refusal(bytesOf("japanese.pdf"), "japanese.pdf")).toEqual({
      code: "no-text",
      message: "japanese.pdf has text in fonts that it does not contain, so the text cannot be read",
    });
  });

  test("a PDF with a password", async () => {
    expect(await refusal(bytesOf("encrypted.pdf"), "secret.pdf")).toEqual({
      code: "encrypted",
      message: "secret.pdf is protected by a password",
    });
  });

  test("damaged files", async () => {
    const message = "a.pdf is damaged and cannot be read";
    expect(await refusal(new Uint8Array(bytesOf("reportlab.pdf").subarray(0, 900)), "a.pdf")).toEqual({ code: "broken", message });
    const word = bytesOf("python-docx.docx");
    const damaged = [word.subarray(0, 20_000), word.map((byte, index) => (index > 300 && index < 30_000 ? byte ^ 85 : byte))];
    for (const bytes of damaged)
      expect(await refusal(new Uint8Array(bytes), "a.docx")).toMatchObject({ code: expect.stringMatching(/broken|unknown-type/) });
    expect(await refusal(zipSync({ "word/document.xml": new TextEncoder().encode("<w:document>") }), "b.docx")).toMatchObject({
      code: "broken",
    });
  });

  test("a file over the limit, without reading it", async () => {
    const large = new Blob([new Uint8Array(2_500_000)]);
    await expect(readDocument(large, "big.pdf", { maxBytes: 2_000_000, maxPages: 9 }, () => undefined)).rejects.toMatchObject({
      code: "too-large",
      message: "big.pdf has 2.5 MB; files of at most 2 MB are read",
    });
  });

  test("a PDF with more pages than the limit", async () => {
    await expect(readDocument(new Blob([bytesOf("fpdf.pdf")]), "a.pdf", { ...limits, maxPages: 2 }, () => undefined)).rejects.toMatchObject(
      {
        code: "too-large",
        message: "a.pdf has 3 pages; files of at most 2 are read",
      },
    );
  });

  test("a Word document that unpacks to far more than it is", async () => {
    const bomb = zipSync({ "word/document.xml": new Uint8Array(2_000_000) });
    const directory = bomb.findLastIndex((_, at) => [0x50, 0x4b, 1, 2].every((byte, index) => bomb[at + index] === byte));
    const sizeAt = directory + 24;
    new DataView(bomb.buffer).setUint32(sizeAt, 210_000_000, true);
    expect(await refusal(bomb, "bomb.docx")).toEqual({ code: "too-large", message: "bomb.docx unpacks to more than 200 MB" });
    new DataView(bomb.buffer).setUint32(sizeAt, 1000, true);
    expect(await refusal(bomb, "lies.docx")).toMatchObject({ code: "broken" });
  });

  test.each([
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
    ["a spreadsheet", zipSync({ "xl/workbook.xml": new Uint8Array(9) })],
    ["rich text", new TextEncoder().encode("{\\rtf1 Hello}")],
    ["a Word document before 2007", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ])("%s", async (_kind, bytes) => {
    expect(await refusal(bytes, "a.doc")).toEqual({
      code: "unknown-type",
      message: "a.doc is not a PDF, a Word document (.docx), HTML, CSV, Markdown or plain text",
    });
  });

  test("a Word document with a password", async () => {
    const start = [0xd0, 0xcf, 0x11, 0xe0];
    const name = Array.from("EncryptedPackage").flatMap((each) => [each.charCodeAt(0), 0]);
    expect(await refusal(new Uint8Array([...start, ...name]), "a.docx")).toMatchObject({ code: "encrypted" });
  });

  test("an empty file", async () => {
    expect(await refusal("  \n", "a.txt")).toEqual({ code: "no-text", message: "a.txt contains no text: it is empty" });
  });
});

test("progress of a PDF counts its pages", async () => {
  const seen: number[] = [];
  await readDocument(new Blob([bytesOf("fpdf.pdf")]), "a.pdf", limits, (fraction) => seen.push(fraction));
  expect(seen).toEqual([1 / 3, 2 / 3, 1]);
});
