import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "../install.mjs";

/**
 * Returns the time of the last change of files and folders, in milliseconds. Includes folders themselves, which change when a
 * file is removed.
 * @param {string[]} inputs Relative to the root.
 */
export function newestChange(inputs) {
  return Math.max(
    ...inputs.map((input) => {
      const start = path.join(root, input);
      const found = statSync(start);
      const below = found.isDirectory() ? readdirSync(start, { recursive: true, encoding: "utf8" }) : [];
      return Math.max(found.mtimeMs, ...below.map((name) => statSync(path.join(start, name)).mtimeMs));
    }),
  );
}
