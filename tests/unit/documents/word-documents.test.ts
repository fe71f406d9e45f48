/** Forms of Word's XML that mammoth leaves out or fails on. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readDocument } from "../../../src/worker/documents/read-document.ts";

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const namespaces =
  `xmlns:w="${word}" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:v="urn:schemas-microsoft-com:vml" ` +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';

const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const box = (text: string): string => `<w:txbxContent><w:p>${run(text)}</w:p></w:txbxContent>`;
const shape = (text: string): string => `<w:drawing><wps:wsp><wps:txbx>${box(text)}</wps:txbx></wps:wsp></w:drawing>`;
const formula = (content: string): string => `<m:oMath>${content}</m:oMath>`;
const math = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
const control = (properties: string, content: string): string =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

async function linesOf(documentXml: string | Uint8Array, others: Record<string, string> = {}): Promise<string[]> {
  const parts = {
    ...Object.fromEntries(Object.entries(others).map(([name, xml]) => [name, strToU8(xml)])),
    "word/document.xml": typeof documentXml === "string" ? strToU8(documentXml) : documentXml,
    "[Content_Types].xml": strToU8("<Types/>"),
  };
  const { passages } = await readDocument(
    new Blob([new Uint8Array(zipSync(parts))]),
    "a.docx",
    { maxBytes: 1e6, maxPages: 1 },
    () => undefined,
  );
  return passages.flatMap(({ text }) => text.split("\n"));
}

const documentOf = (paragraph: string): string =>
  `<w:document ${namespaces}><w:body><w:p>${run("Before ")}${paragraph}${run(" after.")}</w:p></w:body></w:document>`;

test.each([
  ["a text box in the newer form only", `<w:r>${shape("In the box.")}</w:r>`, ["Before after.", "In the box."]],
  [
    "a text box in both forms",
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${shape("Newer.")}</mc:Choice><mc:Fallback><w:pict><v:oval><v:textbox>${box("Older.")}</v:textbox></v:oval></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    ["Before after.", "Older."],
  ],
  [
    "a text box in the newer form, and an older form without text",
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${shape("Newer.")}</mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent></w:r>`,
    ["Before after.", "Newer."],
  ],
  [
    "text of the other direction",
    `<w:bdo w:val="rtl">${run("one")}</w:bdo><w:dir w:val="rtl">${run(" two")}</w:dir>`,
    ["Before one two after."],
  ],
  ["hidden text", `<w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r>`, ["Before after."]],
  ["text that is not hidden", `<w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>shown</w:t></w:r>`, ["Before shown after."]],
  [
    "line ends and marks inside words",
    "<w:r><w:t>one</w:t><w:cr/><w:t>two</w:t><w:ptab/><w:t>thr</w:t><w:softHyphen/><w:t>ee</w:t></w:r>",
    ["Before one two three after."],
  ],
  ["a note that is missing", '<w:r><w:footnoteReference w:id="7"/></w:r>', ["Before after."]],
  ["a control that is not filled in", control("<w:showingPlcHdr/>", run("Click here to enter text.")), ["Before after."]],
  ["a ticked box", control('<w14:checkbox><w14:checked w14:val="1"/></w14:checkbox>', run("☒")), ["Before ☑ after."]],
  ["a box that is not ticked", control('<w14:checkbox><w14:checked w14:val="0"/></w14:checkbox>', run("☐")), ["Before ☐ after."]],
])("%s", async (_, paragraph, expected) => {
  expect(await linesOf(documentOf(paragraph))).toEqual(expected);
});

test.each([
  ["a power", `${math("A=π")}<m:sSup><m:e>${math("r")}</m:e><m:sup>${math("2")}</m:sup></m:sSup>`, "A=πr^2"],
  ["a fraction", `<m:f><m:num>${math("a+b")}</m:num><m:den>${math("c")}</m:den></m:f>`, "(a+b)/c"],
  ["a root in brackets", `<m:d><m:e><m:rad><m:deg/><m:e>${math("x")}</m:e></m:rad></m:e></m:d>`, "(√(x))"],
  [
    "a sum",
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${math("i=1")}</m:sub><m:sup>${math("n")}</m:sup><m:e>${math("i")}</m:e></m:nary>`,
    "∑_(i=1)^n i",
  ],
  ["a matrix", `<m:m>${`<m:mr><m:e>${math("1")}</m:e><m:e>${math("2")}</m:e></m:mr>`.repeat(2)}</m:m>`, "[1, 2; 1, 2]"],
  ["a function", `<m:func><m:fName>${math("sin")}</m:fName><m:e>${math("x")}</m:e></m:func>`, "sin x"],
])("a formula: %s", async (_, content, expected) => {
  expect(await linesOf(documentOf(formula(content)))).toEqual([`Before ${expected} after.`]);
});

test("a file that chooses its own prefixes", async () => {
  const xml = `<x:document xmlns:x="${word}"><x:body><x:p><x:fldSimple><x:r><x:t>1 May</x:t></x:r></x:fldSimple></x:p></x:body></x:document>`;
  expect(await linesOf(xml)).toEqual(["1 May"]);
  expect(await linesOf(xml.replace("xmlns:x", "xmlns").replaceAll("x:", ""))).toEqual(["1 May"]);
});

test("a part in UTF-16", async () => {
  const xml = `\ufeff${documentOf("")}`;
  expect(await linesOf(new Uint8Array(Uint16Array.from(xml, (character) => character.charCodeAt(0)).buffer))).toEqual(["Before after."]);
});

test("a note in a part with a number", async () => {
  const relationship = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const note = `<w:footnote w:id="7"><w:p>${run("The note.")}</w:p></w:footnote>`;
  const lines = await linesOf(documentOf('<w:r><w:footnoteReference w:id="7"/></w:r>'), {
    "word/footnotes2.xml": `<w:footnotes ${namespaces}>${note}</w:footnotes>`,
    "word/_rels/document.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationship}/footnotes" Target="footnotes2.xml"/></Relationships>`,
  });
  expect(lines).toEqual(["Before [1] after.", "The note. ↑"]);
});

test("a part that is cut off", async () => {
  await expect(linesOf(documentOf("").slice(0, -20))).rejects.toMatchObject({ code: "broken" });
});
