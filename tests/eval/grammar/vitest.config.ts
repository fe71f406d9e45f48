import { defineConfig } from "vitest/config";

// npx vitest run --config tests/eval/grammar/vitest.config.ts
export default defineConfig({
  test: { include: ["tests/eval/grammar/**/*.eval.ts"], root: new URL("../../..", import.meta.url).pathname, testTimeout: 900_000 },
});
