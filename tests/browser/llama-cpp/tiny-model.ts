/** The same random weights for two engines: `llama-cpp-tiny` and `onnx-tiny` (recipes/cohabit_recipes/web_llm). */
import { existsSync, readFileSync } from "node:fs";
import { type BrowserContext, type Page, test as base } from "playwright/test";
import type { ModelFeature } from "../../../src/inference/models.ts";
import type { PlainOptions } from "../fixtures.ts";
import { openServiceOn } from "../service/service-page.ts";
import { grants, scriptedModels } from "../../contract/scripted/service-options.ts";

const shared = {
  role: "chat" as const,
  contextLength: 1024,
  // It never ends a reply.
  maxOutputTokens: 96,
  dialect: "qwen" as const,
  features: [
    "logprobs",
    "tools",
    "tool_choice",
    "strict_tools",
    "json_mode",
    "json_schema",
    "citations",
    "safety_modes",
    "reasoning",
  ] satisfies ModelFeature[],
  thinkingByDefault: false,
};

export const llamaCppTiny = {
  ...shared,
  id: "llama-cpp-tiny",
  engine: "llama-cpp",
  source: "llama-cpp-tiny/",
  gguf: { files: ["model.gguf"] },
};
const onnxTiny = {
  ...shared,
  id: "onnx-tiny",
  source: "web-llm-tiny/",
  onnx: { wasm: { file: "onnx/model.onnx", widened: true, int8Products: false } },
};
export const llamaCppEmbed = {
  id: "llama-cpp-embed",
  role: "embed" as const,
  engine: "llama-cpp",
  source: "gguf-tiny/",
  gguf: { files: ["embed.gguf"] },
  pooling: "mean" as const,
  contextLength: 128,
};
export const llamaCppRerank = { ...llamaCppEmbed, id: "llama-cpp-rerank", role: "rerank" as const, gguf: { files: ["rerank.gguf"] } };

export function tinyOptions(device: "wasm" | "webgpu"): PlainOptions {
  return {
    models: [...scriptedModels, onnxTiny, llamaCppTiny, llamaCppEmbed, llamaCppRerank],
    tokens: grants,
    device,
    // A busy machine, and a software adapter, may be silent for long.
    loadStallMs: 600_000,
    replyStallMs: 600_000,
  };
}

/** Serves the files of these models to all pages of the context. */
export async function serveTinyModels(context: BrowserContext): Promise<void> {
  await context.route(/\/models\/(llama-cpp-tiny|web-llm-tiny|gguf-tiny)\//, (route) => {
    const file = `tests/models/${new URL(route.request().url()).pathname.replace(/^.*\/models\//, "")}`;
    return existsSync(file) ? route.fulfill({ body: readFileSync(file) }) : route.fulfill({ status: 404 });
  });
}

/** `tiny`: the page with all models for all tests of a worker, on WASM. */
export const test = base.extend<object, { tiny: Page }>({
  tiny: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? "" });
      await serveTinyModels(context);
      await use(await openServiceOn(context, "/service.html", tinyOptions("wasm")));
      await context.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});
