import { defineConfig } from "vitest/config";

// The tests without a browser; the others run under Playwright.
export default defineConfig({
  test: {
    // Adds features of a browser's worker that Node lacks: IndexedDB, and loading of the grammar library.
    setupFiles: ["fake-indexeddb/auto", "tests/unit/grammar/xgrammar-in-node.ts"],
    // High, so that only a test that hangs reaches it, not one on a slow machine.
    testTimeout: 180_000,
    include: ["tests/unit/**/*.test.ts", "tests/contract/**/*.test.ts"],
  },
});
