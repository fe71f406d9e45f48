/** The entries of a site that come from the package, and its manifest. */
import path from "node:path";
import type { AssetFolder } from "./asset-folder.ts";
import { AssetManifestError } from "./asset-manifest-error.ts";
import { manifestPath, parseAssetManifest, type AssetFile, type AssetManifest } from "./asset-manifest.ts";
import { inParts } from "./file-parts.ts";
import { readIfExists } from "./read-if-exists.ts";
import { contentEntry, type SiteEntry } from "./site-entry.ts";

export interface SiteAssetOptions {
  maxFileBytes: number;
}

export interface SiteAssets {
  /** Lists the files of the site, parts included. */
  manifest: AssetManifest;
  /** The manifest is the last one, so that an interrupted copy does not pass for a complete one. */
  entries: SiteEntry[];
}

export async function siteAssets(assets: AssetFolder, { maxFileBytes }: SiteAssetOptions): Promise<SiteAssets> {
  const whole = assets.manifest.files.map((file) => contentEntry(file.path, file.bytes, () => assets.read(file), file.sha256));
  const entries = (await Promise.all(whole.map((entry) => inParts(entry, maxFileBytes)))).flat();
  const files = await Promise.all(entries.map(describe));
  const manifest: AssetManifest = { ...assets.manifest, files };
  const text = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
  return { manifest, entries: [...entries, contentEntry(manifestPath, text.byteLength, async () => text)] };
}

/** Returns the paths that the manifest in a site lists. Empty if it is missing, or damaged: the copy repairs it, and leaves unknown files in the folder. */
export async function listedAssets(target: string): Promise<string[]> {
  const text = await readIfExists(path.join(target, manifestPath));
  try {
    return text === undefined ? [] : parseAssetManifest(text.toString("utf8")).files.map((file) => file.path);
  } catch (error) {
    if (error instanceof AssetManifestError) return [];
    throw error;
  }
}

async function describe(entry: SiteEntry): Promise<AssetFile> {
  return { path: entry.path, bytes: entry.bytes, sha256: await entry.sha256() };
}
