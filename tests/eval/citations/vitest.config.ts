import { defineConfig } from "vitest/config";
import { xgrammarWasm } from "../../../scripts/build/xgrammar-file.mjs";

// Evaluations print figures and are no tests: `npx vitest run --config tests/eval/citations/vitest.config.ts`.
export default defineConfig({
  plugins: [xgrammarWasm],
  test: { include: ["tests/eval/citations/*.eval.ts"], testTimeout: 600_000, silent: false },
});
