import type { Vite } from "vitest/node";
import { defineConfig } from "vitest/config";
import { inlineKernels } from "./scripts/build/kernels/compile.mjs";
import { xgrammarWasm } from "./scripts/build/xgrammar-file.mjs";

/** Transforms modules that import generated files again in each run: their cached code names files of an earlier build. */
const generatedFiles: Vite.Plugin = {
  name: "generated-files",
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineCacheKey }) =>
    defineCacheKey(({ id, sourceCode }) => (id.startsWith("\0") || sourceCode.includes("virtual:") ? false : undefined)),
};

// The tests without a browser; the others run under Playwright.
export default defineConfig({
  plugins: [inlineKernels, xgrammarWasm, generatedFiles],
  test: {
    // Adds features of a browser's worker that Node lacks: IndexedDB, and loading of the grammar library.
    setupFiles: ["tests/unit/storage/fresh-indexed-db.ts", "tests/unit/grammar/xgrammar-in-node.ts"],
    // A realm for each of 140 files took a third of the time. What a test replaces is put back after it.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    maxWorkers: 2,
    // Keeps transformed modules in node_modules, which saves a later run a third of the processor time of its imports.
    experimental: { fsModuleCache: true },
    // By default up to two fifths of the processor time of a test with tiny models is the optimising compiler for WebAssembly.
    execArgv: ["--wasm-tiering-budget=200000000"],
    // High, so that only a test that hangs reaches it, not one on a slow machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    include: ["tests/unit/**/*.test.ts", "tests/contract/**/*.test.ts"],
  },
});
