/** LlamaIndex.TS as it is published: its index, query engine and Cohere reranker ask the models of the page. */
import { expect, test } from "playwright/test";
import { buildExample } from "./example-app.ts";
import { serveFolder } from "./static-host.ts";

test("llamaindex: a query engine retrieves, reranks and answers from documents", async ({ page }) => {
  const app = await buildExample("llamaindex");
  const host = await serveFolder(`${app.folder}/dist`);
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  try {
    await page.goto(host.url);
    await page.getByRole("button", { name: "Ask" }).click();
    await expect(page.locator("#answer")).toContainText("9 euros");
    await expect(page.locator("#sources li")).toHaveCount(1);
    await expect(page.locator("#sources li")).toContainText("museum: ");
    // Two copies of its core would be reported here.
    expect(errors).toEqual([]);
  } finally {
    await host.close();
    app.remove();
  }
});
