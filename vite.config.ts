/**
 * Builds the playground to dist/; with `--mode tests`, the pages of the browser tests to dist-tests/; with
 * `--mode measure`, the library alone, for the byte budgets; with `--mode bench` and
 * `--mode eval`, the pages of `npm run bench` and `npm run eval`.
 */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type BuildEnvironmentOptions } from "vite";
import { cohabit } from "./src/vite/plugin.ts";

const here = (below: string) => fileURLToPath(new URL(below, import.meta.url));

function pagesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".html"))
    .map((name) => `${folder}/${name}`);
}

// As strict as a site that uses the library may want it; so every browser test shows that it works there.
const contentSecurityPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

interface Build {
  root: string;
  outDir: string;
  options: BuildEnvironmentOptions["rolldownOptions"] & object;
}

function buildFor(mode: string): Build {
  switch (mode) {
    case "tests":
      // Elsewhere for a second run at the same time in one working copy.
      return { root: here("tests/browser/pages"), outDir: here(process.env["TEST_BUILD"] ?? "dist-tests"), options: { input: pagesIn(here("tests/browser/pages")) } };
    case "bench":
      return { root: here("tests/bench/pages"), outDir: here(".build/bench"), options: { input: pagesIn(here("tests/bench/pages")) } };
    case "measure":
      // Exports must be kept, or nothing of the library would be left to measure.
      return { root: here("src"), outDir: here(".build/measure"), options: { input: here("src/index.ts"), preserveEntrySignatures: "strict" } };
    case "eval":
      return { root: here("tests/eval/pages"), outDir: here(".build/eval"), options: { input: pagesIn(here("tests/eval/pages")) } };
    default:
      return { root: here("demo"), outDir: here("dist"), options: { input: pagesIn(here("demo")) } };
  }
}

export default defineConfig(({ mode }) => {
  const { root, outDir, options } = buildFor(mode);
  return {
    root,
    // A missing file is a 404, never the index page: a model file that is missing must be seen to be missing.
    appType: "mpa",
    publicDir: false,
    plugins: [cohabit({ models: mode === "measure" ? false : here("models") })],
    preview: { headers: { "Content-Security-Policy": contentSecurityPolicy } },
    build: {
      outDir,
      emptyOutDir: true,
      // wasm and models are never inlined; nothing else here is small enough to gain from it.
      assetsInlineLimit: 0,
      rolldownOptions: options,
    },
  };
});
