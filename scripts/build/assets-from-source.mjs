/** The asset files of the working copy, rebuilt if a source is newer. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "../install.mjs";
import { buildAssets } from "./build-assets.mjs";
import { newestChange } from "./newest-change.mjs";

const built = path.join(root, ".build/assets");
const inputs = [
  "src",
  "scripts/build",
  "kernels",
  "models/starter-chat/manifest.json",
  "models/starter-embed/manifest.json",
  "models/starter-rerank/manifest.json",
  "models/starter-vision-embed/manifest.json",
  "package-lock.json",
];

/** @type {Promise<string> | undefined} */
let building;

/** @returns {Promise<string>} Folder of the files. */
export function assetsFromSource() {
  building ??= buildIfOutdated().finally(() => (building = undefined));
  return building;
}

async function buildIfOutdated() {
  const builtAt = statSync(path.join(built, "cohabit/manifest.json"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (newestChange(inputs) < builtAt) return built;
  mkdirSync(path.join(root, ".build"), { recursive: true });
  // In a temporary folder first, because another process may be reading the files.
  const fresh = mkdtempSync(path.join(root, ".build/assets-"));
  await buildAssets(fresh);
  rmSync(built, { recursive: true, force: true });
  renameSync(fresh, built);
  return built;
}
