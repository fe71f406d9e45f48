/** Documents are read in a worker under the strict policy; the libraries come with the first file of their type. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import { openStaticSite, type StaticSite } from "../static-site.ts";
import { test } from "../shared-pages.ts";

const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src data:; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types cohabit";
const contentOf = (name: string): string => readFileSync(new URL(`../../documents/${name}`, import.meta.url)).toString("base64");

let site: StaticSite;

test.beforeEach(async ({ page }) => {
  site = await openStaticSite({ "Content-Security-Policy": policy });
  await page.goto(`http://localhost:${site.port}/documents.html`);
});
test.afterEach(() => site.close());

function read(page: Page, name: string, options: { abortAt?: number; maxPages?: number; assetsUrl?: string } = {}) {
  return page.evaluate(([content, file, given]) => window.readFile(content, file, given), [contentOf(name), name, options] as const);
}

for (const [name, type] of [
  ["reportlab.pdf", "pdf"],
  ["weasyprint.pdf", "pdf"],
  ["python-docx.docx", "docx"],
  ["page.html", "html"],
] as const) {
  test(`${name} is read without a blocked script`, async ({ page }) => {
    const outcome = await read(page, name);
    expect(outcome).toMatchObject({ document: { type, title: "Handbook of the Harbour Street Tool Library" } });
    const passages = "document" in outcome ? outcome.document.passages : [];
    expect(passages.map(({ heading }) => heading.replace(/^.* › /, ""))).toEqual([
      "Joining",
      "Borrowing tools",
      "Returning late",
      "Safety",
      "The workshop",
      "Opening hours and contact",
    ]);
    expect(passages.some(({ page: number }) => number === 2)).toBe(type === "pdf");
    expect(outcome.progress.at(-1)).toBe(1);
    expect(await page.evaluate(() => window.blocked)).toEqual([]);
    await expect.poll(() => page.workers()).toEqual([]);
  });
}

test("a table in the encoding of older Windows programs", async ({ page }) => {
  const outcome = await read(page, "machines.csv");
  expect("document" in outcome && outcome.document.passages[0]?.text).toContain("Machine: Floor sander; Loan: 3 days; Deposit: 80 €\n");
});

test("no library is fetched before a file needs it", async ({ page }) => {
  const fetched = (): string[] =>
    site.requests
      .filter((file) => /\/read-(?:pdf|docx|html)|document-reader/.test(file))
      .map((file) => file.replace(/^.*\/|-[\w-]{8}\.js.*$|\?.*$/g, ""));
  expect(fetched()).toEqual([]);
  await read(page, "page.html");
  expect(fetched()).not.toContain("read-pdf");
  expect(fetched()).not.toContain("read-docx");
  await read(page, "reportlab.pdf");
  expect(fetched()).toContain("read-pdf");
  expect(fetched()).not.toContain("read-docx");
});

test("an abort ends the worker between two pages and rejects with the reason", async ({ page }) => {
  const outcome = await read(page, "weasyprint.pdf", { abortAt: 0.5 });
  expect(outcome).toMatchObject({ name: "AbortError", progress: [0.25, 0.5] });
  await expect.poll(() => page.workers()).toEqual([]);
});

test("an aborted signal starts no worker", async ({ page }) => {
  expect(await read(page, "page.html", { abortAt: 0 })).toMatchObject({ name: "AbortError" });
  expect(site.requests.filter((file) => file.includes("document-reader"))).toEqual([]);
});

test("refusals keep their code and sentence", async ({ page }) => {
  expect(await read(page, "encrypted.pdf")).toMatchObject({
    name: "DocumentError",
    code: "encrypted",
    message: "encrypted.pdf is protected by a password",
  });
  expect(await read(page, "fpdf.pdf", { maxPages: 2 })).toMatchObject({ code: "too-large" });
  expect(await read(page, "scan.pdf")).toMatchObject({ code: "no-text", message: expect.stringContaining("probably a scan") });
  expect(await read(page, "japanese.pdf")).toMatchObject({ code: "no-text", message: expect.stringContaining("text in fonts") });
  expect(await read(page, "scan.pdf", { maxPages: 0 })).toMatchObject({
    name: "InvalidOptionsError",
    message: "maxPages: must be a positive integer",
  });
});

test("a missing worker, and a missing library, are errors of their own", async ({ page }) => {
  expect(await read(page, "page.html", { assetsUrl: "/elsewhere/" })).toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("the reader of documents did not load"),
  });
  await page.route(/read-pdf/, (route) => route.abort());
  expect(await read(page, "reportlab.pdf")).toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("the reader of this type did not load"),
  });
});
