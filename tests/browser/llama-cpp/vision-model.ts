/** A tiny GGUF model with a vision part (recipes/cohabit_recipes/tiny_gguf/vision.py), served as a folder with a manifest. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright/test";
import { z } from "zod";
import type { PlainOptions } from "../fixtures.ts";
import { openServiceOn } from "../service/service-page.ts";

export const visionModel = "gguf-vision-tiny";
export const modelFile = "model-F16.gguf";
export const projectorFile = "mmproj-F16.gguf";
const folder = `tests/models/${visionModel}`;

const referenceSchema = z.object({
  /** PNG files in base64. */
  pictures: z.record(z.string(), z.string()),
  /** What llama.cpp for the processor writes. In `turns`, "@" marks an image. */
  replies: z.array(z.object({ turns: z.array(z.string()), images: z.array(z.string()), promptTokens: z.int(), greedy: z.array(z.int()) })),
});
export const reference = referenceSchema.parse(JSON.parse(readFileSync(`${folder}/reference.json`, "utf8")));

export const pictureUri = (name: string): string => `data:image/png;base64,${reference.pictures[name] ?? ""}`;

type Changed = Readonly<Record<string, Buffer>>;

/** Serves the folder to all pages of the context. `files`: the listed ones. `changed`: contents instead of the files'. */
export async function serveVisionModel(
  context: BrowserContext,
  { files = [modelFile, projectorFile], changed = {} }: { files?: readonly string[]; changed?: Changed } = {},
): Promise<void> {
  const read = (name: string): Buffer => changed[name] ?? readFileSync(`${folder}/${name}`);
  const listed = files.map((path) => {
    const content = read(path);
    return { path, size: content.byteLength, sha256: createHash("sha256").update(content).digest("hex") };
  });
  await context.route(new RegExp(`/models/${visionModel}/`), (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    if (name === "manifest.json") return route.fulfill({ json: { files: listed } });
    return existsSync(`${folder}/${name}`) ? route.fulfill({ body: read(name) }) : route.fulfill({ status: 404 });
  });
}

/** Opens a page whose service worker answers for the model, named by its folder. */
export function openVisionModel(context: BrowserContext, baseURL: string | undefined, fields: PlainOptions = {}): Promise<Page> {
  const hub = new URL(`/models/${visionModel}/`, baseURL).href;
  return openServiceOn(context, "/service.html", {
    models: [{ hub, id: visionModel }],
    device: "wasm",
    loadStallMs: 600_000,
    replyStallMs: 600_000,
    ...fields,
  });
}
