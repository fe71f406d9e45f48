import type { Page } from "playwright/test";
import { expect, test } from "../service-page.ts";

/** Widths that threads cut: long prompts, many texts, single tokens. */
function ask(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<unknown> => {
      const init = { method: "POST", headers: { Authorization: "Bearer any" }, body: JSON.stringify(body) };
      const response = await fetch(path, init);
      if (!response.ok) throw new Error(await response.text());
      const { id, ...rest } = await response.json();
      return typeof id === "string" ? rest : undefined;
    };
    const story = "The keeper wrote down the wind, the ships and the weather of each day in a book. ".repeat(6);
    const messages = [{ role: "user", content: `${story}Say it again, and tell me more.` }];
    const texts = Array.from({ length: 5 }, (_, index) => story.slice(0, 20 + 90 * index));
    return [
      await post("/v2/chat", { model: "starter-chat", messages, temperature: 0, max_tokens: 8, logprobs: true }),
      await post("/v2/embed", { model: "starter-embed", texts, input_type: "search_document", embedding_types: ["float"] }),
      await post("/v2/rerank", { model: "starter-rerank", query: "Who wrote?", documents: texts }),
    ];
  });
}

test("two threads compute the same as one, to the bit", async ({ openService }) => {
  const one = await openService({ threads: 1 });
  const expected = await ask(one);
  expect(expected).not.toContain(undefined);
  await one.close();
  const two = await openService({ threads: 2 });
  expect(await two.evaluate(() => self.crossOriginIsolated)).toBe(true);
  expect(await ask(two)).toEqual(expected);
});
