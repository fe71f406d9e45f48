/** Vite and React: `cohabit/react` and useChat of the AI SDK in StrictMode, built and under the dev server with hot reload. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test, type Page } from "playwright/test";
import { startDevServer } from "./dev-server.ts";
import { buildExample, type ExampleApp } from "./example-app.ts";
import { newerNode } from "./newer-node.ts";
import { serveFolder } from "./static-host.ts";

let app: ExampleApp;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  app = await buildExample("react-chat");
});

test.afterAll(() => app.remove());

async function say(page: Page, message: string): Promise<void> {
  await page.getByLabel("Message").fill(message);
  await page.getByRole("button", { name: "Send" }).click();
}

const replies = (page: Page) => page.locator("[data-role=assistant]");

async function expectTwoTurns(page: Page, folder: string): Promise<void> {
  const host = await serveFolder(folder);
  await page.goto(host.url);
  await say(page, "What is the capital of France?");
  await expect(replies(page)).toContainText("Paris");
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await say(page, "What is the capital of Italy?");
  await expect(replies(page).nth(1)).toContainText("Rome");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await host.close();
}

test("the built app chats, turn after turn", async ({ page }) => expectTwoTurns(page, `${app.folder}/dist`));

test("it chats with the AI SDK 7, which npm installs beside cohabit", async ({ page }) => {
  const newest = await buildExample("react-chat", { "ai": "^7.0.0", "@ai-sdk/react": "^4.0.0", ...newerNode(22) });
  try {
    await expectTwoTurns(page, `${newest.folder}/dist`);
  } finally {
    newest.remove();
  }
});

test("the dev server serves it isolated, and an edit is shown without losing the conversation", async ({ page }) => {
  const server = await startDevServer(app.folder);
  try {
    await page.goto(server.url);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await say(page, "What is the capital of France?");
    await expect(replies(page)).toContainText("Paris");
    const file = `${app.folder}/src/chat.tsx`;
    writeFileSync(file, readFileSync(file, "utf8").replace("Chat in this page", "Chat after an edit"));
    await expect(page.getByRole("heading", { name: "Chat after an edit" })).toBeVisible();
    await expect(replies(page)).toContainText("Paris");
    await say(page, "What is the capital of Italy?");
    await expect(replies(page).nth(1)).toContainText("Rome");
  } finally {
    server.close();
  }
});
