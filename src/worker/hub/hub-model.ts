/** What a hub says of a model: plain data that can be stored and crosses a worker boundary. */
import { z } from "zod";
import type { KnownFile } from "../models/record/model-record.ts";

/** A file as a listing names it. Either hash is enough to check it; both may be absent. */
const hubFileSchema = z.object({
  /** Relative to the model's folder. */
  path: z.string(),
  bytes: z.int().min(0),
  /** Of the content, hex: known for files in large-file storage. */
  sha256: z.string().optional(),
  /** Git's blob id, hex: SHA-1 of `blob <bytes>\0` and the content. */
  gitBlob: z.string().optional(),
});

export type HubFile = z.infer<typeof hubFileSchema>;

export const hubModelSchema = z.object({
  /** `org/name`; the URL of a folder that no hub has. */
  id: z.string(),
  /** As it was asked for; a folder has "". */
  revision: z.string(),
  /** What the revision was when it was asked for: all files are those of this commit. Absent: the server has no commits. */
  commit: z.string().optional(),
  /** Absolute URL with a trailing slash: files are `new URL(path, folder)`. */
  folder: z.string(),
  /** Absent: the server lists no files. */
  files: z.array(hubFileSchema).optional(),
});

export type HubModel = z.infer<typeof hubModelSchema>;

/** The URL of a file. Each name of `path` is encoded: a hub's file may hold `#`, `?` or `%`. */
export function fileUrl(folder: string, path: string): string {
  return new URL(path.split("/").map(encodeURIComponent).join("/"), folder).href;
}

/** The listed files as a model record's `files`: those with a hash. Empty if the server lists none. */
export function recordFiles({ files = [] }: HubModel): Record<string, KnownFile> {
  const known: Record<string, KnownFile> = {};
  for (const { path, bytes, sha256, gitBlob } of files) {
    if (sha256 !== undefined) known[path] = { bytes, sha256 };
    else if (gitBlob !== undefined) known[path] = { bytes, gitBlob };
  }
  return known;
}
