/**
 * Gives verified bytes to web-llm's loader. The loader reads each artifact (config, library, tokenizer, shards) with
 * `caches.open("webllm/...")` and `match(url)`, and downloads a missing one without checking it. So while it loads, the
 * worker's `caches` is replaced: the caches of these names answer every URL with a file from `ModelFiles`, and all other names
 * reach the browser's own storage. The URLs have a host that does not exist, so a download past this cache would fail instead
 * of fetching unverified bytes.
 */
import { EngineFailureError } from "../../base/engine-failure.ts";

const origin = "https://web-llm.invalid";

/** Values of `model` and `model_lib` in web-llm's model record. */
export const artifactUrls = { model: `${origin}/model/resolve/main/`, library: `${origin}/library` } as const;

const scopes: readonly string[] = ["webllm/config", "webllm/wasm", "webllm/model"];

/** Returns the verified content of the library, or of a file in the model folder. */
export type ReadArtifact = (artifact: { path: string } | "library") => Promise<Uint8Array<ArrayBuffer>>;

/** The methods of a cache that web-llm calls. */
type ArtifactCache = Pick<Cache, "match" | "keys" | "add" | "delete">;

interface ArtifactStorage {
  open(name: string): Promise<ArtifactCache>;
}

export class ArtifactCaches {
  readonly #read: ReadArtifact;
  /** The first error of reading a file. web-llm replaces it by an error of its own. */
  failure: unknown;

  constructor(read: ReadArtifact) {
    this.#read = read;
  }

  /** Returns the replacement of `caches`. */
  storage(real: CacheStorage): ArtifactStorage {
    // `match` finds every artifact, so web-llm need not list, add or delete any.
    const cache: ArtifactCache = {
      match: async (request) => this.#response(urlOf(request)),
      keys: async () => [],
      add: async (request) => Promise.reject(notAnArtifact(urlOf(request))),
      delete: async () => false,
    };
    return { open: async (name) => (scopes.includes(name) ? cache : real.open(name)) };
  }

  /** The file is loaded when the body is read: web-llm calls `match` twice for each file, first to test whether it exists. */
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
  return new EngineFailureError({ kind: "internal", detail: `web-llm requested ${url}, which is not a file of the model` });
}
