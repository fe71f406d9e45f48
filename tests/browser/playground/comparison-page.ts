/** Adds a second chat model to the playground, and starts a comparison with it. */
import { existsSync } from "node:fs";
import { expect, inRepository, showView, type Page } from "./playground-page.ts";

/** Serves starter-chat under a second name, as a model that the visitor adds. `hasWeights` is asked at each request. */
export async function addTwin(page: Page, hasWeights = () => true): Promise<void> {
  await page.context().route("**/models/twin/**", (route) => {
    const path = new URL(route.request().url()).pathname.split("/models/twin/")[1] ?? "";
    const file = inRepository(`models/starter-chat/${path}`);
    const isServed = existsSync(file) && (hasWeights() || !path.startsWith("onnx/"));
    return isServed ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
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
