/**
 * Builds the playground to .build/playground; with `--mode tests`, the pages of the browser tests to dist-tests/; with
 * `--mode bench` and `--mode eval`, the pages of `npm run bench` and `npm run eval`.
 */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import compression from "compression";
import { defineConfig, type BuildEnvironmentOptions, type Plugin, type UserConfig } from "vite";
import { assetsFromSource } from "./scripts/build/assets-from-source.mjs";
import { inlineKernels } from "./scripts/build/kernels/compile.mjs";
import { kernelRuntimes } from "./scripts/build/kernels/runtime-with-kernels.mjs";
import { llamaCppScripts } from "./scripts/build/llama-cpp-scripts.mjs";
import { webGpuRuntimes } from "./scripts/build/kernels/small-batches.mjs";
import { webGpuOptions } from "./scripts/build/webgpu-options.mjs";
import { xgrammarWasm } from "./scripts/build/xgrammar-file.mjs";
import { docsPlugin } from "./scripts/docs/docs-plugin.mjs";
import { allSamples, runnableFolder, writeModules } from "./scripts/docs/sample-files.mjs";
import { AssetFolder } from "./src/assets/asset-folder.ts";
import { selectableEngines } from "./src/assets/engine-choice.ts";
import { createPlugin } from "./src/vite/plugin.ts";

const here = (below: string) => fileURLToPath(new URL(below, import.meta.url));

/** The entries of the package. */
const packageAliases = [
  { find: /^cohabit$/, replacement: here("src/index.ts") },
  { find: /^cohabit\/documents$/, replacement: here("src/documents.ts") },
  { find: /^cohabit\/prompt-api$/, replacement: here("src/prompt-api/index.ts") },
];

function pagesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".html"))
    .map((name) => `${folder}/${name}`);
}

// The strictest policy that a site may use, so that every browser test runs under it, but for the servers that a page may ask:
// hubs, connectors, and what runs on this machine.
const contentSecurityPolicy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri 'none'; " +
  "frame-ancestors 'none'; connect-src 'self' https: http://localhost:* http://127.0.0.1:*";

// wllama starts its workers from blobs.
const peersPolicy = contentSecurityPolicy.replace("script-src 'self'", "script-src 'self' blob:").concat("; worker-src 'self' blob:");

const isPeersBench = process.env["BENCH_PEERS"] === "1";

/** Compresses responses, as most servers do: Chromium keeps the product's machine code only then. */
const compressedPreview: Plugin = {
  name: "compressed-preview",
  configurePreviewServer: ({ middlewares }) => void middlewares.use(compression()),
};

// The build times of plugins are of no interest here.
const checks = { pluginTimings: false };

interface Build {
  root: string;
  publicDir?: string;
  outDir: string;
  options: BuildEnvironmentOptions["rolldownOptions"] & object;
}

function buildFor(mode: string): Build {
  switch (mode) {
    case "tests":
      // Another folder for a parallel run in the same working copy.
      return {
        root: here("tests/browser/pages"),
        outDir: here(process.env["TEST_BUILD"] ?? "dist-tests"),
        options: { input: pagesIn(here("tests/browser/pages")) },
      };
    case "bench":
      return { root: here("tests/bench/pages"), outDir: here(".build/bench"), options: { input: pagesIn(here("tests/bench/pages")) } };
    case "eval":
      return { root: here("tests/eval/pages"), outDir: here(".build/eval"), options: { input: pagesIn(here("tests/eval/pages")) } };
    default:
      return {
        root: here("demo"),
        publicDir: here("demo/public"),
        outDir: here(".build/playground"),
        options: { input: pagesIn(here("demo")) },
      };
  }
}

/** Defines the build's id as in the package's page script, which requests workers by it. */
async function assetsBuild(): Promise<string> {
  return (await AssetFolder.open(await assetsFromSource())).manifest.build;
}

export default defineConfig(async ({ mode, command }): Promise<UserConfig> => {
  const { root, publicDir, outDir, options } = buildFor(mode);
  if (mode === "tests" && command === "build")
    writeModules(
      runnableFolder,
      allSamples().filter(({ isRunnable }) => isRunnable),
    );
  // First, because it builds while the rest is built.
  const docs = publicDir !== undefined && command === "build" && docsPlugin();
  return {
    root,
    // A missing file is a 404 instead of the index page, so that a missing model file is noticed.
    appType: "mpa",
    publicDir: publicDir ?? false,
    // The samples of the docs import the package by its name.
    resolve: mode === "tests" ? { alias: packageAliases } : {},
    define: { __COHABIT_BUILD__: JSON.stringify(await assetsBuild()) },
    plugins: [
      docs,
      isPeersBench && compressedPreview,
      createPlugin(
        { assetsFolder: assetsFromSource },
        // The playground has a public folder; the pages of the other builds are of no use offline.
        { models: here("models"), engines: selectableEngines, precache: publicDir === undefined ? "runtime" : "site" },
      ),
    ],
    preview: { headers: { "Content-Security-Policy": isPeersBench ? peersPolicy : contentSecurityPolicy } },
    build: {
      outDir,
      emptyOutDir: true,
      // WASM and models must not be inlined, and no other file would gain from it.
      assetsInlineLimit: 0,
      rolldownOptions: { ...options, checks },
    },
    worker: {
      format: "es",
      plugins: () => [inlineKernels, kernelRuntimes(), webGpuRuntimes(), webGpuOptions, llamaCppScripts, xgrammarWasm],
      rolldownOptions: { checks },
    },
  };
});
