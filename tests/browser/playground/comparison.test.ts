/** Two models side by side: one message, a reply of each; stopped together; the failure of one leaves the reply of the other. */
import { writeFileSync } from "node:fs";
import { addTwin, compare } from "./comparison-page.ts";
import { expect, lastRequest, openPanel, replies, send, test, type Page } from "./playground-page.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const bar = (page: Page) => page.getByRole("group", { name: "Comparison" });
const pairs = (page: Page) => page.getByRole("group", { name: /^Replies of/ });
const list = (page: Page) => page.getByRole("region", { name: "Conversations" });

async function setNumbers(page: Page, numbers: Record<string, string>): Promise<void> {
  const panel = await openPanel(page, "Settings");
  for (const [label, value] of Object.entries(numbers)) await panel.getByLabel(label, { exact: true }).fill(value);
  await panel.getByRole("button", { name: "Close settings" }).click();
}

test("one message gets two replies in two columns with the speed of each; on a phone one is below the other", async ({
  firstVisit: page,
}) => {
  await page.getByRole("button", { name: "Compare two models" }).click();
  await expect(page.getByText("There is only one chat model here")).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Models", exact: true }).click();

  await addTwin(page);
  await setNumbers(page, { Temperature: "0", "Max tokens": "24" });
  await send(page, "Hello");
  await expect(replies(page)).toHaveCount(1);
  await compare(page);
  await expect(bar(page).getByRole("combobox", { name: "Compared with" })).toHaveValue(/twin/);
  await send(page, "Where do you run?");
  await expect(replies(page)).toHaveCount(3);
  await expect(pairs(page)).toHaveCount(1);
  const [first, second] = [pairs(page).locator(".reply").nth(0), pairs(page).locator(".reply").nth(1)];
  await expect(first.getByRole("heading")).toHaveText("starter-chat");
  await expect(second.getByRole("heading")).toHaveText(/twin/);
  for (const reply of [first, second]) await expect(reply.locator(".reply-note")).toContainText(/first token .*tokens\/s/);
  // The same weights, history and temperature 0.
  expect(await second.locator(".reply-text").innerText()).toBe(await first.locator(".reply-text").innerText());

  const boxes = async () => [await first.boundingBox(), await second.boundingBox()];
  const [left, right] = await boxes();
  expect([right?.y, (right?.x ?? 0) >= (left?.x ?? 0) + (left?.width ?? 0)]).toEqual([left?.y, true]);
  await page.setViewportSize({ width: 360, height: 780 });
  const [above, below] = await boxes();
  expect([below?.x, (below?.y ?? 0) >= (above?.y ?? 0) + (above?.height ?? 0)]).toEqual([above?.x, true]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("stop ends both replies, and both are kept over a reload, in exports and when the comparison ends", async ({
  firstVisit: page,
}, info) => {
  await addTwin(page);
  await compare(page);
  await setNumbers(page, { Temperature: "1000", "Top k": "0", "Top p": "0.99", Seed: "1", "Max tokens": "" });
  await send(page, "What is a heron?");
  await expect(page.locator(".reply .reply-text")).toHaveCount(2);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(replies(page)).toHaveCount(2);
  for (const index of [0, 1]) await expect(replies(page).nth(index).locator(".reply-note")).toHaveText("stopped");
  const texts = await page.locator(".reply-text").allInnerTexts();
  expect(texts.every((text) => text !== "")).toBe(true);

  await page.reload();
  await list(page).getByRole("button", { name: "What is a heron?" }).click();
  await expect(pairs(page)).toHaveCount(1);
  await expect(page.locator(".reply-text")).toHaveText(texts, { useInnerText: true });

  const download = page.waitForEvent("download");
  await list(page).getByRole("button", { name: "Save or share" }).click();
  await list(page).getByRole("button", { name: "Export as JSON" }).click();
  const file = info.outputPath("heron.json");
  await (await download).saveAs(file);
  const input = list(page).getByLabel("Import a conversation");
  await input.setInputFiles(file);
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await expect(page.locator(".reply-text")).toHaveText(texts, { useInnerText: true });
  const unpaired = info.outputPath("unpaired.json");
  writeFileSync(unpaired, JSON.stringify({ turns: [{ role: "user", text: "Hi" }], second: { model: "twin", startsAt: 0, turns: [] } }));
  await input.setInputFiles(unpaired);
  await expect(page.getByText("unpaired.json is not a conversation")).toBeVisible();

  await bar(page).getByRole("button", { name: "End the comparison" }).click();
  await expect(pairs(page)).toHaveCount(0);
  await expect(page.locator(".reply-text")).toHaveText([texts[0] ?? ""], { useInnerText: true });
  await page.getByText("are a conversation of their own now").waitFor();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.locator(".reply-text")).toHaveText([texts[1] ?? ""], { useInnerText: true });
  await expect(page.getByRole("combobox", { name: "Model" })).toHaveValue(/twin/);
});

test.describe("with a model that cannot be loaded", () => {
  test.use({ expectedComplaints: ["404", "twin"] });

  test("the other model replies; its next request has no message without a reply", async ({ firstVisit: page }) => {
    let hasWeights = false;
    await addTwin(page, () => hasWeights);
    await compare(page);
    await setNumbers(page, { Temperature: "0", "Max tokens": "8" });
    await send(page, "Hello");
    await expect(replies(page)).toHaveCount(2);
    await expect(replies(page).nth(0).locator(".reply-note")).toContainText("tokens/s");
    await expect(replies(page).nth(0).locator(".problem")).toHaveCount(0);
    await expect(replies(page).nth(1).locator(".problem")).toContainText("twin");
    // The message is not written into the box again: one model has replied to it.
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");

    hasWeights = true;
    await send(page, "Where do you run?");
    await expect(replies(page)).toHaveCount(4);
    await expect(replies(page).nth(3).locator(".reply-note")).toContainText("tokens/s");
    const contents = async (index: number) => {
      await replies(page).nth(index).getByRole("button", { name: "Show the request of this reply" }).click();
      return (await lastRequest(page)).messages.map(({ content }) => content);
    };
    expect(await contents(3)).toEqual(["Where do you run?"]);
    expect((await contents(2)).length).toBe(3);
  });
});
