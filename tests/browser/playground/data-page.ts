/** Actions of a visitor on the Data page. */
import { expect, type Locator, type Page } from "./playground-page.ts";

export const birdsCsv = `text,place
Red kites are birds of prey that circle over the woods.,Wales
The stock exchange opens at nine in the morning.,London
"A loaf needs flour, water, salt and yeast.",Bakery
`;

export const datasetItem = (page: Page, name: string): Locator =>
  page.getByRole("list", { name: "Datasets" }).getByRole("listitem").filter({ hasText: name });

export const jobItems = (page: Page): Locator => page.getByRole("list", { name: "Embed jobs" }).getByRole("listitem");

export async function chooseFile(page: Page, name: string, content: string): Promise<void> {
  await page.getByLabel(/^File:/).setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText(`${name} is stored`)).toBeVisible();
}

/** Uploads, and waits until the file is validated. */
export async function uploadDataset(page: Page, file: string, content: string): Promise<void> {
  await chooseFile(page, file, content);
  await expect(datasetItem(page, file.replace(/\.\w+$/, ""))).toContainText("validated");
}

/** Embeds the dataset, and waits until the job is complete. */
export async function embedDataset(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Embed ${name}` }).click();
  await expect(jobItems(page).first()).toContainText("complete");
}
