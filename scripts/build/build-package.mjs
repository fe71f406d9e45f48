/** Builds the package. */
import { chmodSync, copyFileSync, cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { z } from "zod";
import { root } from "../install.mjs";
import { assetsFromSource } from "./assets-from-source.mjs";
import { buildScripts } from "./build-scripts.mjs";
import { declarationsOf } from "./declarations.mjs";
import { piecesOf } from "./file-delta.mjs";

const compress = promisify(brotliCompress);

/** @param {string} folder Empty or absent. */
export async function buildPackage(folder) {
  const source = await assetsFromSource();
  const assets = path.join(folder, "assets");
  cpSync(source, assets, { recursive: true });
  const { build } = z.object({ build: z.string() }).parse(JSON.parse(readFileSync(path.join(assets, "cohabit/manifest.json"), "utf8")));
  keepDifferences(assets);
  await Promise.all([compressLargeFiles(assets), buildPageScript(folder, build), buildNodeScripts(folder)]);
  writeFileSync(path.join(folder, "index.d.ts"), declarationsOf(path.join(root, "src/index.ts")));
  writeFileSync(path.join(folder, "prompt-api.d.ts"), declarationsOf(path.join(root, "src/prompt-api/index.ts")));
  writeFileSync(path.join(folder, "types.d.ts"), declarationsOf(path.join(root, "src/types.ts")));
  writeFileSync(path.join(folder, "types.js"), "export {};\n");
  copyFileSync(path.join(assets, "cohabit/openapi.json"), path.join(folder, "openapi.json"));
  writeFileSync(path.join(folder, "vite.d.ts"), declarationsOf(path.join(root, "src/vite/index.ts"), ["vite"]));
}

/** @param {string} folder @param {string} build */
async function buildPageScript(folder, build) {
  const input = { "index": path.join(root, "src/index.ts"), "prompt-api": path.join(root, "src/prompt-api/index.ts") };
  await buildScripts({ input, folder, define: { __COHABIT_BUILD__: JSON.stringify(build) } });
}

/** @param {string} folder */
async function buildNodeScripts(folder) {
  await buildScripts({
    input: { vite: path.join(root, "src/vite/index.ts"), cohabit: path.join(root, "src/bin/cohabit.ts") },
    folder,
    platform: "node",
    external: [/^node:/, "vite"],
  });
  chmodSync(path.join(folder, "cohabit.js"), 0o755);
}

/**
 * Stores two of the three builds of ONNX Runtime for the CPU as differences: the builds differ in the kernels alone. A package without kernels
 * has one build.
 * @param {string} assets
 */
function keepDifferences(assets) {
  const folder = path.join(assets, "cohabit/wasm");
  const named = (/** @type {string} */ build) =>
    readdirSync(folder).find((file) => new RegExp(`^ort-wasm-${build}-threaded-[\\w-]{8}\\.wasm$`).test(file));
  const base = named("simd");
  if (base === undefined) return;
  const baseContent = readFileSync(path.join(folder, base));
  for (const name of [named("relaxed-simd"), named("plain")]) {
    if (name === undefined) continue;
    const target = path.join(folder, name);
    const pieces = piecesOf(baseContent, readFileSync(target));
    writeFileSync(`${target}.delta.json`, JSON.stringify({ base: `cohabit/wasm/${base}`, pieces }));
    rmSync(target);
  }
}

const megabyte = 1_000_000;

/**
 * Compresses WebAssembly, and scripts and source maps over a megabyte, to about a fifth of their size; the plugin and the
 * command decompress them. @param {string} assets
 */
async function compressLargeFiles(assets) {
  const isLarge = (/** @type {string} */ name) => /\.(?:js|map)$/.test(name) && statSync(path.join(assets, name)).size > megabyte;
  const files = readdirSync(assets, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".wasm") || isLarge(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(assets, name);
      const content = readFileSync(file);
      const settings = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
      writeFileSync(`${file}.br`, await compress(content, { params: settings }));
      rmSync(file);
    }),
  );
}
