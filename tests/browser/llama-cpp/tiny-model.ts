/** The same random weights for two engines: `llama-cpp-tiny` and `onnx-tiny` (recipes/cohabit_recipes/web_llm). */
import { existsSync, readFileSync } from "node:fs";
import type { BrowserContext } from "playwright/test";
import type { PlainOptions } from "../fixtures.ts";
import { grants, scriptedModels } from "../../contract/scripted/service-options.ts";
import { onnxTiny, tinyChat, tinyTest } from "../tiny-chat.ts";

export const llamaCppTiny = {
  ...tinyChat,
  id: "llama-cpp-tiny",
  engine: "llama-cpp",
  source: "llama-cpp-tiny/",
  gguf: { files: ["model.gguf"] },
};
/** Its greedy replies have many different tokens. */
export const llamaCppChat = {
  ...llamaCppTiny,
  id: "llama-cpp-chat",
  source: "gguf-tiny/",
  gguf: { files: ["chat.gguf"] },
  contextLength: 512,
};
const llamaCppEmbed = {
  id: "llama-cpp-embed",
  role: "embed" as const,
  engine: "llama-cpp",
  source: "gguf-tiny/",
  gguf: { files: ["embed.gguf"] },
  pooling: "mean" as const,
  contextLength: 128,
};
const llamaCppRerank = { ...llamaCppEmbed, id: "llama-cpp-rerank", role: "rerank" as const, gguf: { files: ["rerank.gguf"] } };

export function tinyOptions(device: "wasm" | "webgpu"): PlainOptions {
  return {
    models: [...scriptedModels, onnxTiny, llamaCppTiny, llamaCppChat, llamaCppEmbed, llamaCppRerank],
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

/** `tiny` has all models, on WASM. */
export const test = tinyTest("llama-cpp", serveTinyModels, tinyOptions("wasm"));
