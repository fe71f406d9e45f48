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

const compress = promisify(brotliCompress);

/** @param {string} folder Empty or absent. */
export async function buildPackage(folder) {
  const source = await assetsFromSource();
  const assets = path.join(folder, "assets");
  cpSync(source, assets, { recursive: true });
  const { build } = z.object({ build: z.string() }).parse(JSON.parse(readFileSync(path.join(assets, "cohabit/manifest.json"), "utf8")));
  removeUnpackedWasm(assets);
  await Promise.all([compressLargeFiles(assets), buildPageScript(folder, build), buildNodeScripts(folder)]);
  writeFileSync(path.join(folder, "index.d.ts"), declarationsOf(path.join(root, "src/index.ts")));
  writeFileSync(path.join(folder, "prompt-api.d.ts"), declarationsOf(path.join(root, "src/prompt-api/index.ts")));
  writeFileSync(path.join(folder, "documents.d.ts"), declarationsOf(path.join(root, "src/documents.ts")));
  // Types of React are too deep for `declarationsOf`.
  copyFileSync(path.join(root, "scripts/build/react-types.txt"), path.join(folder, "react.d.ts"));
  writeFileSync(path.join(folder, "types.d.ts"), declarationsOf(path.join(root, "src/types.ts")));
  writeFileSync(path.join(folder, "types.js"), "export {};\n");
  copyFileSync(path.join(source, "cohabit/openapi.json"), path.join(folder, "openapi.json"));
  writeFileSync(path.join(folder, "vite.d.ts"), declarationsOf(path.join(root, "src/vite/index.ts"), ["vite"]));
}

/** @param {string} folder @param {string} build */
async function buildPageScript(folder, build) {
  await buildScripts({
    input: {
      index: path.join(root, "src/index.ts"),
      documents: path.join(root, "src/documents.ts"),
      "prompt-api": path.join(root, "src/prompt-api/index.ts"),
      react: path.join(root, "src/react/index.ts"),
    },
    folder,
    external: ["react"],
    define: { __COHABIT_BUILD__: JSON.stringify(build) },
  });
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

/** Removes the WebAssembly that the plugin and the command unpack again. @param {string} assets */
function removeUnpackedWasm(assets) {
  const folder = path.join(assets, "cohabit/wasm");
  for (const name of readdirSync(folder)) if (name.endsWith(".wasm")) rmSync(path.join(folder, name));
}

const largeBytes = 10_000;
/** The licences stay readable in the package, and the plugin and the command read the manifest as it is. */
const compressible = /\.(?:js|map)$|(?:^|[\\/])openapi\.json$/;

/** Compresses scripts, source maps and the OpenAPI document over 10 kB; the plugin and the command decompress them. @param {string} assets */
async function compressLargeFiles(assets) {
  const isLarge = (/** @type {string} */ name) => compressible.test(name) && statSync(path.join(assets, name)).size > largeBytes;
  const files = readdirSync(assets, { recursive: true, encoding: "utf8" }).filter(isLarge);
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(assets, name);
      const content = readFileSync(file);
      const settings = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
      writeFileSync(`${file}.br`, await compress(content, { params: settings }));
      rmSync(file);
    }),
  );
}
