/** Copies the asset files into a site's folder. */
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { AssetFolder } from "./asset-folder.ts";
import { AssetManifestError } from "./asset-manifest-error.ts";
import { readIfExists } from "./read-if-exists.ts";
import { manifestPath, parseAssetManifest, type AssetFile } from "./asset-manifest.ts";

export interface AssetDifferences {
  /** Paths of files that `target` lacks or has with different content. */
  outdated: string[];
  /** Paths of files that an earlier version wrote and this one lacks. */
  obsolete: string[];
}

/** Compares by content; a file that was edited is outdated. */
export async function compareAssets(assets: AssetFolder, target: string): Promise<AssetDifferences> {
  const outdated: string[] = [];
  for (const file of assets.manifest.files) {
    if (!(await isSame(file, path.join(target, file.path)))) outdated.push(file.path);
  }
  const manifestText = await assets.manifestText();
  const present = await readIfExists(path.join(target, manifestPath));
  if (present === undefined || !present.equals(manifestText)) outdated.push(manifestPath);
  return { outdated, obsolete: present === undefined ? [] : await obsoleteFiles(assets, target, present.toString("utf8")) };
}

/** Writes the outdated files and removes the obsolete ones; the manifest last, so that an interrupted copy does not pass for a complete one. */
export async function copyAssets(assets: AssetFolder, target: string): Promise<AssetDifferences> {
  const differences = await compareAssets(assets, target);
  for (const file of differences.obsolete) await rm(path.join(target, file), { force: true });
  for (const file of differences.outdated) {
    const entry = assets.find(file);
    const name = path.join(target, file);
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(name, entry === undefined ? await assets.manifestText() : await assets.read(entry));
  }
  return differences;
}

async function obsoleteFiles(assets: AssetFolder, target: string, manifestText: string): Promise<string[]> {
  const found: string[] = [];
  for (const { path: file } of filesListedIn(manifestText)) {
    if (assets.find(file) !== undefined) continue;
    if ((await readIfExists(path.join(target, file))) !== undefined) found.push(file);
  }
  return found;
}

/** Empty if the list is damaged: the copy repairs it, and leaves unknown files in the folder. */
function filesListedIn(manifestText: string): AssetFile[] {
  try {
    return parseAssetManifest(manifestText).files;
  } catch (error) {
    if (error instanceof AssetManifestError) return [];
    throw error;
  }
}

async function isSame(file: AssetFile, name: string): Promise<boolean> {
  const content = await readIfExists(name);
  if (content?.byteLength !== file.bytes) return false;
  return createHash("sha256").update(content).digest("hex") === file.sha256;
}
