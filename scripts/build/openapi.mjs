/** Writes the description of the API, which is made from the schemas in src/api. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../install.mjs";
import { buildScripts } from "./build-scripts.mjs";

/** @param {string} file @param {string} version */
export async function writeOpenapi(file, version) {
  const folder = mkdtempSync(path.join(root, ".build/openapi-"));
  try {
    await buildScripts({ input: { document: path.join(root, "src/api/openapi/document.ts") }, folder, platform: "node" });
    /** @type {unknown} */
    const module = await import(pathToFileURL(path.join(folder, "document.js")).href);
    if (!isDocument(module)) throw new TypeError("the description has no function openapiDocument");
    writeFileSync(file, `${JSON.stringify(module.openapiDocument(version))}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {unknown} module @returns {module is typeof import("../../src/api/openapi/document.ts")} */
const isDocument = (module) => typeof module === "object" && module !== null && "openapiDocument" in module;
