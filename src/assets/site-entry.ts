/** A file that a site serves for cohabit, with content from the package, from a model's folder, or made by the build. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";

export interface SiteEntry {
  /** Relative to the site's base, with forward slashes. */
  path: string;
  bytes: number;
  /** Hex. Reads the content if the hash is not known yet. */
  sha256: () => Promise<string>;
  /** Streams the bytes from `start` up to `end`. Default: all. */
  stream: (start?: number, end?: number) => Promise<Readable>;
}

/** An entry with content in memory. `read` is called when the content is needed. `sha256`: its hash, if that is known. */
export function contentEntry(path: string, bytes: number, read: () => Promise<Uint8Array>, sha256?: string): SiteEntry {
  const stream: SiteEntry["stream"] = async (start = 0, end = bytes) => Readable.from([(await read()).subarray(start, end)]);
  const entry = { path, bytes, stream };
  return { ...entry, sha256: sha256 === undefined ? hashOnce(entry) : async () => sha256 };
}

/** An entry whose content is the file `name` of the file system. */
export async function fileEntry(path: string, name: string): Promise<SiteEntry> {
  const { size } = await stat(name);
  const stream: SiteEntry["stream"] = async (start = 0, end = size) =>
    end > start ? createReadStream(name, { start, end: end - 1 }) : Readable.from([]);
  const entry = { path, bytes: size, stream };
  return { ...entry, sha256: hashOnce(entry) };
}

/** An entry whose content is a range of another one's. */
export function rangeEntry(path: string, whole: SiteEntry, start: number, bytes: number, sha256: string): SiteEntry {
  return {
    path,
    bytes,
    sha256: async () => sha256,
    stream: (from = 0, to = bytes) => whole.stream(start + from, start + Math.min(to, bytes)),
  };
}

function hashOnce(entry: Pick<SiteEntry, "stream">): () => Promise<string> {
  let hash: Promise<string> | undefined;
  return () => (hash ??= hashOf(entry));
}

async function hashOf({ stream }: Pick<SiteEntry, "stream">): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of await stream()) hash.update(piece);
  return hash.digest("hex");
}
