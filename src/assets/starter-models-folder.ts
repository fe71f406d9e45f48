import { createRequire } from "node:module";
import path from "node:path";

/** The folder of the package `cohabit-starter-models`, as a module in `from` would find it; undefined if it is not installed. */
export function findStarterModels(from: readonly string[]): string | undefined {
  for (const folder of from) {
    try {
      return path.dirname(createRequire(path.join(folder, "index.js")).resolve("cohabit-starter-models/package.json"));
    } catch {
      // Not there: it may be beside the next folder.
    }
  }
  return undefined;
}
