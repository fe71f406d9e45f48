/** Long replies, from an imported conversation: code is copied, the end is found again, and the recommendation can be dismissed. */
import { writeFileSync } from "node:fs";
import { expect, openPanel, replies, send, test, type Page } from "./playground-page.ts";

test.use({ viewport: { width: 1280, height: 700 } });

const code = "const answer = 6 * 7;\nconsole.log(answer);";

/** Opens a conversation whose last reply has a code block after many paragraphs. */
async function importLong(page: Page, file: string): Promise<void> {
  const text = `${"A paragraph of a long reply.\n\n".repeat(40)}\`\`\`js\n${code}\n\`\`\``;
  const turns = [
    { role: "user", text: "Write code." },
    { role: "assistant", model: "starter-chat", steps: [{ text }], state: "done", facts: [] },
  ];
  writeFileSync(file, JSON.stringify({ title: "Code", turns }));
  await page.getByRole("region", { name: "Conversations" }).getByLabel("Import a conversation").setInputFiles(file);
  await expect(replies(page)).toHaveCount(1);
}

test("a code block is copied without its signs", async ({ playground: page }, info) => {
  await importLong(page, info.outputPath("code.json"));
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void Reflect.set(window, "copied", text) },
    }),
  );
  const copy = page.getByRole("button", { name: "Copy the code" });
  await copy.click();
  await expect(copy).toHaveText("Copied");
  expect(await page.evaluate(() => Reflect.get(window, "copied"))).toBe(`${code}\n`);
});

test("a button leads back to the end of a conversation that was scrolled up", async ({ playground: page }, info) => {
  await importLong(page, info.outputPath("code.json"));
  const last = page.getByRole("button", { name: "Copy the code" });
  const toEnd = page.getByRole("button", { name: "Show the end" });
  await expect(last).toBeInViewport();
  await expect(toEnd).toHaveCount(0);
  await page.getByRole("region", { name: "Conversation", exact: true }).evaluate((frame) => frame.scrollTo({ top: 0 }));
  await expect(last).not.toBeInViewport();
  await toEnd.click();
  await expect(last).toBeInViewport();
  await expect(toEnd).toHaveCount(0);
});

test("the recommended model is not shown again under replies once it was dismissed", async ({ playground: page }) => {
  await openPanel(page, "Settings");
  await page.getByLabel("Max tokens").fill("4");
  await send(page, "Hello");
  await page.getByRole("button", { name: "Not now" }).click();
  const card = page.getByRole("region", { name: /^For open questions/ });
  await expect(card).toHaveCount(0);
  await send(page, "Hello");
  await expect(replies(page)).toHaveCount(2);
  await expect(replies(page).last().getByRole("button", { name: "Write the reply again" })).toBeVisible();
  await expect(card).toHaveCount(0);
});
