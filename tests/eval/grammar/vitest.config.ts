import { defineConfig } from "vitest/config";
import { xgrammarWasm } from "../../../scripts/build/xgrammar-file.mjs";

// npx vitest run --config tests/eval/grammar/vitest.config.ts
export default defineConfig({
  plugins: [xgrammarWasm],
  test: { include: ["tests/eval/grammar/**/*.eval.ts"], root: new URL("../../..", import.meta.url).pathname, testTimeout: 900_000 },
});
