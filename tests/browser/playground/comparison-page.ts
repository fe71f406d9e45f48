/** Adds a second chat model to the playground, and starts a comparison with it. */
import { expect, showView, type Page } from "./playground-page.ts";
import { weightsPath } from "./twin-model.ts";

/** Adds starter-chat under a second name, as a model that the visitor adds. `hasWeights` is asked at each request of the weights. */
export async function addTwin(page: Page, hasWeights?: () => boolean): Promise<void> {
  if (hasWeights !== undefined) {
    await page
      .context()
      .route(`**/models/twin/${weightsPath}`, (route) => (hasWeights() ? route.continue() : route.fulfill({ status: 404 })));
  }
  await showView(page, "Models");
  await page.getByLabel(/Id on the Hugging Face hub/).fill("./models/twin");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
  // On a narrow screen the cell has the title of its column.
  await expect(page.locator(".model-row", { hasText: "twin" }).getByRole("cell", { name: /^(?:For )?chat$/ })).toBeVisible();
  await showView(page, "Chat");
}

export async function compare(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Compare two models" }).click();
  await expect(page.getByRole("group", { name: "Comparison" })).toBeVisible();
}
