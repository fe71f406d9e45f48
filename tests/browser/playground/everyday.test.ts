/** The playground as a newcomer uses it: the built page, the service worker and the starter models. */
import { readFileSync } from "node:fs";
import { expect, inRepository, lastRequest, openPanel, replies, responsePanel, send, showView, test } from "./playground-page.ts";

test("the playground is built without a warning", ({ site }) => {
  expect(site.buildWarnings).toEqual([]);
});

test("no page may frame the playground", async ({ browser, site }) => {
  // A service worker would handle the navigation before the route can.
  const page = await browser.newPage({ serviceWorkers: "block" });
  const response = await page.goto(site.url);
  expect(response?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  await page.route("**/framing.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "Cross-Origin-Embedder-Policy": "require-corp" },
      body: `<iframe src="${site.url}"></iframe>`,
    }),
  );
  const refusal = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(new URL("framing.html", site.url).href);
  await refusal;
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveCount(0);
  await page.close();
});

test("no request of the start fails or is aborted", async ({ page, site }) => {
  const failures: string[] = [];
  page.on("requestfailed", (request) => failures.push(`${request.url()} ${request.failure()?.errorText}`));
  await page.goto(site.url);
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
  expect(failures).toEqual([]);
});

test("a chat message gets a streamed reply, with its times, its usage and its events", async ({ playground: page }) => {
  await openPanel(page, "Request");
  await page.getByRole("button", { name: /Say hello/ }).click();
  await expect(replies(page)).toHaveCount(1);
  // The panel shows the stream as it arrives, the reply next to it may be complete before.
  await expect(responsePanel(page)).toContainText("data: [DONE]");
  const events = [...(await responsePanel(page).innerText()).matchAll(/^data: (\{.*\})$/gm)].map((line) => JSON.parse(line[1] ?? ""));
  const deltas = events.filter((event) => event.type === "content-delta").map((event) => event.delta.message.content.text);
  expect(deltas.length).toBeGreaterThan(1);
  expect(events.at(-1)?.type).toBe("message-end");
  await expect(replies(page).locator(".reply-text")).toHaveText(deltas.join(""), { useInnerText: true });
  await expect(replies(page).locator(".reply-note")).toContainText(/first token .*tokens\/s.*\d+ tokens in.*\d+ out/);
});

test("a long reply is shown while it is written and can be stopped", async ({ playground: page }) => {
  await openPanel(page, "Settings");
  // So hot that every token is as likely as any other: the model would not end the reply.
  await page.getByLabel("Temperature", { exact: true }).fill("1000");
  await page.getByLabel("Seed").fill("1");
  await page.getByLabel("Max tokens").fill("");
  await send(page, "Hello");
  const text = page.locator(".reply-text");
  await expect(text).not.toBeEmpty();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  const early = (await text.innerText()).length;
  await expect.poll(async () => (await text.innerText()).length).toBeGreaterThan(early);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(replies(page).locator(".reply-note")).toHaveText("stopped");
  await openPanel(page, "Request");
  await expect(responsePanel(page)).not.toContainText("message-end");

  await openPanel(page, "Settings");
  await page.getByLabel("Temperature", { exact: true }).fill("0");
  await page.getByLabel("Max tokens").fill("8");
  await send(page, "Hello again");
  await expect(replies(page)).toHaveCount(2);
  await openPanel(page, "Request");
  await expect(responsePanel(page)).toContainText("message-end");
});

test("later messages carry the conversation and the settings; a new conversation starts without either", async ({ playground: page }) => {
  await openPanel(page, "Settings");
  await page.getByLabel("System message").fill("Be brief.");
  await page.getByLabel("Temperature", { exact: true }).fill("0");
  await page.getByLabel("Max tokens").fill("6");
  await page.getByLabel("Seed").fill("7");
  await send(page, "Hello");
  await expect(replies(page)).toHaveCount(1);
  await page.getByLabel("Stream the reply").uncheck();
  await send(page, "Where do you run?");
  await expect(replies(page)).toHaveCount(2);
  const second = await lastRequest(page);
  expect(second).toMatchObject({ temperature: 0, max_tokens: 6, seed: 7 });
  expect(second["stream"]).toBeUndefined();
  expect(second.messages.map((message) => message.role)).toEqual(["system", "user", "assistant", "user"]);
  await expect(responsePanel(page)).toContainText("content-type: application/json");

  await page.getByRole("button", { name: "New conversation" }).click();
  await expect(page.getByRole("button", { name: /Say hello/ })).toBeVisible();
  await send(page, "Hello");
  await expect(replies(page)).toHaveCount(1);
  expect((await lastRequest(page)).messages.map((message) => message.role)).toEqual(["user"]);
});

test("a refused request is explained in the words of the service, and the message can be sent again", async ({ playground: page }) => {
  await openPanel(page, "Settings");
  await page.getByLabel("Temperature", { exact: true }).fill("-1");
  await send(page, "Hello");
  await expect(page.locator(".reply .problem")).toContainText("invalid request: temperature");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Hello");
  await page.getByLabel("Temperature", { exact: true }).fill("");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page).locator(".reply-note")).toContainText("tokens in");
});

test("embedding shows which texts are alike", async ({ playground: page }) => {
  await showView(page, "Embed");
  await page
    .getByLabel("Texts, one per line")
    .fill("A cat sleeps on the sofa.\nThe kitten naps on the couch.\n\nShare prices fell sharply.");
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByRole("tab", { name: "Table" }).click();
  const rows = page.getByRole("table", { name: "Cosine similarity" }).locator("tbody tr");
  await expect(rows).toHaveCount(3);
  const first = (await rows.nth(0).locator("td").allInnerTexts()).map((cosine) => Number(cosine.replace("−", "-")));
  expect(first[0]).toBe(1);
  expect(first[1]).toBeGreaterThan((first[2] ?? 1) + 0.2);
  await expect(page.locator(".closest")).toContainText("A cat sleeps on the sofa. and The kitten naps on the couch.");
});

test("reranking orders the documents by falling score and returns the requested number", async ({ playground: page }) => {
  await showView(page, "Rerank");
  await page.getByRole("button", { name: "Rank", exact: true }).click();
  const ranked = page.locator(".ranked");
  await expect(ranked).toHaveCount(5);
  const scores = (await ranked.locator(".score").allInnerTexts()).map(Number);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  await page.getByLabel("Show top").fill("2");
  await page.getByRole("button", { name: "Rank", exact: true }).click();
  await expect(ranked).toHaveCount(2);
});

test("a model is loaded and unloaded by its button", async ({ firstVisit: page }) => {
  await showView(page, "Models");
  const row = page.locator(".model-row", { hasText: "starter-embed" });
  await expect(row).toContainText("not loaded");
  await page.getByRole("button", { name: "Load starter-embed", exact: true }).click();
  await expect(row).toContainText(/MB\s*(WASM|WebGPU).*loaded/);
  await expect(row).not.toContainText("not loaded");
  await page.getByRole("button", { name: "Unload starter-embed" }).click();
  await expect(row).toContainText("not loaded");
});

test("each model shows its device and why it is not on WebGPU", async ({ firstVisit: page }) => {
  await showView(page, "Models");
  await expect(page.locator(".model-row", { hasText: "starter-rerank" })).toMatchAriaSnapshot(`
    - row /starter-rerank/:
      - rowheader /starter-rerank/
      - cell "rerank"
  `);
  for (const [model, reason] of [
    ["starter-embed", "its adapter is software, which is slower"],
    ["starter-chat", "its adapter is software, which is slower"],
  ] as const) {
    const row = page.locator(".model-row", { hasText: model });
    await page.getByRole("button", { name: `Load ${model}`, exact: true }).click();
    await expect(row.getByRole("cell", { name: "WASM" })).toBeVisible();
    await row.getByText("Details").click();
    await expect(row).toContainText(`not on WebGPU: ${reason}`);
  }
  const embed = page.locator(".model-row", { hasText: "starter-embed" });
  const hasFewCores = await page.evaluate(() => navigator.hardwareConcurrency <= 2);
  if (hasFewCores) await expect(embed).toContainText("one thread: the other core is the page's");
  else await expect(embed).not.toContainText("one thread");
  await page.getByRole("button", { name: "Unload starter-embed" }).click();
  await expect(embed).not.toContainText("WebGPU");
});

test("the page shows the measured quality of starter-chat", async ({ playground: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { rows }: { rows: { goal?: number }[] } = JSON.parse(readFileSync(inRepository("models/starter-chat/evaluation.json"), "utf8"));
  await showView(page, "Models");
  await page.getByRole("button", { name: "How good is starter-chat?" }).click();
  const skills = page.getByRole("dialog", { name: "How good is starter-chat?" });
  const shown = skills.locator("tbody tr");
  await expect(shown).toHaveCount(rows.length);
  // All that have a goal, without scrolling.
  const goals = rows.filter((row) => row.goal !== undefined);
  expect(goals.length).toBeGreaterThan(0);
  for (let index = 0; index < goals.length; index += 1) await expect(shown.nth(index)).toBeInViewport({ ratio: 1 });
  await expect(
    shown
      .nth(goals.length - 1)
      .locator("td")
      .first(),
  ).not.toBeEmpty();
  await skills.getByRole("button", { name: "Close" }).click();
  await expect(skills).toBeHidden();
});

test("a second tab is served by the first, and hosts when the first is closed", async ({ firstVisit: page, context, site }) => {
  const second = await context.newPage();
  await second.goto(site.url);
  await showView(second, "Models");
  await expect(second.getByText("another tab of this site")).toBeVisible();
  await showView(second, "Chat");
  await openPanel(second, "Settings");
  await second.getByLabel("Max tokens").fill("4");
  await send(second, "Hello");
  await expect(replies(second)).toHaveCount(1);
  // The model is in memory once, and both tabs know.
  await showView(page, "Models");
  await expect(page.locator(".model-row", { hasText: "starter-chat" }).getByRole("cell", { name: "loaded", exact: true })).toBeVisible();
  await page.close();
  await showView(second, "Models");
  await expect(second.getByText("this tab", { exact: true })).toBeVisible();
  // The next host loads the same models.
  await expect(second.locator(".model-row", { hasText: "starter-chat" }).getByRole("cell", { name: "loaded", exact: true })).toBeVisible();
  await showView(second, "Chat");
  await send(second, "Hello");
  await expect(replies(second)).toHaveCount(2);
});

test.describe("without a service worker", () => {
  test.use({ expectedComplaints: ["ServiceWorkerError"] });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  });

  test("the page works, and names the missing features", async ({ firstVisit: page }) => {
    await showView(page, "Models");
    await expect(page.getByText("no (this window has no service worker)")).toBeVisible();
    await showView(page, "Chat");
    await openPanel(page, "Settings");
    await page.getByLabel("Max tokens").fill("4");
    await send(page, "Hello");
    await expect(replies(page).locator(".reply-note")).toContainText("tokens in");
  });
});

for (const { name, width, height } of [
  { name: "phone", width: 360, height: 780 },
  { name: "desktop", width: 1280, height: 900 },
]) {
  test(`no view is wider than a ${name}`, async ({ playground: page }) => {
    await page.setViewportSize({ width, height });
    for (const view of ["chat", "embed", "rerank", "data", "connectors", "models", "requests"]) {
      await page.evaluate((hash) => (location.hash = hash), view);
      await expect(page.locator(`.view[data-view=${view}]`)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
