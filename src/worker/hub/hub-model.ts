/** A model as a hub describes it: plain data that can be stored and crosses a worker boundary. */
import { z } from "zod";
import type { KnownFile } from "../models/record/model-record.ts";

/** A file in a listing. Either hash is enough to check it; both may be absent. */
const hubFileSchema = z.object({
  /** Relative to the model's folder. */
  path: z.string(),
  bytes: z.int().min(0),
  /** SHA-256 of the content, hex. Known for files in large-file storage. */
  sha256: z.string().optional(),
  /** Git's blob id, hex: SHA-1 of `blob <bytes>\0` and the content. */
  gitBlob: z.string().optional(),
});

export type HubFile = z.infer<typeof hubFileSchema>;

export const hubModelSchema = z.object({
  /** `org/name`, or the URL of a folder that is on no hub. */
  id: z.string(),
  /** The requested revision; "" for a folder. */
  revision: z.string(),
  /** The commit of the requested revision, from which all files are read. Absent if the server has no commits. */
  commit: z.string().optional(),
  /** Absolute URL with a trailing slash. `fileUrl` returns the URLs of its files. */
  folder: z.string(),
  /** Absent if the server lists no files. */
  files: z.array(hubFileSchema).optional(),
});

export type HubModel = z.infer<typeof hubModelSchema>;

/** Returns the URL of a file. Each name in `path` is encoded, because the names of a hub may contain `#`, `?` or `%`. */
export function fileUrl(folder: string, path: string): string {
  return new URL(path.split("/").map(encodeURIComponent).join("/"), folder).href;
}

/** Returns the listed files that have a hash, as `files` of a model record. Empty if the server lists none. */
export function recordFiles({ files = [] }: HubModel): Record<string, KnownFile> {
  const known: Record<string, KnownFile> = {};
  for (const { path, bytes, sha256, gitBlob } of files) {
    if (sha256 !== undefined) known[path] = { bytes, sha256 };
    else if (gitBlob !== undefined) known[path] = { bytes, gitBlob };
  }
  return known;
}
