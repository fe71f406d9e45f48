/** Locates a model library: it is in the model's folder, or in another folder on any host. */
import type { ModelFilesRecord } from "../model-folder/model-files.ts";

export interface LibraryLocation {
  /** Absolute URL with a trailing slash. */
  folder: string;
  /** Relative to the folder. */
  path: string;
  /** The record's entry for the library, under `path`. */
  files: ModelFilesRecord["files"];
}

/** Returns undefined if the library is a file of the model's folder. `library`: the field of the record. */
export function libraryElsewhere(library: string, files: ModelFilesRecord["files"]): LibraryLocation | undefined {
  if (!URL.canParse(library)) return undefined;
  const url = new URL(library);
  const path = decodeURIComponent(url.pathname.slice(url.pathname.lastIndexOf("/") + 1));
  const known = files[library];
  return { folder: new URL(".", url).href, path, files: known === undefined ? {} : { [path]: known } };
}
