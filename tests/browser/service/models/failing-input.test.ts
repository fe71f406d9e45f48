/** A graph without a row for a token that its tokenizer has: texts with that token fail, and no others. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { HubServer } from "../../../hub/hub-server.ts";
import { expect, test } from "../service-page.ts";

const folder = "tests/models/bert-sentence";
const model = "tests/short-table";
const content = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");

function shortTable(): Record<string, string | Uint8Array> {
  const tokenizer = JSON.parse(content("tokenizer.json"));
  tokenizer.added_tokens.push({ ...tokenizer.added_tokens[0], id: 5000, content: "rowless", special: false });
  return {
    "config.json": content("config.json"),
    "tokenizer.json": JSON.stringify(tokenizer),
    "tokenizer_config.json": "{}",
    "onnx/model.onnx": new Uint8Array(readFileSync(`${folder}/onnx/model.onnx`)),
  };
}

const embed = (page: Page, text: string): Promise<string> =>
  page.evaluate(
    async (sent) => {
      const headers = { Authorization: "Bearer any", "Content-Type": "application/json" };
      const answer = await fetch("/v2/embed", { method: "POST", headers, body: JSON.stringify(sent) });
      return `${answer.status} ${await answer.text()}`;
    },
    { model, texts: [text], input_type: "search_query", embedding_types: ["float"] },
  );

test("a text on which a real graph fails twice is not tried a third time; others are embedded", async ({ openService }) => {
  const hub = new HubServer();
  hub.push(model, shortTable());
  await hub.start();
  const page = await openService({ models: [model], hubs: [hub.url], device: "wasm" });
  const engines: string[] = [];
  page.on("worker", (worker) => {
    if (worker.url().includes("engine.worker")) engines.push(worker.url());
  });
  expect(await embed(page, "a text")).toMatch(/^200/);
  const expected = await embed(page, "another text");
  expect(engines).toHaveLength(1);
  for (let time = 0; time < 2; time++) expect(await embed(page, "a rowless text")).toMatch(/^500 .*short-table.* failed/);
  expect(engines).toHaveLength(2);
  expect(await embed(page, "a rowless text")).toMatch(/^500 .*after 2 times this input is not tried again/);
  expect(engines).toHaveLength(2);
  const vectorOf = (answer: string): unknown => JSON.parse(answer.slice(4)).embeddings;
  expect(vectorOf(await embed(page, "another text"))).toEqual(vectorOf(expected));
  expect(engines).toHaveLength(3);
  await hub.stop();
});
