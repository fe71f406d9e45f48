/** Splits files for hosts that refuse large ones. The list of the parts has the path of the file (src/worker/base/part-list.ts). */
import { createHash, type Hash } from "node:crypto";
import path from "node:path";
import type { PartList } from "../worker/base/part-list.ts";
import { contentEntry, rangeEntry, type SiteEntry } from "./site-entry.ts";

/** In bytes: below the 25 MiB that Cloudflare Pages accepts. */
export const defaultMaxFileBytes = 24 * 1024 * 1024;

/** All parts but the last have a multiple of this size, the block in which browsers store files. */
const blockBytes = 1024 * 1024;

/** `maxFileBytes` is too small. */
export class MaxFileBytesError extends Error {
  constructor(found: number) {
    super(`maxFileBytes is ${found}; it must be at least ${blockBytes} (1 MiB)`);
    this.name = "MaxFileBytesError";
  }
}

/** Throws `MaxFileBytesError` if files cannot be split into parts of this size. */
export function assertMaxFileBytes(maxFileBytes: number): void {
  if (!(maxFileBytes >= blockBytes)) throw new MaxFileBytesError(maxFileBytes);
}

/** Returns the entries for a file: itself, or its list and its parts if it has more than `maxFileBytes` bytes. */
export async function inParts(entry: SiteEntry, maxFileBytes: number): Promise<SiteEntry[]> {
  if (entry.bytes <= maxFileBytes) return [entry];
  const partBytes = Math.floor(maxFileBytes / blockBytes) * blockBytes;
  const { sha256, parts } = await hashParts(entry, partBytes);
  const entries = parts.map((hash, index) => {
    const start = index * partBytes;
    // Named by its content, so that no cache can mix the parts of two versions.
    return rangeEntry(`${entry.path}.${hash.slice(0, 8)}-${index}.bin`, entry, start, Math.min(partBytes, entry.bytes - start), hash);
  });
  const list: PartList = {
    cohabitParts: 1,
    bytes: entry.bytes,
    sha256,
    parts: entries.map(({ path: part, bytes }, index) => ({ name: path.posix.basename(part), bytes, sha256: parts[index] ?? "" })),
  };
  const text = Buffer.from(JSON.stringify(list));
  return [contentEntry(entry.path, text.byteLength, async () => text), ...entries];
}

/** Whether `name` is a part of the file with the path `file`, of this or an earlier version. */
export function isPartOf(file: string, name: string): boolean {
  return name.startsWith(`${file}.`) && /^[0-9a-f]{8}-\d+\.bin$/.test(name.slice(file.length + 1));
}

async function hashParts(entry: SiteEntry, partBytes: number): Promise<{ sha256: string; parts: string[] }> {
  const whole = createHash("sha256");
  const parts: Hash[] = [];
  let offset = 0;
  for await (const piece of await entry.stream()) {
    const content: Uint8Array = piece;
    whole.update(content);
    for (let taken = 0; taken < content.byteLength;) {
      const share = content.subarray(taken, taken + partBytes - (offset % partBytes));
      const part = (parts[Math.floor(offset / partBytes)] ??= createHash("sha256"));
      part.update(share);
      offset += share.byteLength;
      taken += share.byteLength;
    }
  }
  return { sha256: whole.digest("hex"), parts: parts.map((part) => part.digest("hex")) };
}
