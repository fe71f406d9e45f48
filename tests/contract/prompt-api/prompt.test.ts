/** Prompts of a `LanguageModel` over a complete host with scripted models. */
import { expect, test } from "vitest";
import { openPromptPage } from "./prompt-page.ts";

test("a session answers, keeps its turns, and counts their tokens", async () => {
  const { LanguageModel } = openPromptPage();
  const session = await LanguageModel.create();
  expect(session.contextUsage).toBe(0);
  const usage = await session.measureContextUsage("Hello");
  expect(usage).toBeGreaterThan(0);
  const reply = await session.prompt("Hello");
  expect(reply).toBe("You said: Hello");
  expect(session.contextUsage).toBe(usage + (await session.measureContextUsage(reply)));
  // This script sets every later reply, so the reply shows that the session sent the earlier message again.
  await session.append("from-now-on:say:as before");
  expect(await session.prompt("And now?")).toBe("as before");
});
