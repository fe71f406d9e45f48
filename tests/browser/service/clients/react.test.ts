/** The hooks of `cohabit/react`, in StrictMode, over the starter models. */
import { expect } from "playwright/test";
import { test } from "../../shared-pages.ts";

test("the hooks show the runtime and a model, load it, cancel the load, and chat", async ({ page }) => {
  await page.goto("/react.html");
  await expect(page.getByLabel("Runtime")).toHaveText("ready");
  await expect(page.getByLabel("starter-rerank")).toHaveText("unloaded");
  await expect(page.getByLabel("none")).toHaveText("unknown");

  // The weights do not arrive until the load is cancelled.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(/starter-rerank\/onnx\//, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole("button", { name: "Load starter-rerank" }).click();
  await expect(page.getByLabel("starter-rerank")).toHaveText("loading with progress");
  await page.getByRole("button", { name: "Cancel starter-rerank" }).click();
  await expect(page.getByLabel("starter-rerank")).toHaveText("unloaded");
  release();
  await page.context().unroute(/starter-rerank\/onnx\//);
  await page.getByRole("button", { name: "Load starter-rerank" }).click();
  await expect(page.getByLabel("starter-rerank")).toHaveText("loaded", { timeout: 60_000 });

  await page.getByRole("button", { name: "Ask" }).click();
  await expect(page.getByLabel("Reply")).toHaveText(/\w+/, { timeout: 60_000 });
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByLabel("Runtime")).toHaveText("ready");
});
