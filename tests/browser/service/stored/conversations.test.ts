/** Stored v1 conversations: they are the owner's, and outlive the page. */
import type { Page } from "playwright/test";
import { grants, scriptedModels } from "../../../contract/scripted/service-options.ts";
import { expect, test } from "../service-page.ts";

interface HistoryEntry {
  role: string;
  message?: string;
}

/** The history of the reply, as texts. */
const converse = (page: Page, message: string, token = "full"): Promise<(string | undefined)[]> =>
  page.evaluate(
    async ([text, bearer]) => {
      const answer = await fetch("/v1/chat", {
        method: "POST",
        headers: { Authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ model: "scripted-chat", message: text, conversation_id: "walk" }),
      });
      const reply: { chat_history?: HistoryEntry[] } = await answer.json();
      return (reply.chat_history ?? []).map((entry) => entry.message);
    },
    [message, token] as const,
  );

test("a conversation continues after its page was reloaded, and after all its pages were closed", async ({ openService, context }) => {
  const options = { models: scriptedModels, tokens: grants };
  const page = await openService(options);
  expect(await converse(page, "say:one")).toEqual(["say:one", "one"]);
  await page.reload();
  await page.evaluate(async (given) => (await window.startService(given)).ready(), options);
  expect(await converse(page, "say:two")).toEqual(["say:one", "one", "say:two", "two"]);
  await page.close();
  const later = await openService(options);
  expect(await converse(later, "say:three")).toEqual(["say:one", "one", "say:two", "two", "say:three", "three"]);
  expect(context.pages()).toHaveLength(1);
});

test("a conversation of that name is another one for another owner", async ({ openService }) => {
  const page = await openService();
  await converse(page, "say:mine");
  expect(await converse(page, "say:yours", "inference-only")).toEqual(["say:yours", "yours"]);
});
