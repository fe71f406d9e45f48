/** Builds the playground to dist/; with `--mode tests`, the pages of the browser tests to dist-tests/. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { cohabit } from "./src/vite/plugin.ts";

const here = (below: string) => fileURLToPath(new URL(below, import.meta.url));

export default defineConfig(({ mode }) => {
  const isForTests = mode === "tests";
  const root = here(isForTests ? "tests/browser/pages" : "demo");
  return {
    root,
    // A missing file is a 404, never the index page: a model file that is missing must be seen to be missing.
    appType: "mpa",
    publicDir: false,
    plugins: [cohabit()],
    build: {
      outDir: here(isForTests ? "dist-tests" : "dist"),
      emptyOutDir: true,
      // wasm and models are never inlined; nothing else here is small enough to gain from it.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: readdirSync(root).filter((name) => name.endsWith(".html")).map((name) => `${root}/${name}`),
      },
    },
  };
});
