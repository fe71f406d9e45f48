/** The record that tiny chat models of several engines share, and the page for the tests of an engine. */
import type { BrowserContext, Page } from "playwright/test";
import type { ModelFeature } from "../../src/inference/models.ts";
import type { PlainOptions } from "./fixtures.ts";
import { openServiceOn } from "./service/service-page.ts";
import { shared, test as base } from "./shared-pages.ts";

export const tinyChat = {
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

/** The weights of `web-llm-tiny` and `llama-cpp-tiny` (recipes/cohabit_recipes/web_llm) as a graph in float32. */
export const onnxTiny = {
  ...tinyChat,
  id: "onnx-tiny",
  source: "web-llm-tiny/",
  onnx: { wasm: { file: "onnx/model.onnx", widened: true, int8Products: false } },
};

/** `tiny`: a page that the tests of an engine share. */
export const tinyTest = (engine: string, serve: (context: BrowserContext) => Promise<void>, options: PlainOptions) =>
  base.extend<{ tiny: Page }>({
    tiny: shared(`tiny models of ${engine}`, async (context) => {
      await serve(context);
      return openServiceOn(context, "/service.html", options);
    }),
  });
