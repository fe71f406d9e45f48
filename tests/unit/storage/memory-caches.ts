/** The part of the Cache API that the stores use, in memory: an API that Node lacks. */

interface Entry {
  bytes: Uint8Array<ArrayBuffer>;
  status: number;
  headers: [string, string][];
}

class MemoryCache {
  readonly entries = new Map<string, Entry>();
  /** The error that the next `put` rejects with. */
  failure: Error | undefined;

  async match(request: Request | URL | string): Promise<Response | undefined> {
    const entry = this.entries.get(urlOf(request));
    return entry && new Response(entry.bytes, { status: entry.status, headers: entry.headers });
  }

  async put(request: Request | URL | string, response: Response): Promise<void> {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (this.failure !== undefined) throw this.failure;
    this.entries.set(urlOf(request), { bytes, status: response.status, headers: [...response.headers] });
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }

  async delete(request: Request | URL | string): Promise<boolean> {
    return this.entries.delete(urlOf(request));
  }
}

export class MemoryCaches {
  readonly opened = new Map<string, MemoryCache>();

  at(name: string): MemoryCache {
    const cache = this.opened.get(name) ?? new MemoryCache();
    this.opened.set(name, cache);
    return cache;
  }

  async match(request: Request | URL | string, { cacheName = "" } = {}): Promise<Response | undefined> {
    return this.opened.get(cacheName)?.match(request);
  }

  /** Typed as the real interface: the stores use no other members. */
  get asCacheStorage(): CacheStorage {
    const open = async (name: string): Promise<MemoryCache> => this.at(name);
    return Object.assign(Object.create(null), { open, match: this.match.bind(this) }) as CacheStorage;
  }
}

function urlOf(request: Request | URL | string): string {
  return request instanceof Request ? request.url : new URL(request).href;
}
