/** The Data page, through the service worker, with starter-embed. */
import { birdsCsv, chooseFile, datasetItem, embedDataset, jobItems, uploadDataset } from "./data-page.ts";
import { expect, showView, test } from "./playground-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a file is uploaded, validated, embedded and searched, and is there after a reload", async ({ firstVisit: page }) => {
  await showView(page, "Data");
  await page.getByLabel("Keep fields").fill("place");
  await uploadDataset(page, "birds.csv", birdsCsv);
  await expect(datasetItem(page, "embed-input")).toContainText("3 rows");
  await embedDataset(page, "birds");
  await page.reload();
  await expect(jobItems(page)).toContainText("complete");
  await page.getByLabel("Query", { exact: true }).fill("a bird of prey");
  await page.keyboard.press("Enter");
  const best = page.getByRole("list", { name: "Best rows" }).getByRole("listitem");
  await expect(best).toHaveCount(3);
  await expect(best.first()).toContainText("Red kites");
  await expect(best.first()).toContainText("place: Wales");
  await expect(best.first()).toContainText("row 1");
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
});

test("a file without texts fails with a reason, and is deleted after a second press", async ({ firstVisit: page }) => {
  await showView(page, "Data");
  await chooseFile(page, "prices.csv", "price\n12\n");
  await expect(datasetItem(page, "prices")).toContainText("failed");
  await expect(datasetItem(page, "prices")).toContainText(/text/);
  await expect(page.getByRole("button", { name: "Embed prices" })).toHaveCount(0);
  await page.getByRole("button", { name: "Delete prices" }).focus();
  await page.keyboard.press("Enter");
  await expect(datasetItem(page, "prices")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(datasetItem(page, "prices")).toHaveCount(0);
});

test("a job continues after a reload, and is cancelled", async ({ firstVisit: page }) => {
  await showView(page, "Data");
  const rows = Array.from({ length: 6000 }, (_, index) => `Row ${index} tells of the weather on the coast, of sand and of waves.`);
  await uploadDataset(page, "weather.txt", rows.join("\n"));
  await page.getByRole("button", { name: "Embed weather" }).click();
  await expect(jobItems(page)).toContainText("processing");
  await page.reload();
  await expect(jobItems(page)).toContainText("processing");
  await expect(jobItems(page)).toContainText(/[1-9][\d,]* tokens/);
  await page.getByRole("button", { name: "Cancel weather" }).click();
  await expect(jobItems(page)).toContainText("cancelled");
  await expect(page.getByRole("list", { name: "Datasets" }).getByRole("listitem")).toHaveCount(1);
});
