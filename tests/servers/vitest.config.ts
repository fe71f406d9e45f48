/** Real server processes, if they are installed: see docs/remote.md. Not part of `npm test`. */
import { defineConfig } from "vitest/config";
import { xgrammarWasm } from "../../scripts/build/xgrammar-file.mjs";

export default defineConfig({
  plugins: [xgrammarWasm],
  test: {
    setupFiles: ["fake-indexeddb/auto", "tests/unit/grammar/xgrammar-in-node.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    include: ["tests/servers/**/*.test.ts"],
    fileParallelism: false,
  },
});
