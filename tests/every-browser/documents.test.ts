/** Documents are read in each browser, on a page without isolation headers. */
import { readFileSync } from "node:fs";
import { expect, skipIfAbsent, test } from "./browser-test.ts";

skipIfAbsent();

const contentOf = (name: string): string => readFileSync(new URL(`../documents/${name}`, import.meta.url)).toString("base64");

test("reads a PDF, a Word document and a table into passages, and refuses a scan", async ({ openTab, sites }) => {
  const tab = await openTab();
  await tab.goto(`http://127.0.0.1:${sites.plain.port}/documents.html`);
  const names = ["weasyprint.pdf", "python-docx.docx", "machines.csv", "scan.pdf"];
  const outcomes = await tab.evaluate(
    async (files) => {
      const found: unknown[] = [];
      for (const { name, content } of files) found.push(await window.readFile(content, name));
      return found;
    },
    names.map((name) => ({ name, content: contentOf(name) })),
  );
  const title = "Handbook of the Harbour Street Tool Library";
  const headings = ["Joining", "Borrowing tools", "Returning late", "Safety", "The workshop", "Opening hours and contact"];
  const passages = headings.map((heading) => expect.objectContaining({ heading: expect.stringMatching(`${heading}$`) }));
  expect(outcomes).toEqual([
    expect.objectContaining({ document: expect.objectContaining({ type: "pdf", title, pages: 4, passages }) }),
    expect.objectContaining({ document: expect.objectContaining({ type: "docx", title, passages }) }),
    expect.objectContaining({ document: expect.objectContaining({ type: "csv", words: expect.any(Number) }) }),
    expect.objectContaining({ code: "no-text" }),
  ]);
});
