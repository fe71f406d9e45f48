/**
 * Feeds web-llm's loader with verified bytes. It reads every artifact (config, library, tokenizer, shards) by
 * `caches.open("webllm/...")` and `match(url)`, and would download what is not there itself, unchecked. While it loads, the
 * worker's `caches` is a `CacheStorage` whose caches of these names hold every file of the model folder, as `ModelFiles`
 * gives it; other names reach the browser's own storage. The URLs that web-llm is given have a host that does not exist, so
 * whatever went past this cache would fail instead of fetching something unverified.
 */
import { EngineFailureError } from "../../base/engine-failure.ts";

const origin = "https://web-llm.invalid";

/** As `model` and `model_lib` of web-llm's own model record. */
export const artifactUrls = { model: `${origin}/model/resolve/main/`, library: `${origin}/library` } as const;

const scopes: readonly string[] = ["webllm/config", "webllm/wasm", "webllm/model"];

/** Gives the verified content of a file by its path in the model folder, or of the library. */
export type ReadArtifact = (artifact: { path: string } | "library") => Promise<Uint8Array<ArrayBuffer>>;

/** What web-llm uses of a cache. */
type ArtifactCache = Pick<Cache, "match" | "keys" | "add" | "delete">;

interface ArtifactStorage {
  open(name: string): Promise<ArtifactCache>;
}

export class ArtifactCaches {
  readonly #read: ReadArtifact;
  /** Why a file could not be given: web-llm throws an error of its own in its place. */
  failure: unknown;

  constructor(read: ReadArtifact) {
    this.#read = read;
  }

  /** Stands in for `caches`. */
  storage(real: CacheStorage): ArtifactStorage {
    // Everything is there, so nothing is listed as complete, added or deleted.
    const cache: ArtifactCache = {
      match: async (request) => this.#response(urlOf(request)),
      keys: async () => [],
      add: async (request) => Promise.reject(notAnArtifact(urlOf(request))),
      delete: async () => false,
    };
    return { open: async (name) => (scopes.includes(name) ? cache : real.open(name)) };
  }

  /** The body is read when it is asked for: web-llm looks twice for each file, first to see whether it is there. */
  #response(url: string): Response {
    const artifact = artifactOf(url);
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          try {
            if (artifact === undefined) throw notAnArtifact(url);
            controller.enqueue(await this.#read(artifact));
            controller.close();
          } catch (caught) {
            this.failure ??= caught;
            controller.error(caught);
          }
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body);
  }
}

function artifactOf(url: string): { path: string } | "library" | undefined {
  if (url === artifactUrls.library) return "library";
  return url.startsWith(artifactUrls.model) ? { path: decodeURI(url.slice(artifactUrls.model.length)) } : undefined;
}

function urlOf(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : new URL(request).href;
}

function notAnArtifact(url: string): EngineFailureError {
  return new EngineFailureError({ kind: "internal", detail: `web-llm asked for ${url}, which is no file of the model` });
}
