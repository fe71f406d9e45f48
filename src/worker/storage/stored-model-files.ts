/**
 * The files of models in the Cache API: an entry is put there whole and verified, and verified again each time it is
 * read. Its key is the file's SHA-256; that of a file without a hash on record is taken when it is first downloaded.
 */
import { sha256Of } from "./sha256.ts";

const cacheName = "cohabit-models";
/** A key must be an HTTP URL; nothing is ever fetched from it. */
const keyBase = "https://models.cohabit.invalid/";

/** A file of a model as it is asked for. */
export interface ModelFile {
  model: string;
  /** Relative to the model's folder. */
  path: string;
  /** Absolute. */
  url: string;
  /** As on record; absent: nothing is known of the file before it is downloaded. */
  known?: { bytes: number; sha256: string } | undefined;
}

/** By which a server tells a changed file from an unchanged one; "" when it did not send the header. */
export interface Validators {
  etag: string;
  lastModified: string;
}

export interface StoredContent {
  /** undefined: the server had no such file. */
  content: Uint8Array<ArrayBuffer> | undefined;
  validators: Validators;
}

/** A stored file as `list` reports it. */
export interface StoredFile {
  model: string;
  path: string;
  url: string;
  bytes: number;
  /** "" for a file that the server did not have. */
  sha256: string;
}

export class StoredModelFiles {
  readonly #caches: CacheStorage;

  constructor(storage: CacheStorage) {
    this.#caches = storage;
  }

  /** undefined when this context has no Cache API (plain HTTP). */
  static here(): StoredModelFiles | undefined {
    return typeof caches === "undefined" ? undefined : new StoredModelFiles(caches);
  }

  /** The verified content; undefined when it is not stored. A damaged entry is deleted. */
  async read({ url, known }: ModelFile): Promise<StoredContent | undefined> {
    const cache = await this.#caches.open(cacheName);
    const key = (await cache.keys()).find((each) => {
      const stored = describedBy(each);
      return known === undefined ? stored.url === url : stored.sha256 === known.sha256;
    });
    const response = key && (await cache.match(key));
    if (key === undefined || response === undefined) return undefined;
    const validators = validatorsOf(response.headers);
    const { bytes, sha256 } = describedBy(key);
    if (sha256 === "") return { content: undefined, validators };
    const content = await contentOf(response);
    if (content?.byteLength === bytes && (await sha256Of(content)) === sha256) return { content, validators };
    await cache.delete(key);
    return undefined;
  }

  /**
   * Stores a whole file, verified before if its hash is known, and deletes what the same URL gave earlier. Without
   * `content` it stores that the server has no such file. Rejects when the browser gives no room (QuotaExceededError);
   * nothing is stored then.
   */
  async write(
    { model, path, url, known }: ModelFile,
    content: Uint8Array<ArrayBuffer> | undefined,
    { etag, lastModified }: Validators,
  ): Promise<void> {
    const sha256 = content === undefined ? "" : (known?.sha256 ?? (await sha256Of(content)));
    const bytes = content?.byteLength ?? 0;
    const key = new URL(sha256 === "" ? `none/${encodeURIComponent(url)}` : sha256, keyBase);
    // The path identifies the entry, the query says what it belongs to.
    key.search = new URLSearchParams({ model, path, url, bytes: String(bytes), sha256 }).toString();
    const cache = await this.#caches.open(cacheName);
    const replaced = (await cache.keys()).filter(
      (each) => each.url !== key.href && (pathOf(each) === key.pathname || describedBy(each).url === url),
    );
    const headers = { "Content-Type": "application/octet-stream", ETag: etag, "Last-Modified": lastModified };
    await cache.put(key, new Response(content ?? null, { headers }));
    for (const each of replaced) await cache.delete(each);
  }

  /** Every stored file, in no order. */
  async list(): Promise<StoredFile[]> {
    const cache = await this.#caches.open(cacheName);
    return (await cache.keys()).map(describedBy).filter(({ sha256 }) => sha256 !== "");
  }

  /** Deletes the files that were stored for a model; false when there were none. */
  async forget(model: string): Promise<boolean> {
    const cache = await this.#caches.open(cacheName);
    const keys = (await cache.keys()).filter((each) => describedBy(each).model === model);
    for (const key of keys) await cache.delete(key);
    return keys.length > 0;
  }
}

export function validatorsOf(headers: Headers): Validators {
  return { etag: headers.get("etag") ?? "", lastModified: headers.get("last-modified") ?? "" };
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}

function describedBy({ url }: Request): StoredFile {
  const query = new URL(url).searchParams;
  const field = (name: string): string => query.get(name) ?? "";
  return { model: field("model"), path: field("path"), url: field("url"), bytes: Number(field("bytes")), sha256: field("sha256") };
}

/** undefined when the browser itself cannot read the entry. */
async function contentOf(response: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch {
    return undefined;
  }
}
