/** The same random weights for both engines: `web-llm-tiny` and, on WASM, `onnx-tiny` (recipes/cohabit_recipes/web_llm). */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { BrowserContext } from "playwright/test";
import type { PlainOptions } from "../fixtures.ts";
import { grants, scriptedModels } from "../../contract/scripted/service-options.ts";
import { onnxTiny, tinyChat, tinyTest } from "../tiny-chat.ts";
import manifest from "../../models/web-llm-tiny/manifest.json" with { type: "json" };

const folder = fileURLToPath(new URL("../../models/web-llm-tiny", import.meta.url));
const source = "web-llm-tiny/";

const files = Object.fromEntries(manifest.files.map(({ path: name, size, sha256 }) => [name, { bytes: size, sha256 }]));

export const webLlmTiny = { ...tinyChat, files, source, id: "web-llm-tiny", engine: "web-llm", webLlm: { library: "library.wasm" } };

/** Both models, on the software adapter where WebGPU is needed: it may be silent for long on a busy machine. */
export const tinyOptions: PlainOptions = {
  models: [...scriptedModels, { ...onnxTiny, files }, webLlmTiny],
  tokens: grants,
  device: "webgpu",
  loadStallMs: 600_000,
  replyStallMs: 600_000,
};

/** Content of a file of the model; undefined: the file is missing. The library is kept compressed. */
function contentOf(name: string): Buffer | undefined {
  const file = path.join(folder, name);
  if (existsSync(file)) return readFileSync(file);
  return existsSync(`${file}.gz`) ? gunzipSync(readFileSync(`${file}.gz`)) : undefined;
}

/** Serves the model's files to all pages of the context; `alter` may change the body. */
export async function serveTinyModel(context: BrowserContext, alter = (_name: string, content: Buffer): Buffer => content): Promise<void> {
  await context.route(`**/models/${source}**`, (route) => {
    const name = new URL(route.request().url()).pathname.replace(new RegExp(`^.*/${source}`), "");
    const content = contentOf(name);
    return content === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body: alter(name, content) });
  });
}

/** `tiny` has both models. */
export const test = tinyTest("web-llm", (context) => serveTinyModel(context), tinyOptions);
