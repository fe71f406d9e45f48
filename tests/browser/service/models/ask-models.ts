import type { Page } from "playwright/test";

/** Asks the two kinds of models, whose runtimes are started over different interfaces. `obstacles`: `kernelsObstacle` of each. */
export async function askModels(page: Page) {
  const { chat, rerank } = await page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<unknown> => {
      const response = await fetch(path, { method: "POST", headers: { Authorization: "Bearer any" }, body: JSON.stringify(body) });
      return response.json();
    };
    const messages = [{ role: "user", content: "What is the capital of France?" }];
    return {
      chat: await post("/v2/chat", { model: "starter-chat", messages, max_tokens: 12, temperature: 0 }),
      rerank: await post("/v2/rerank", { model: "starter-rerank", query: "cat", documents: ["a dog", "a cat"] }),
    };
  });
  const obstacles = await page.evaluate(async () => {
    const loaded = ((await window.cohabit?.models()) ?? []).filter(({ state }) => state === "loaded");
    return loaded.map(({ kernelsObstacle }) => kernelsObstacle);
  });
  return { chat, rerank, obstacles };
}
