/** Questions about documents: a PDF file, and a folder by the folder picker and by a file input. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page } from "playwright/test";
import { buildExample, type ExampleApp } from "./example-app.ts";
import { repository } from "./packed.ts";
import { serveFolder, type StaticHost } from "./static-host.ts";

let app: ExampleApp;
let host: StaticHost;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  app = await buildExample("document-questions");
  host = await serveFolder(`${app.folder}/dist`);
});

test.afterAll(async () => {
  await host.close();
  app.remove();
});

const documents = path.join(repository, "tests/documents");
const files: Readonly<Record<string, string>> = {
  "rules/cards.md": "# Cards\n\nA lost card costs 3 euros to replace. A card is valid for twelve months.\n",
  "rules/loans/machines.txt": "The floor sander is lent for three days. It needs a deposit of 80 euros.\n",
  "opening.html": "<h1>Opening hours</h1><p>The desk is open on Saturday from nine to one.</p>",
  "photo.png": "no document",
};

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Question").fill(question);
  await page.getByRole("button", { name: "Ask" }).click();
  await expect(page.getByRole("status")).toHaveText("Answered");
}

test("a PDF answers with the page of each citation, and a scan is refused with a sentence", async ({ page }) => {
  await page.goto(host.url);
  await expect(page.getByRole("status")).toHaveText("Choose documents");
  await page.getByLabel("Files").setInputFiles([path.join(documents, "scan.pdf"), path.join(documents, "reportlab.pdf")]);
  await expect(page.getByRole("status")).toContainText("passages");
  await expect(page.locator("#refused li")).toHaveCount(1);
  await expect(page.locator("#refused li")).toContainText("scan.pdf: ");

  await ask(page, "How much does a lost card cost to replace?");
  await expect(page.locator("#answer")).toContainText("3 euros");
  await expect(page.locator("#citations summary").first()).toContainText("(reportlab.pdf, page 1)");
  await page.locator("#citations summary").first().click();
  await expect(page.locator("#citations details").first()).toContainText("A lost card costs 3 euros to replace.");

  await ask(page, "Who won the world cup in 1998?");
  await expect(page.locator("#answer")).toHaveText("The documents do not say.");
  await expect(page.locator("#citations li")).toHaveCount(0);
});

async function expectAnswersOfFolder(page: Page, folder: string): Promise<void> {
  await expect(page.getByRole("status")).toHaveText("Ready: 3 passages");
  await ask(page, "What deposit does the floor sander need?");
  await expect(page.locator("#answer")).toContainText("80");
  await expect(page.locator("#citations summary").first()).toContainText(`(${folder}rules/loans/machines.txt)`);
  await ask(page, "How much does a lost card cost to replace?");
  await expect(page.locator("#citations summary").first()).toContainText(`(${folder}rules/cards.md)`);
}

test("a folder of the folder picker is read with its subfolders", async ({ page }) => {
  await page.goto(host.url);
  await expect(page.getByRole("status")).toHaveText("Choose documents");
  // The picker is a dialog of the browser, which no script can use. The page's own private folder gives the same handles.
  await page.evaluate(async (contents) => {
    const root = await navigator.storage.getDirectory();
    const chosen = await root.getDirectoryHandle("handbook", { create: true });
    for (const [name, text] of Object.entries(contents)) {
      const parts = name.split("/");
      let folder = chosen;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const writable = await (await folder.getFileHandle(parts.at(-1) ?? "", { create: true })).createWritable();
      await writable.write(text);
      await writable.close();
    }
    Object.assign(window, { showDirectoryPicker: async () => chosen });
  }, files);
  await page.getByRole("button", { name: "Choose a folder" }).click();
  await expectAnswersOfFolder(page, "handbook/");
});

test("a browser without a folder picker takes the folder from a file input", async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "cohabit-handbook-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  try {
    await page.addInitScript(() => Reflect.deleteProperty(window, "showDirectoryPicker"));
    await page.goto(host.url);
    await expect(page.getByRole("status")).toHaveText("Choose documents");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a folder" }).click();
    await (await chooser).setFiles(folder);
    await expectAnswersOfFolder(page, `${path.basename(folder)}/`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
