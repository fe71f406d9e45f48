/** The tiny models of `tests/models` through the service, on WASM and on WebGPU (the software adapter: a correctness target). */
import type { BrowserContext, Page } from "playwright/test";
import { embeddingReference, pairReference } from "../../../scripted/tiny-families.ts";
import { serveFamilies } from "./serve-families.ts";
import { shared, test as base } from "../../shared-pages.ts";
import { expect, openServiceOn } from "../service-page.ts";

export const chatFamilies = [
  "llama-concat",
  "llama-half",
  "llama-split",
  "qwen3-half-cache",
  "lfm2-conv",
  "gemma3-window",
  "gemma3-window-concat",
];
/** They go down the ladder where the adapter cannot compute in half precision, as SwiftShader cannot. */
const halfPrecision = new Set(["llama-half", "qwen3-half-cache"]);
const embedFamilies = ["bert-sentence", "qwen3-embed"];
const rerankFamilies = ["bert-one-logit", "bert-two-logits", "qwen3-yes-no"];
const queryPrompt = embeddingReference("qwen3-embed").query?.prompt ?? "";

// The record lists no companions and no element type, because the graph contains both.
const onnx = { wasm: { file: "onnx/model.onnx" }, webgpu: { file: "onnx/model.onnx" } };
const models = [
  ...chatFamilies.map((id) => ({ id, role: "chat" as const, features: ["logprobs" as const], contextLength: 384, onnx })),
  ...embedFamilies.map((id) => ({
    id,
    role: "embed" as const,
    contextLength: id === "qwen3-embed" ? 384 : 128,
    pooling: "last" as const,
    inputPrompts: id === "qwen3-embed" ? { search_query: queryPrompt } : {},
    onnx,
  })),
  ...rerankFamilies.map((id) => ({ id, role: "rerank" as const, contextLength: id === "qwen3-yes-no" ? 384 : 128, onnx })),
];

async function openFamilies(context: BrowserContext, device: "wasm" | "webgpu"): Promise<Page> {
  await serveFamilies(context);
  return openServiceOn(context, "/service.html", { device, models, loadStallMs: 600_000, replyStallMs: 600_000 });
}

export const test = base.extend<{ onWasm: Page; onWebGpu: Page }>({
  onWasm: shared("families on wasm", (context) => openFamilies(context, "wasm")),
  onWebGpu: shared("families on webgpu", (context) => openFamilies(context, "webgpu")),
});

const post = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([url, content]) => {
      const answer = await fetch(url, { method: "POST", headers: { Authorization: "Bearer any" }, body: content });
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );

const deviceOf = (page: Page, id: string) =>
  page.evaluate(async (name) => (await window.cohabit?.models())?.find((model) => model.id === name)?.device, id);

async function greedyTokens(page: Page, model: string, content: string): Promise<unknown> {
  const messages = [{ role: "user", content }];
  const reply = await post(page, "/v2/chat", { model, messages, temperature: 0, max_tokens: 4, logprobs: true });
  expect(reply).toMatchObject({ logprobs: expect.any(Array) });
  return Object(reply).logprobs.flatMap((item: { token_ids: number[] }) => item.token_ids);
}

/** Compares the replies of a causal model on both devices, also after a cached prefix. */
export async function expectSameOnBothDevices(onWasm: Page, onWebGpu: Page, family: string): Promise<void> {
  const long = "Mira keeps nine goats near the old mill.";
  const questions = [long, `${long.slice(0, 30)} Who?`];
  const hasHalf = await onWebGpu.evaluate(async () => (await navigator.gpu?.requestAdapter())?.features.has("shader-f16") ?? false);
  const written = [];
  for (const page of [onWasm, onWebGpu]) {
    const replies = [];
    for (const question of questions) replies.push(await greedyTokens(page, family, question));
    written.push(replies);
  }
  expect(await deviceOf(onWasm, family)).toBe("wasm");
  expect(await deviceOf(onWebGpu, family)).toBe(halfPrecision.has(family) && !hasHalf ? "wasm" : "webgpu");
  expect(written[1]).toEqual(written[0]);
}

/** Compares vectors and scores of all encoders with PyTorch's. */
export async function expectEncodersAsReferences(page: Page, device: "wasm" | "webgpu"): Promise<void> {
  for (const model of embedFamilies) {
    const { rows } = embeddingReference(model);
    const texts = rows.map(({ text }) => text);
    const answer = await post(page, "/v2/embed", { model, texts, input_type: "search_document", embedding_types: ["float"] });
    const vectors: unknown = Object(answer).embeddings?.float;
    expect(await deviceOf(page, model)).toBe(device);
    expect(vectors).toEqual(rows.map(({ vector }) => vector.map((value) => expect.closeTo(value, 2))));
  }
  for (const model of rerankFamilies) {
    const { query, documents } = pairReference(model);
    const answer = await post(page, "/v2/rerank", { model, query, documents: documents.map(({ text }) => text) });
    const results: { index: number; relevance_score: number }[] = Object(answer).results;
    expect(await deviceOf(page, model)).toBe(device);
    for (const { index, relevance_score: score } of results) expect(score).toBeCloseTo(documents[index]?.score ?? Number.NaN, 2);
    expect(results).toHaveLength(documents.length);
  }
}
