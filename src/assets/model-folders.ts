/** The entries of a site that come from folders of models. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { inParts } from "./file-parts.ts";
import { fileEntry, type SiteEntry } from "./site-entry.ts";

/** Returns the paths, relative to `root`, of the folders in hub layout below it. A folder with a config.json is one. */
export async function findModelFolders(root: string, below = ""): Promise<string[]> {
  const entries = await readdir(path.join(root, below), { withFileTypes: true });
  if (below !== "" && entries.some((entry) => entry.isFile() && entry.name === "config.json")) return [below];
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."));
  return (await Promise.all(folders.map((folder) => findModelFolders(root, path.join(below, folder.name))))).flat();
}

export interface ModelEntryOptions {
  maxFileBytes: number;
  /** Restricts the entries to these models. Default: all. */
  ids?: readonly string[] | undefined;
}

/** Returns the files of the models in `root`, at `models/`. Other files in `root` are not part of a site. */
export async function modelEntries(root: string, { maxFileBytes, ids }: ModelEntryOptions): Promise<SiteEntry[]> {
  const folders = (await findModelFolders(root)).filter((folder) => ids === undefined || ids.includes(withSlashes(folder)));
  const files = (await Promise.all(folders.map((folder) => filesBelow(root, folder)))).flat();
  const entries = await Promise.all(files.map((file) => modelEntry(root, file)));
  return (await Promise.all(entries.map((entry) => inParts(entry, maxFileBytes)))).flat();
}

/** `file`: relative to `root`. */
export function modelEntry(root: string, file: string): Promise<SiteEntry> {
  return fileEntry(`models/${withSlashes(file)}`, path.join(root, file));
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function withSlashes(file: string): string {
  return file.split(path.sep).join("/");
}
