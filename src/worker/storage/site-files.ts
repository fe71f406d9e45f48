/**
 * Keeps the site's own files (pages, scripts, WASM) in a cache that the service worker answers from, so that neither an
 * outage nor a redeploy takes them away from an open page. The host does this work to keep the service worker small.
 */
import { immutableHeader } from "../../transport/site-cache.ts";
import type { StoredSite } from "../../transport/host-control.ts";
import { sha256Of } from "./sha256.ts";
import { SiteFileError } from "./site-file-errors.ts";
import { type SiteFile, type SiteFileList, siteFileListSchema } from "./site-file-list.ts";

export interface SiteFilesOptions {
  /** Absolute URL of the list; a site without one keeps nothing. */
  listUrl: string;
  cacheName: string;
  /** Script of this host: in the list only when this page is of the build that the list describes. */
  ownUrl: string;
  /** Whether no other tab of the site is open. */
  isAlone: () => Promise<boolean>;
}

export class SiteFiles {
  readonly #options: SiteFilesOptions;
  readonly #caches: CacheStorage;
  readonly #used = new Set<string>();
  #lastPass: Promise<void> = Promise.resolve();

  constructor(storage: CacheStorage, options: SiteFilesOptions) {
    this.#caches = storage;
    this.#options = options;
  }

  /** Completes and repairs what is kept. Never rejects: what could not be kept is tried again by the next host. */
  keep(): Promise<void> {
    this.#lastPass = this.#lastPass
      .then(() => this.#pass())
      .catch((caught: unknown) => {
        console.warn(`cohabit: not everything is kept for use offline: ${String(caught)}`);
      });
    return this.#lastPass;
  }

  /** These URLs were fetched: the large files among them are kept as well. */
  async keepUsed(urls: readonly string[]): Promise<void> {
    const fresh = urls.filter((url) => !this.#used.has(url));
    for (const url of fresh) this.#used.add(url);
    if (fresh.length > 0) await this.keep();
  }

  async report(): Promise<StoredSite> {
    const cache = await this.#caches.open(this.#options.cacheName);
    const list = await this.#keptList(cache);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const present = list?.files.filter((file) => kept.has(this.#urlOf(file))) ?? [];
    return {
      files: present.length,
      bytes: present.reduce((sum, file) => sum + file.bytes, 0),
      isComplete: list?.files.every((file) => file.keep === "when-used" || kept.has(this.#urlOf(file))) ?? false,
    };
  }

  async #pass(): Promise<void> {
    const text = await this.#fetchList();
    const list = parseList(text);
    // No list: a development server, or a site that keeps nothing. No network: nothing to do.
    if (text === undefined || list === undefined) return;
    const cache = await this.#caches.open(this.#options.cacheName);
    const previous = await this.#keptList(cache);
    const wanted = await this.#wanted(cache, list, previous);
    let isAsListed = true;
    // Pages last: a page that is kept finds everything that it names.
    for (const file of wanted.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      isAsListed = (await this.#keepFile(cache, file, previous)) && isAsListed;
    }
    // A page that differs was changed by its server, or is of a build that arrived meanwhile.
    if (!isAsListed && (await this.#fetchList()) !== text) throw new SiteFileError(this.#options.listUrl, "changed meanwhile");
    await cache.put(this.#options.listUrl, new Response(text, { headers: { "Content-Type": "application/json" } }));
    await this.#prune(cache, list, wanted);
  }

  async #fetchList(): Promise<string | undefined> {
    const response = await fetch(this.#options.listUrl, { cache: "no-cache" }).catch(() => undefined);
    return response?.ok === true ? response.text() : undefined;
  }

  async #keptList(cache: Cache): Promise<SiteFileList | undefined> {
    return parseList(await (await cache.match(this.#options.listUrl))?.text());
  }

  #urlOf({ url }: SiteFile): string {
    return new URL(url, this.#options.listUrl).href;
  }

  /** Files that are always kept, and large ones that were used: now, or under the same name in the build before. */
  async #wanted(cache: Cache, list: SiteFileList, previous: SiteFileList | undefined): Promise<SiteFile[]> {
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const keptNames = new Set(
      [...(previous?.files ?? []), ...list.files].filter((file) => kept.has(this.#urlOf(file))).map(({ name }) => name),
    );
    return list.files.filter((file) => file.keep === "always" || keptNames.has(file.name) || this.#used.has(this.#urlOf(file)));
  }

  /** False when a page is kept that has another content than the list says. */
  async #keepFile(cache: Cache, file: SiteFile, previous: SiteFileList | undefined): Promise<boolean> {
    const url = this.#urlOf(file);
    // The same content under the URL that it had in the build before needs no download.
    const namesakes = previous?.files.filter(({ sha256 }) => sha256 === file.sha256).map((other) => this.#urlOf(other)) ?? [];
    for (const candidate of [url, ...namesakes]) {
      const found = await cache.match(candidate);
      if (found === undefined) continue;
      const content = new Uint8Array(await found.arrayBuffer());
      if ((await sha256Of(content)) !== file.sha256) {
        // Damaged: the service worker would give it in answer to the request below.
        if (file.isImmutable && candidate === url) await cache.delete(url);
        continue;
      }
      if (candidate !== url) await cache.put(url, copyOf(found, content, file));
      return true;
    }
    const modes: RequestCache[] = file.isImmutable ? ["default", "reload"] : ["no-cache"];
    for (const mode of modes) {
      const response = await fetch(url, { cache: mode });
      if (!response.ok) throw new SiteFileError(url, `answers ${response.status}`);
      const content = new Uint8Array(await response.arrayBuffer());
      const isAsListed = (await sha256Of(content)) === file.sha256;
      if (!isAsListed && !file.isPage) continue;
      await cache.put(url, copyOf(response, content, file));
      return isAsListed;
    }
    throw new SiteFileError(url, "is not the file on the list");
  }

  /**
   * Deletes the files of earlier builds once no page of them is open: this page is of the build on the list, and there
   * is no other.
   */
  async #prune(cache: Cache, list: SiteFileList, wanted: readonly SiteFile[]): Promise<void> {
    const { ownUrl, listUrl, isAlone } = this.#options;
    if (!list.files.some((file) => this.#urlOf(file) === ownUrl) || !(await isAlone())) return;
    const current = new Set([listUrl, ...wanted.map((file) => this.#urlOf(file))]);
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

function rankOf({ isImmutable, isPage }: SiteFile): number {
  if (isPage) return 2;
  return isImmutable ? 0 : 1;
}

/**
 * As the server sent it, with the headers that pages and workers need for cross-origin isolation and their content
 * security policy; a new response, because browsers refuse a redirected one for a page.
 */
function copyOf(response: Response, content: Uint8Array<ArrayBuffer>, { isImmutable }: SiteFile): Response {
  const headers = new Headers(response.headers);
  // The content is decoded already.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.delete(immutableHeader);
  if (isImmutable) headers.set(immutableHeader, "1");
  return new Response(content, { headers });
}
