/** Conversations as a visitor keeps them: found again, shared as a link, exported and imported; and the shortcuts. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, lastRequest, openPanel, replies, send, showView, test, type Page } from "./playground-page.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const list = (page: Page) => page.getByRole("region", { name: "Conversations" });

async function shortReply(page: Page, message: string): Promise<void> {
  const before = await replies(page).count();
  await openPanel(page, "Settings");
  await page.getByLabel("Max tokens").fill("6");
  await send(page, message);
  await expect(replies(page)).toHaveCount(before + 1);
}

test("a conversation is found by words of its messages", async ({ playground: page }) => {
  for (const message of ["Where is Café Müller?", "What is a heron?", "Where do kites nest?", "Name a river."]) {
    await page.getByRole("button", { name: "New conversation" }).first().click();
    await shortReply(page, message);
  }
  await page.keyboard.press("Alt+k");
  const search = list(page).getByRole("searchbox", { name: "Search conversations" });
  await expect(search).toBeFocused();
  await search.fill("cafe muller");
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(list(page).getByRole("listitem")).toContainText("Where is Café Müller?");
  await search.fill("unicorn");
  await expect(list(page)).toContainText("No conversation has these words.");
  await search.fill("");
  await expect(list(page).getByRole("listitem")).toHaveCount(4);
});

test("a link holds a whole conversation, and a damaged one is refused", async ({ playground: page, context, site }) => {
  await shortReply(page, "What is a heron?");
  const reply = await replies(page).locator(".reply-text").innerText();
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void Reflect.set(window, "copied", text) },
    }),
  );
  await list(page).getByRole("button", { name: "Save or share" }).click();
  await list(page).getByRole("button", { name: "Copy a link to it" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  const link = String(await page.evaluate(() => Reflect.get(window, "copied")));
  expect(link).toContain("#share=");

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator(".message-text")).toHaveText("What is a heron?");
  await expect(other.locator(".reply-text")).toHaveText(reply, { useInnerText: true });
  expect(new URL(other.url()).hash).toBe("#chat");
  await other.goto(link.slice(0, -20));
  await expect(other.getByText("The conversation in this link is damaged")).toBeVisible();
  await other.goto(`${site.url}#share=`);
  await expect(other.getByText("The conversation in this link is damaged")).toBeVisible();
  await other.close();
});

test("an exported conversation can be imported; another file is refused", async ({ playground: page }, info) => {
  await shortReply(page, "What is a heron?");
  const download = page.waitForEvent("download");
  await list(page).getByRole("button", { name: "Save or share" }).click();
  await list(page).getByRole("button", { name: "Export as JSON" }).click();
  const file = info.outputPath("heron.json");
  await (await download).saveAs(file);
  await list(page).getByRole("button", { name: "Delete", exact: true }).click();
  await list(page).getByRole("button", { name: "Delete for good" }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(0);
  const input = list(page).getByLabel("Import a conversation");
  await input.setInputFiles(file);
  await expect(page.locator(".message-text")).toHaveText("What is a heron?");
  await expect(list(page).getByRole("listitem")).toHaveCount(1);

  const broken = info.outputPath("broken.json");
  for (const text of ["{", '{"turns":[]}', '{"turns":[{"role":"robot"}]}', readFileSync(file, "utf8").slice(0, -30)]) {
    writeFileSync(broken, text);
    await input.setInputFiles(broken);
    await expect(page.getByText("broken.json is not a conversation")).toBeVisible();
    await page.getByRole("button", { name: "Close the message" }).click();
  }
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
});

test("shortcuts are listed, start a conversation and stop a reply; letters in a field stay letters", async ({ playground: page }) => {
  await page.locator("body").press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toContainText("Stop the reply");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await openPanel(page, "Settings");
  await page.getByLabel("Temperature", { exact: true }).fill("1000");
  await page.getByLabel("Seed").fill("1");
  await page.getByLabel("Max tokens").fill("");
  await send(page, "Why? / Why not?");
  await expect(page.locator(".message-text")).toHaveText("Why? / Why not?");
  await expect(page.locator(".reply-text")).not.toBeEmpty();
  await page.getByLabel("Message", { exact: true }).press("Escape");
  await expect(replies(page).locator(".reply-note")).toHaveText("stopped");
  await page.keyboard.press("Alt+n");
  await expect(page.getByLabel("Message", { exact: true })).toBeFocused();
  await expect(page.getByRole("button", { name: /Say hello/ })).toBeVisible();
});

test("a reply that ends off screen is announced, and the message leads to it", async ({ playground: page }) => {
  await openPanel(page, "Settings");
  // So hot that the model would not end the reply sooner: the view is another one by then.
  await page.getByLabel("Temperature", { exact: true }).fill("1000");
  await page.getByLabel("Max tokens").fill("900");
  await send(page, "What is a heron?");
  await showView(page, "Models");
  await page.getByText("The reply to “What is a heron?” is complete").waitFor();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(replies(page)).toHaveCount(1);
});

test("the request panel is closed at first, and stays open for the next visit once it was opened", async ({ firstVisit: page }) => {
  const panel = page.getByRole("group", { name: "Request", exact: true });
  await expect(panel).toHaveCount(0);
  await page.getByRole("button", { name: "Request", exact: true }).click();
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await page.getByRole("button", { name: "Close request" }).click();
  await page.reload();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test("sliders and presets set the numbers that are sent", async ({ playground: page }) => {
  const panel = await openPanel(page, "Settings");
  await panel.getByRole("button", { name: "Inventive" }).click();
  await expect(panel.getByLabel("Temperature", { exact: true })).toHaveValue("0.9");
  await panel.getByLabel("Temperature, slider").focus();
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByLabel("Temperature", { exact: true })).toHaveValue("0.95");
  await panel.getByLabel("Max tokens").fill("4");
  await send(page, "Hello");
  await expect(replies(page)).toHaveCount(1);
  expect(await lastRequest(page)).toMatchObject({ temperature: 0.95, p: 0.95, k: 0, max_tokens: 4 });
  await openPanel(page, "Settings");
  await panel.getByRole("button", { name: "Balanced" }).click();
  await send(page, "Hello");
  await expect(replies(page)).toHaveCount(2);
  const { temperature, p } = await lastRequest(page);
  expect([temperature, p]).toEqual([undefined, undefined]);
});

test("settings show the model's own defaults, and are reset to them", async ({ playground: page }) => {
  const panel = await openPanel(page, "Settings");
  const response = await page.evaluate(async () =>
    (await fetch("/v1/models/starter-chat", { headers: { Authorization: "Bearer test" } })).json(),
  );
  const { temperature, p, k } = response.sampling_defaults;
  await expect(panel.getByLabel("Temperature", { exact: true })).toHaveAttribute("placeholder", String(temperature));
  await expect(panel.getByLabel("Temperature, slider")).toHaveValue(String(temperature));
  await expect(panel.getByLabel("Top p", { exact: true })).toHaveAttribute("placeholder", String(p));
  await expect(panel.getByLabel("Top k")).toHaveAttribute("placeholder", String(k));
  const reset = panel.getByRole("button", { name: "Reset to the defaults" });
  await expect(reset).toHaveCount(0);
  await panel.getByLabel("System message").fill("Be brief.");
  await panel.getByLabel("Seed").fill("7");
  await panel.getByLabel("Stream the reply").uncheck();
  await reset.click();
  await expect(panel.getByLabel("System message")).toHaveValue("");
  await expect(panel.getByLabel("Seed")).toHaveValue("");
  await expect(panel.getByLabel("Stream the reply")).toBeChecked();
  await expect(reset).toHaveCount(0);
});
