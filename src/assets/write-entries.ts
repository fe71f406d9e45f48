/** Compares the entries of a site with the files in its folder, and writes those that differ. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { isPartOf } from "./file-parts.ts";
import type { SiteEntry } from "./site-entry.ts";

export interface SiteDifferences {
  /** Entries that `target` lacks or has with different content. */
  outdated: SiteEntry[];
  /** Paths of files that an earlier version wrote and this one lacks. */
  obsolete: string[];
}

/**
 * Compares by content: a file that was edited is outdated. Parts of earlier versions are obsolete.
 * @param listed Paths of files that an earlier version wrote.
 */
export async function compareEntries(
  entries: readonly SiteEntry[],
  target: string,
  listed: readonly string[] = [],
): Promise<SiteDifferences> {
  const outdated: SiteEntry[] = [];
  for (const entry of entries) if (!(await isSame(entry, path.join(target, entry.path)))) outdated.push(entry);
  const current = new Set(entries.map((entry) => entry.path));
  const obsolete = new Set(await staleParts(entries, target));
  for (const file of listed) if (await exists(path.join(target, file))) obsolete.add(file);
  return { outdated, obsolete: [...obsolete].filter((file) => !current.has(file)) };
}

/** Removes the obsolete files and writes the outdated ones in their order. */
export async function writeDifferences({ outdated, obsolete }: SiteDifferences, target: string): Promise<void> {
  for (const file of obsolete) await rm(path.join(target, file), { force: true });
  for (const entry of outdated) {
    const name = path.join(target, entry.path);
    await mkdir(path.dirname(name), { recursive: true });
    await pipeline(await entry.stream(), createWriteStream(name));
  }
}

/** Returns the files next to the entries that are parts of them. */
async function staleParts(entries: readonly SiteEntry[], target: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of new Set(entries.map((entry) => path.posix.dirname(entry.path)))) {
    const parts = (await namesIn(path.join(target, folder)))
      .filter((name) => name.endsWith(".bin"))
      .map((name) => path.posix.join(folder, name));
    found.push(...parts.filter((part) => entries.some((entry) => isPartOf(entry.path, part))));
  }
  return found;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

async function exists(name: string): Promise<boolean> {
  return (await stat(name).catch(() => undefined)) !== undefined;
}

async function isSame(entry: SiteEntry, name: string): Promise<boolean> {
  if ((await stat(name).catch(() => undefined))?.size !== entry.bytes) return false;
  const hash = createHash("sha256");
  for await (const piece of createReadStream(name)) hash.update(piece);
  return hash.digest("hex") === (await entry.sha256());
}
