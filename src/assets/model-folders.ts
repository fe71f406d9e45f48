import { copyFile, mkdir, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { readIfExists } from "./read-if-exists.ts";

/** Returns the paths, relative to `root`, of the models' folders below it. A folder with a config.json or a GGUF file is one. */
export async function findModelFolders(root: string, below = ""): Promise<string[]> {
  const entries = await readdir(path.join(root, below), { withFileTypes: true });
  const isModel = entries.some((entry) => entry.isFile() && (entry.name === "config.json" || entry.name.endsWith(".gguf")));
  if (below !== "" && isModel) return [below];
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."));
  return (await Promise.all(folders.map((folder) => findModelFolders(root, path.join(below, folder.name))))).flat();
}

/**
 * Returns the model files in `root` that `target` lacks or has with different content; other files in `root` are not part
 * of a site. `ids`: restricts it to these models.
 */
export async function compareModels(root: string, target: string, ids?: readonly string[]): Promise<string[]> {
  const folders = (await findModelFolders(root)).filter((folder) => ids === undefined || ids.includes(folder.split(path.sep).join("/")));
  const files = (await Promise.all(folders.map((folder) => filesBelow(root, folder)))).flat();
  const differing: string[] = [];
  for (const file of files) {
    if (!(await isSameFile(path.join(root, file), path.join(target, file)))) differing.push(file);
  }
  return differing;
}

/** Copies the files that `compareModels` returns, and returns their paths. */
export async function copyModels(root: string, target: string, ids?: readonly string[]): Promise<string[]> {
  const differing = await compareModels(root, target, ids);
  for (const file of differing) {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await copyFile(path.join(root, file), path.join(target, file));
  }
  return differing;
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const size = (await stat(other).catch(() => undefined))?.size;
  if (size !== (await stat(one)).size) return false;
  const content = await readIfExists(other);
  return content !== undefined && content.equals(await readFile(one));
}
