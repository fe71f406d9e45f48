/** Builds the asset files in the layout of a site: the service worker at the base, all other files in `cohabit/`. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

import { root } from "../install.mjs";
import { buildScripts } from "./build-scripts.mjs";
import { buildWorkers } from "./build-workers.mjs";
import { writeOpenapi } from "./openapi.mjs";
import { engineFiles } from "./engine-files.mjs";
import { licencesOf } from "./licences.mjs";
import { packWasm } from "./pack-wasm.mjs";

/** @typedef {import("../../src/assets/asset-manifest.ts").AssetFile} AssetFile */

/**
 * @param {string} folder Empty or absent.
 * @returns {Promise<string>} Id of the build, which differs between builds with different files.
 */
export async function buildAssets(folder) {
  const assets = path.join(folder, "cohabit");
  mkdirSync(assets, { recursive: true });
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")));
  await writeOpenapi(path.join(assets, "openapi.json"), version);
  const workerModules = await buildWorkers(path.join(root, "src"), assets);
  await packWasm(path.join(assets, "wasm"));
  const serviceWorkerModules = await buildScripts({
    input: { "cohabit-sw": path.join(root, "src/sw/entry.ts") },
    folder,
    // Firefox supports module service workers only recently, and importScripts accepts classic scripts only.
    format: "iife",
    minify: true,
  });
  // The page script contains the id of the build, so it is built last and not part of the id.
  const build = digestOf(
    filesBelow(folder)
      .map(({ path: file, sha256 }) => `${sha256} ${file}`)
      .join("\n"),
  ).slice(0, 12);
  const pageModules = await buildScripts({
    input: {
      index: path.join(root, "src/standalone.ts"),
      documents: path.join(root, "src/standalone-documents.ts"),
      "prompt-api": path.join(root, "src/prompt-api/index.ts"),
    },
    folder: assets,
    minify: true,
    // The names have a hash, so that a cache does not mix two versions.
    chunkFileNames: "shared/[name]-[hash].js",
    define: { __COHABIT_BUILD__: JSON.stringify(build) },
  });
  // Files of this package are served as they are, so no bundle names it.
  const compatPackage = fileURLToPath(import.meta.resolve("@wllama/wllama-compat/package.json"));
  const modules = [...workerModules, ...serviceWorkerModules, ...pageModules, compatPackage];
  writeFileSync(path.join(assets, "LICENSES.txt"), licencesOf(modules));
  const files = filesBelow(folder);
  const engines = engineFiles(
    folder,
    files.map((file) => file.path).filter((file) => !file.endsWith(".map")),
  );
  const manifest = { format: 1, version, build, files: files.map((file) => withEngines(file, engines)) };
  writeFileSync(path.join(assets, "manifest.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return build;
}

/** A source map belongs to its script. @param {AssetFile} file @param {ReadonlyMap<string, string[]>} engines @returns {AssetFile} */
function withEngines(file, engines) {
  const own = engines.get(file.path.replace(/\.map$/, ""));
  return own === undefined ? file : { ...file, engines: own };
}

/** @param {string} folder @returns {AssetFile[]} Ordered by path. */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((name) => {
      const content = readFileSync(name);
      return { path: path.relative(folder, name).split(path.sep).join("/"), bytes: content.byteLength, sha256: digestOf(content) };
    });
}

/** @param {string | Uint8Array} content */
function digestOf(content) {
  return createHash("sha256").update(content).digest("hex");
}
