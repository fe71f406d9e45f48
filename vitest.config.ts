import { defineConfig } from "vitest/config";

// The tests that need no browser; those that do run under Playwright.
export default defineConfig({
  test: {
    include: ["tests/unit/**/*.test.ts", "tests/contract/**/*.test.ts"],
  },
});
