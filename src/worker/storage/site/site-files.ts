/**
 * Stores the site's own files (pages, scripts, WASM) in a cache from which the service worker serves, so that an open
 * page works during an outage and after a redeploy. The host does this work to keep the service worker small.
 */
import { immutableHeader, unpackedHeader } from "../../../transport/site-cache.ts";
import type { StoredSite } from "../../../transport/host-control.ts";
import { sha256Of } from "../../base/sha256.ts";
import { type SiteFile, type SiteFileList, siteFileListSchema } from "./site-file-list.ts";
import { packedUrl, unpacked } from "./unpacked-files.ts";

/** A file of the site cannot be stored: the server lacks it, or has content that differs from the list. */
class SiteFileError extends Error {
  readonly url: string;

  constructor(url: string, reason: string) {
    super(`${url} ${reason}`);
    this.name = "SiteFileError";
    this.url = url;
  }
}

export interface SiteFilesOptions {
  /** Absolute URL of the list; without a list at this URL nothing is stored. */
  listUrl: string;
  cacheName: string;
  /** Only files in this folder are stored. Default: all files of the list. */
  folderUrl?: string | undefined;
  /** Script URL of this host; it is on the list only if this page belongs to the build of the list. */
  ownUrl: string;
  /** Whether no other tab of the site is open. */
  isOnlyTab: () => Promise<boolean>;
  /** Whether the browser keeps machine code next to stored WebAssembly: packed files in use are then also stored unpacked. */
  keepsMachineCode: boolean;
}

export class SiteFiles {
  readonly #options: SiteFilesOptions;
  readonly #caches: CacheStorage;
  readonly #used = new Set<string>();
  #lastUpdate: Promise<void> = Promise.resolve();

  constructor(storage: CacheStorage, options: SiteFilesOptions) {
    this.#caches = storage;
    this.#options = options;
  }

  /** Completes and repairs the stored files. Never rejects: the next host retries failed files. */
  update(): Promise<void> {
    this.#lastUpdate = this.#lastUpdate
      .then(() => this.#update())
      .catch((caught: unknown) => {
        console.warn(`cohabit: some files are not stored for offline use: ${String(caught)}`);
      });
    return this.#lastUpdate;
  }

  /** Stores the large files among `urls`, which the runtime has used. */
  async addUsed(urls: readonly string[]): Promise<void> {
    const fresh = urls.filter((url) => !this.#used.has(url));
    for (const url of fresh) this.#used.add(url);
    if (fresh.length > 0) await this.update();
  }

  async report(): Promise<StoredSite> {
    const cache = await this.#caches.open(this.#options.cacheName);
    const list = await this.#storedList(cache);
    const stored = new Set((await cache.keys()).map(({ url }) => url));
    const present = list?.files.filter((file) => stored.has(this.#urlOf(file))) ?? [];
    return {
      files: present.length,
      bytes: present.reduce((sum, file) => sum + file.bytes, 0),
      isComplete: list?.files.every((file) => file.keep === "when-used" || stored.has(this.#urlOf(file))) ?? false,
    };
  }

  async #update(): Promise<void> {
    const text = await this.#fetchList();
    const list = this.#parseList(text);
    // There is no list on a development server or for a site with `precache: false`; or the network is down.
    if (text === undefined || list === undefined) return;
    const cache = await this.#caches.open(this.#options.cacheName);
    const previous = await this.#storedList(cache);
    const selected = await this.#selectFiles(cache, list, previous);
    let isAsListed = true;
    // Pages are stored last, after all files that they refer to. Files that are made from a packed one are stored after it.
    const urls = new Set(selected.map(({ url }) => url));
    const rankOf = ({ url, isImmutable, isPage }: SiteFile): number => (isPage ? 3 : !isImmutable ? 2 : urls.has(packedUrl(url)) ? 1 : 0);
    for (const file of selected.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      isAsListed = (await this.#storeFile(cache, file, previous)) && isAsListed;
    }
    // A page with different content was modified by its server, or belongs to a newer build.
    if (!isAsListed && (await this.#fetchList()) !== text) throw new SiteFileError(this.#options.listUrl, "changed during the update");
    await cache.put(this.#options.listUrl, new Response(text, { headers: { "Content-Type": "application/json" } }));
    await this.#prune(cache, list, selected);
  }

  async #fetchList(): Promise<string | undefined> {
    const response = await fetch(this.#options.listUrl, { cache: "no-cache" }).catch(() => undefined);
    return response?.ok === true ? response.text() : undefined;
  }

  async #storedList(cache: Cache): Promise<SiteFileList | undefined> {
    return this.#parseList(await (await cache.match(this.#options.listUrl))?.text());
  }

  #parseList(text: string | undefined): SiteFileList | undefined {
    const list = parseList(text);
    const { folderUrl = "" } = this.#options;
    return list && { ...list, files: list.files.filter((file) => this.#urlOf(file).startsWith(folderUrl)) };
  }

  #urlOf({ url }: SiteFile): string {
    return new URL(url, this.#options.listUrl).href;
  }

  /** Returns the files that are always stored, and the large ones in use: now, or under the same name in the previous build. */
  async #selectFiles(cache: Cache, list: SiteFileList, previous: SiteFileList | undefined): Promise<SiteFile[]> {
    const stored = new Set((await cache.keys()).map(({ url }) => url));
    const usedNames = new Set(
      [...(previous?.files ?? []), ...list.files].filter((file) => stored.has(this.#urlOf(file))).map(({ name }) => name),
    );
    // A worker has a script with a fixed name, which only imports the one with a hash.
    for (const file of list.files) if (this.#used.has(this.#urlOf(file))) usedNames.add(file.name);
    const usedUrls = new Set(list.files.filter(({ name }) => usedNames.has(name)).map(({ url }) => url));
    const isUnpacked = ({ url }: SiteFile): boolean => usedUrls.has(packedUrl(url));
    return list.files.filter(
      (file) => file.keep === "always" || usedNames.has(file.name) || (this.#options.keepsMachineCode && isUnpacked(file)),
    );
  }

  /** Returns false if it stored a page whose content differs from the list. */
  async #storeFile(cache: Cache, file: SiteFile, previous: SiteFileList | undefined): Promise<boolean> {
    const url = this.#urlOf(file);
    // The same content under its URL in the previous build needs no download.
    const previousUrls = previous?.files.filter(({ sha256 }) => sha256 === file.sha256).map((other) => this.#urlOf(other)) ?? [];
    for (const candidate of [url, ...previousUrls]) {
      const found = await cache.match(candidate);
      if (found === undefined) continue;
      const content = new Uint8Array(await found.arrayBuffer());
      if ((await sha256Of(content)) !== file.sha256) {
        // The stored copy is damaged; without its deletion, the service worker would serve it for the request below.
        if (file.isImmutable && candidate === url) await cache.delete(url);
        continue;
      }
      if (candidate !== url) await cache.put(url, copyOf(found, content, file));
      return true;
    }
    const packed = await cache.match(packedUrl(url));
    const whole = packed && (await unpacked(packed));
    if (packed !== undefined && whole !== undefined && (await sha256Of(whole)) === file.sha256) {
      await cache.put(url, unpackedCopy(packed, whole, file));
      return true;
    }
    // If it cannot be made from the packed file, which is then in parts, it is not worth a download.
    if (packed !== undefined && !this.#used.has(url)) return true;
    // The browser may have the file in its HTTP cache and, without validators or an age, not count it as fresh.
    const modes: RequestCache[] = file.isImmutable ? ["force-cache", "reload"] : ["no-cache"];
    for (const mode of modes) {
      const response = await fetch(url, { cache: mode });
      if (!response.ok) throw new SiteFileError(url, `got the status ${response.status}`);
      const content = new Uint8Array(await response.arrayBuffer());
      const isAsListed = (await sha256Of(content)) === file.sha256;
      if (!isAsListed && !file.isPage) continue;
      await cache.put(url, copyOf(response, content, file));
      return isAsListed;
    }
    throw new SiteFileError(url, "has content that differs from the list");
  }

  /** Deletes the files of earlier builds if no page uses them, which is certain if this page belongs to the listed build and is the only one. */
  async #prune(cache: Cache, list: SiteFileList, selected: readonly SiteFile[]): Promise<void> {
    const { ownUrl, listUrl, isOnlyTab } = this.#options;
    if (!list.files.some((file) => this.#urlOf(file) === ownUrl) || !(await isOnlyTab())) return;
    const current = new Set([listUrl, ...selected.map((file) => this.#urlOf(file))]);
    for (const key of await cache.keys()) if (!current.has(key.url)) await cache.delete(key);
  }
}

function parseList(text: string | undefined): SiteFileList | undefined {
  try {
    return siteFileListSchema.safeParse(JSON.parse(text ?? "")).data;
  } catch {
    return undefined;
  }
}

/**
 * Copies a response with its headers, which pages and workers need for cross-origin isolation and their content security
 * policy. The response must be a new one, because browsers refuse redirected responses for pages.
 */
function copyOf(response: Response, content: Uint8Array<ArrayBuffer>, file: SiteFile): Response {
  return new Response(content, { headers: copiedHeaders(response, file) });
}

function unpackedCopy(packed: Response, content: Uint8Array<ArrayBuffer>, file: SiteFile): Response {
  const headers = copiedHeaders(packed, file);
  headers.set("content-type", "application/wasm");
  headers.set(unpackedHeader, "1");
  return new Response(content, { headers });
}

function copiedHeaders(response: Response, { isImmutable }: SiteFile): Headers {
  const headers = new Headers(response.headers);
  // The content is already decoded.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.delete(immutableHeader);
  if (isImmutable) headers.set(immutableHeader, "1");
  return headers;
}
