/** starter-embed and starter-rerank on WebGPU (the software adapter), which gets the weights of WASM in float32. */
import type { Page } from "playwright/test";
import { expect, openServiceOn, test } from "../service-page.ts";

const texts = [
  "Red kites nest in tall trees.",
  "The market opens at eight.",
  "Where do kites build their nests?",
  "A pump brings water up from the well.",
];

async function call(page: Page, path: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ([url, sent]) =>
      (
        await fetch(url, { method: "POST", headers: { Authorization: "Bearer any", "Content-Type": "application/json" }, body: sent })
      ).json(),
    [path, JSON.stringify(body)] as const,
  );
}

async function answersOf(page: Page) {
  const embedded = await call(page, "/v2/embed", {
    model: "starter-embed",
    texts,
    input_type: "search_document",
    embedding_types: ["float"],
  });
  const ranked = await call(page, "/v2/rerank", { model: "starter-rerank", query: "Where do red kites nest?", documents: texts });
  const { embeddings } = embedded as { embeddings: { float: number[][] } };
  const { results } = ranked as { results: { index: number; relevance_score: number }[] };
  const devices = await page.evaluate(async () =>
    (await window.cohabit?.models())?.filter(({ id }) => id === "starter-embed" || id === "starter-rerank").map(({ device }) => device),
  );
  return { vectors: embeddings.float, results, devices };
}

const cosine = (one: readonly number[], other: readonly number[]): number => {
  const product = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
};

test("vectors and scores on WebGPU are those on WASM up to rounding, in the same order", async ({ browser, openService }, { project }) => {
  test.setTimeout(180_000);
  const onWasm = await answersOf(await openService({ device: "wasm" }));
  const context = await browser.newContext({ baseURL: project.use.baseURL ?? "" });
  const options = { device: "webgpu" as const, loadStallMs: 600_000, replyStallMs: 600_000 };
  const onWebGpu = await answersOf(await openServiceOn(context, "/service.html", options));
  await context.close();
  expect(onWasm.devices).toEqual(["wasm", "wasm"]);
  expect(onWebGpu.devices).toEqual(["webgpu", "webgpu"]);
  expect(onWebGpu.vectors).toHaveLength(texts.length);
  for (const [index, vector] of onWebGpu.vectors.entries()) expect(cosine(vector, onWasm.vectors[index] ?? [])).toBeGreaterThan(0.99);
  const scores = new Map(onWasm.results.map(({ index, relevance_score: score }) => [index, score]));
  for (const { index, relevance_score: score } of onWebGpu.results) expect(score).toBeCloseTo(scores.get(index) ?? Number.NaN, 1);
  const clear = (results: typeof onWasm.results) => results.filter(({ index }) => (scores.get(index) ?? 0) > 0.2).map(({ index }) => index);
  expect(clear(onWebGpu.results)).toEqual(clear(onWasm.results));
});
