import { cp, readdir } from "node:fs/promises";
import path from "node:path";

/** Paths, relative to `root`, of the folders in hub layout below it: those that hold a config.json. */
export async function findModelFolders(root: string, below = ""): Promise<string[]> {
  const entries = await readdir(path.join(root, below), { withFileTypes: true });
  if (below !== "" && entries.some((entry) => entry.isFile() && entry.name === "config.json")) return [below];
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."));
  return (await Promise.all(folders.map((folder) => findModelFolders(root, path.join(below, folder.name))))).flat();
}

/** Copies the model folders and nothing else: recipes and notes beside them do not belong to a site. */
export async function copyModels(root: string, target: string): Promise<void> {
  for (const folder of await findModelFolders(root)) {
    await cp(path.join(root, folder), path.join(target, folder), { recursive: true });
  }
}
