/** The models of a hub of the tests: every state that one had, by commit, as git and large-file storage would name its files. */
import { createHash } from "node:crypto";
import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import path from "node:path";

export type Contents = Record<string, Uint8Array | string>;

export interface RepositoryFile {
  path: string;
  bytes: number;
  /** The bytes from `start` to before `end`; the whole by default. */
  read: (start?: number, end?: number) => Uint8Array;
}

interface Commit {
  commit: string;
  files: Map<string, RepositoryFile>;
}

/** Files larger than this, and weights, are in large-file storage: their SHA-256 is listed. */
const largeFileBytes = 1_000_000;

/** Without the rest of the file, which may be large. */
function readPart(file: string, start = 0, end = statSync(file).size): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, end - start));
  const descriptor = openSync(file, "r");
  try {
    return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, start));
  } finally {
    closeSync(descriptor);
  }
}

export class HubRepository {
  /** The newest last. */
  readonly #commits: Commit[] = [];

  push(contents: Contents): string {
    return this.pushFiles(
      Object.entries(contents).map(([name, content]) => {
        const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
        return { path: name, bytes: bytes.length, read: (start, end) => bytes.subarray(start, end) };
      }),
    );
  }

  pushFolder(folder: string): string {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(path.join(folder, name)).isFile());
    return this.pushFiles(
      names.map((name) => ({
        path: name.split(path.sep).join("/"),
        bytes: statSync(path.join(folder, name)).size,
        read: (start, end) => readPart(path.join(folder, name), start, end),
      })),
    );
  }

  /** Files that are generated while they are read: they may be larger than memory. */
  pushFiles(files: RepositoryFile[]): string {
    const hash = createHash("sha1").update(String(this.#commits.length));
    for (const file of files) hash.update(file.path).update(fingerprint(file));
    const commit = hash.digest("hex");
    this.#commits.push({ commit, files: new Map(files.map((file) => [file.path, file])) });
    return commit;
  }

  /** The state that a revision names; undefined: none. */
  at(revision: string): Commit | undefined {
    return revision === "main" ? this.#commits.at(-1) : this.#commits.find(({ commit }) => commit === revision);
  }
}

/** An entry of the tree endpoint. */
export function treeEntry(file: RepositoryFile): object {
  const content = file.read();
  const gitBlob = createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
  if (!isLarge(file)) return { type: "file", path: file.path, size: file.bytes, oid: gitBlob };
  const lfs = { oid: createHash("sha256").update(content).digest("hex"), size: file.bytes, pointerSize: 134 };
  return { type: "file", path: file.path, size: file.bytes, oid: gitBlob.slice(20) + gitBlob.slice(0, 20), lfs };
}

export function isLarge({ path: name, bytes }: RepositoryFile): boolean {
  return bytes > largeFileBytes || /\.(onnx|bin|safetensors|gguf)$|_data(_\d+)?$/.test(name);
}

/** Taken once: a large file is asked for many times. */
const etags = new WeakMap<RepositoryFile, string>();

export function etagOf(file: RepositoryFile): string {
  const etag = etags.get(file) ?? `"${fingerprint(file)}"`;
  etags.set(file, etag);
  return etag;
}

/** Hashes the size and both ends: files of a hub are large. */
function fingerprint({ bytes, read }: RepositoryFile): string {
  const hash = createHash("sha1").update(String(bytes)).update(read(0, 1_000_000));
  return hash.update(read(Math.max(0, bytes - 1_000_000), bytes)).digest("hex");
}
