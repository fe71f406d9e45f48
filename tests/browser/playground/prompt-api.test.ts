/** The page of the playground that talks to `LanguageModel`. */
import { expect, test } from "./playground-page.ts";

test("a conversation goes through the service where the browser's class has no model", async ({ site, page }) => {
  await page.goto(new URL("prompt-api.html", site.url).href);
  await expect(page.getByText("cohabit's, because the browser's has no model here")).toBeVisible();
  const ask = page.getByRole("button", { name: "Ask" });
  await ask.click();
  await expect(page.locator(".reply").first()).toContainText("Rome");
  await page.getByLabel("Question").fill("Hello! Who are you?");
  await ask.click();
  await expect(page.locator(".reply").nth(1)).toContainText(/\w/);
  await expect(page.locator("[data-availability]")).toHaveText("available");
  await expect(page.getByText(/^\d+ of \d+ tokens$/)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a reply is stopped, also while its model is loaded", async ({ site, page }) => {
  await page.goto(new URL("prompt-api.html", site.url).href);
  const ask = page.getByRole("button", { name: "Ask" });
  await ask.click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(ask).toBeEnabled();
  await expect(page.locator(".reply").first()).toHaveText("");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByLabel("Question").fill("What is the capital of Italy?");
  await ask.click();
  await expect(page.locator(".reply").nth(1)).toContainText(/\w/);
});
