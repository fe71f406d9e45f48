import { defineConfig } from "vitest/config";

// The tests that need no browser; those that do run under Playwright.
export default defineConfig({
  test: {
    // IndexedDB, and a way to load the grammar library: what a browser's worker has and Node has not.
    setupFiles: ["fake-indexeddb/auto", "tests/unit/grammar/xgrammar-in-node.ts"],
    // Only what hangs runs into it: a slow machine is no failure.
    testTimeout: 180_000,
    include: ["tests/unit/**/*.test.ts", "tests/contract/**/*.test.ts"],
  },
});
