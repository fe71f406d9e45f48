/** Reads files of the repository by paths relative to the root, with forward slashes. */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "../install.mjs";

const ignoredFolders = new Set(["node_modules", "dist", "out", ".next", "build"]);
const ignoredFiles = /^(?:\.gitkeep|package-lock\.json)$/;

/** @param {string} file */
export const read = (file) => readFileSync(path.join(root, file), "utf8");

/** @param {string} file @returns {"file" | "folder" | undefined} */
export function kindOf(file) {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return undefined;
  return statSync(absolute).isDirectory() ? "folder" : "file";
}

/** Lists the files of a folder without installed and built ones. @param {string} folder @returns {string[]} */
export function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .sort((one, other) => Number(one.isDirectory()) - Number(other.isDirectory()) || one.name.localeCompare(other.name, "en"))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(file);
      return ignoredFiles.test(entry.name) ? [] : [file];
    });
}
