import { createRequire } from "node:module";
import path from "node:path";

/** Returns the folder of the package `cohabit-starter-models`, resolved as from a module in `from`; undefined if it is not installed. */
export function findStarterModels(from: readonly string[]): string | undefined {
  for (const folder of from) {
    try {
      return path.dirname(createRequire(path.join(folder, "index.js")).resolve("cohabit-starter-models/package.json"));
    } catch {
      // Not found from here: try the next folder.
    }
  }
  return undefined;
}
