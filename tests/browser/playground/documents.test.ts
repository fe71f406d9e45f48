/** Files as documents of a conversation: read, cited with their pages, refused, and kept as datasets. */
import { readFileSync } from "node:fs";
import { datasetItem, jobItems } from "./data-page.ts";
import { expect, inRepository, lastRequest, openPanel, replies, send, showView, test, type Page } from "./playground-page.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const fixture = (name: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: "application/octet-stream",
  buffer: readFileSync(inRepository(`tests/documents/${name}`)),
});

/** Drops a file on the conversation. */
async function drop(page: Page, name: string): Promise<void> {
  const content = fixture(name).buffer.toString("base64");
  const transfer = await page.evaluateHandle(
    ([file, base64]) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], file));
      return dropped;
    },
    [name, content] as const,
  );
  await page.getByRole("region", { name: "Conversation", exact: true }).dispatchEvent("drop", { dataTransfer: transfer });
}

test("a PDF that is dropped is answered from, and its citation shows the page and opens the passage", async ({ playground: page }) => {
  await drop(page, "reportlab.pdf");
  await expect(page.getByRole("button", { name: "1 document" })).toBeVisible();
  await send(page, "How much is the yearly fee?");
  await expect(replies(page).locator(".cited").first()).toContainText("24 euros");
  const source = replies(page).getByRole("list", { name: "Sources" }).getByRole("listitem").first();
  await expect(source.locator("summary")).toContainText("Handbook of the Harbour Street Tool Library: Joining, page 1");
  await source.locator("summary").click();
  await expect(source).toContainText("The yearly fee is 24 euros, and students, pensioners and people without work pay 9 euros.");
  const excerpt = replies(page).getByRole("complementary", { name: "Sentences of the document" }).getByRole("figure");
  await expect(excerpt).toContainText("page 1");
  await expect(excerpt.getByRole("blockquote")).toContainText("The yearly fee is 24 euros");
  const chips = page.getByRole("list", { name: "Documents that the model answers from" });
  await expect(chips).toContainText("Handbook of the Harbour Street Tool Library");
  await chips.getByRole("button", { name: /^Remove / }).click();
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Documents", exact: true })).toBeVisible();
});

test("a reply of which starter-chat is unsure is replaced by the sentences that it read, and for a summary the beginning is quoted", async ({
  playground: page,
}) => {
  const text = [
    "# Types\n\nSQLite uses dynamic typing. Content can be stored as INTEGER, REAL, TEXT, BLOB, or as NULL.",
    ...Array.from({ length: 3 }, (_, index) => `# Chapter ${index}\n\n${"The wind carries sand along the coast for days. ".repeat(9)}`),
  ].join("\n\n");
  const panel = await openPanel(page, "Documents");
  await panel.locator("input[type=file]").setInputFiles([{ name: "database.md", mimeType: "text/markdown", buffer: Buffer.from(text) }]);
  await expect(panel.getByRole("list", { name: "Documents of this conversation" })).toContainText("database");
  await send(page, "What kind of typing does SQLite use?");
  const reply = replies(page).first();
  await expect(reply.locator(".reply-text")).toContainText("I am not sure. The document says:");
  await expect(reply.locator(".cited")).toContainText("SQLite uses dynamic typing.");
  await expect(reply.getByRole("list", { name: "Sources" })).toContainText("Types");
  // The sentences are not shown a second time, nor are the tokens.
  await expect(reply.getByRole("complementary", { name: "Sentences of the document" })).toHaveCount(0);
  await expect(reply.getByLabel("Show tokens")).toHaveCount(0);
  expect(await lastRequest(page)).toMatchObject({ logprobs: true });

  await send(page, "Summarize the document.");
  const summary = replies(page).nth(1);
  await expect(summary.locator(".reply-text")).toContainText("I am too small to sum up a text. It begins:");
  await expect(summary.locator(".cited")).toContainText(
    "SQLite uses dynamic typing. Content can be stored as INTEGER, REAL, TEXT, BLOB, or as NULL.",
  );
  await expect(summary.locator(".reply-text")).toContainText("Some of its headings: Types; Chapter 1; Chapter 2.");

  await send(page, "Who won the cup final in 1998?");
  await expect(replies(page).nth(2)).toContainText("Ask for a single fact that they state.");
});

test("a Word document is chosen in the panel, which lists its passages", async ({ playground: page }) => {
  const panel = await openPanel(page, "Documents");
  await panel.locator("input[type=file]").setInputFiles([fixture("python-docx.docx")]);
  const item = panel.getByRole("list", { name: "Documents of this conversation" }).getByRole("listitem");
  await expect(item).toContainText("6 passages");
  await item.locator("summary").click();
  await expect(item).toContainText("Bring a document with your address");
});

test("a scan and a file with a password are refused with a sentence, and other files are still read", async ({ playground: page }) => {
  const panel = await openPanel(page, "Documents");
  await panel.locator("input[type=file]").setInputFiles(["scan.pdf", "encrypted.pdf", "fpdf.pdf"].map(fixture));
  await expect(panel.getByRole("listitem").filter({ hasText: "fpdf" })).toContainText("6 passages, 3 pages");
  await expect(panel.getByRole("alert")).toHaveText([
    "scan.pdf contains no text: it is probably a scan, whose pages are images",
    "encrypted.pdf is protected by a password",
  ]);
});

test("a long document becomes a dataset, which this and other conversations use as their document", async ({ firstVisit: page }) => {
  const weather = Array.from(
    { length: 110 },
    (_, index) => `# Chapter ${index}\n\n${"The wind carries sand along the coast for days. ".repeat(9)}`,
  );
  const text = [...weather.slice(0, 60), "# Ferries\n\nThe ferry to Lundy leaves at 8 am and costs 21 euros.", ...weather.slice(60)].join(
    "\n\n",
  );
  const panel = await openPanel(page, "Documents");
  await panel.locator("input[type=file]").setInputFiles([{ name: "coast.md", mimeType: "text/markdown", buffer: Buffer.from(text) }]);
  await expect(panel.getByRole("list", { name: "Documents of this conversation" })).toContainText("coast");
  await expect(panel.getByRole("list", { name: "Your data" })).toContainText("embedded");
  await send(page, "What does the ferry to Lundy cost?");
  await expect(replies(page)).toContainText("21 euros");
  const documents = (await lastRequest(page))["documents"] as { data: { text: string } }[];
  expect(documents[0]?.data.text).toContain("The ferry to Lundy");

  await page.getByRole("button", { name: "New conversation" }).click();
  const other = await openPanel(page, "Documents");
  await other.getByRole("button", { name: "Use coast.md" }).click();
  await expect(other.getByRole("list", { name: "Documents of this conversation" })).toContainText("kept in Data");
  await other.getByRole("button", { name: "Close documents" }).click();
  await expect(page.getByRole("list", { name: "Documents that the model answers from" })).toHaveText("coast.md");

  await showView(page, "Data");
  await expect(jobItems(page)).toContainText("complete");
  await expect(datasetItem(page, "embed-input")).toContainText("coast.md");
});

test("Data stores the passages of a PDF as rows with their pages", async ({ firstVisit: page }) => {
  await showView(page, "Data");
  await page.getByLabel(/^File:/).setInputFiles([fixture("reportlab.pdf")]);
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(datasetItem(page, "embed-input")).toContainText("6 rows");
  await page.getByRole("button", { name: "Embed reportlab" }).click();
  await expect(jobItems(page)).toContainText("complete");
  await page.getByLabel("Query", { exact: true }).fill("When is the course for chainsaws?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Best rows" }).getByRole("listitem").first()).toContainText("page: 2");
});
