/** The reference of the HTTP API, from the description that the API's own schemas give. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { z } from "zod";
import { root } from "../install.mjs";
import { openapiReferenceOf } from "./openapi-reference.mjs";
import { read } from "./repository-files.mjs";

const source = "src/api/openapi/document.ts";
const moduleSchema = z.object({ openapiDocument: z.function({ input: [z.string()], output: z.unknown() }) });

export async function httpReference() {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read("package.json")));
  // Bundled, because the oldest Node that builds the docs runs no TypeScript.
  const folder = mkdtempSync(path.join(tmpdir(), "cohabit-openapi-"));
  try {
    const bundle = await rolldown({ input: path.join(root, source), platform: "node" });
    const file = path.join(folder, "document.mjs");
    await bundle.write({ file, format: "es" });
    await bundle.close();
    const { openapiDocument } = moduleSchema.parse(await import(pathToFileURL(file).href));
    return openapiReferenceOf(openapiDocument(version));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
