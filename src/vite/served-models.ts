/** The model files of the dev server, found anew for each request, because they may change while it runs. */
import type { Stats } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { inParts, isPartOf } from "../assets/file-parts.ts";
import { findModelFolders, modelEntry } from "../assets/model-folders.ts";
import type { SiteEntry } from "../assets/site-entry.ts";

export interface ServedModelFile {
  entry: SiteEntry;
  /** Time of the last change. */
  changed: Date;
}

export class ServedModels {
  readonly #root: string;
  readonly #maxFileBytes: number;
  /** The parts of large files by path, with the version that they belong to. */
  readonly #parts = new Map<string, { version: string; entries: Promise<SiteEntry[]> }>();

  constructor(root: string, maxFileBytes: number) {
    this.#root = root;
    this.#maxFileBytes = maxFileBytes;
  }

  /** `file`: relative to the folder of models, with forward slashes. Undefined if no model has the file. */
  async find(file: string): Promise<ServedModelFile | undefined> {
    const folders = await findModelFolders(this.#root);
    if (!folders.some((folder) => path.normalize(file).startsWith(folder + path.sep))) return undefined;
    const wholeFile = file.replace(/\.[0-9a-f]{8}-\d+\.bin$/, "");
    for (const candidate of new Set([file, wholeFile])) {
      const found = await findFile(path.join(this.#root, candidate));
      if (found === undefined) continue;
      const entries = await this.#entriesOf(candidate, found);
      const entry = entries.find((each) => each.path === `models/${file}`);
      if (entry !== undefined && (candidate === file || isPartOf(candidate, file))) return { entry, changed: found.mtime };
    }
    return undefined;
  }

  #entriesOf(file: string, { size, mtimeMs }: Stats): Promise<SiteEntry[]> {
    const version = `${size} ${mtimeMs}`;
    const known = this.#parts.get(file);
    if (known?.version === version) return known.entries;
    const entries = modelEntry(this.#root, file).then((entry) => inParts(entry, this.#maxFileBytes));
    this.#parts.set(file, { version, entries });
    return entries;
  }
}

/** Undefined if there is no such file. */
export async function findFile(file: string): Promise<Stats | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() === true ? found : undefined;
}
