/** The entries of a site that come from the package, and its manifest. */
import path from "node:path";
import type { AssetFolder } from "./asset-folder.ts";
import { AssetManifestError } from "./asset-manifest-error.ts";
import { manifestPath, parseAssetManifest, type AssetFile, type AssetManifest } from "./asset-manifest.ts";
import { isSelectable, type SiteEngine } from "./engine-choice.ts";
import { inParts } from "./file-parts.ts";
import { readIfExists } from "./read-if-exists.ts";
import { contentEntry, type SiteEntry } from "./site-entry.ts";

export interface SiteAssetOptions {
  maxFileBytes: number;
  engines: readonly SiteEngine[];
  /** Whether to include source maps. */
  sourceMaps: boolean;
}

export interface SiteAssets {
  /** Lists the files of the site, parts included. */
  manifest: AssetManifest;
  /** The manifest is the last one, so that an interrupted copy does not pass for a complete one. */
  entries: SiteEntry[];
}

export async function siteAssets(assets: AssetFolder, options: SiteAssetOptions): Promise<SiteAssets> {
  const { maxFileBytes, engines } = options;
  const selected = assets.manifest.files.filter((file) => isSelected(file, options));
  const parts = await Promise.all(selected.map((file) => partsOf(assets, file, maxFileBytes)));
  const entries = parts.flatMap((part) => part.entries);
  const files = parts.flatMap((part) => part.files);
  const manifest: AssetManifest = { ...assets.manifest, engines: [...engines], files };
  const text = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
  return { manifest, entries: [...entries, contentEntry(manifestPath, text.byteLength, async () => text)] };
}

function isSelected({ path: file, engines: needing }: AssetFile, { engines, sourceMaps }: SiteAssetOptions): boolean {
  if (file.endsWith(".map") && !sourceMaps) return false;
  return needing === undefined || needing.some((name) => isSelectable(name) && engines.includes(name));
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

async function partsOf(assets: AssetFolder, file: AssetFile, maxFileBytes: number): Promise<{ entries: SiteEntry[]; files: AssetFile[] }> {
  const entries = await inParts(
    contentEntry(file.path, file.bytes, () => assets.read(file), file.sha256),
    maxFileBytes,
  );
  const files = entries.map(async (entry) => ({ ...file, path: entry.path, bytes: entry.bytes, sha256: await entry.sha256() }));
  return { entries, files: await Promise.all(files) };
}
