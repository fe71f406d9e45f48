/** Vite plugin that adds the docs to a site, below `docs/`. The list of files for offline use then includes them. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { docsFromSource } from "./docs-from-source.mjs";

/** Starts to build the docs at once, in parallel with the site. @returns {import("vite").Plugin} */
export function docsPlugin() {
  const building = docsFromSource();
  // Reported when the result is needed.
  building.catch(() => undefined);
  return {
    name: "cohabit-docs",
    async generateBundle() {
      const folder = await building;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = path.join(entry.parentPath, entry.name);
        const fileName = path.posix.join("docs", path.relative(folder, file).split(path.sep).join("/"));
        this.emitFile({ type: "asset", name: entry.name, fileName, source: readFileSync(file) });
      }
    },
  };
}
