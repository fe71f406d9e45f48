import { expect, test } from "../service-page.ts";

test("placeholder", async ({ openService }) => {
  const page = await openService({ directFetch: true }, "/prompt-api.html");
  expect(await page.evaluate(() => window.installPromptApi())).toBe(false);
});
