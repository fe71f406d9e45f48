/** Serves the files of the site that the host has stored (src/worker/storage/site/site-files.ts). */
import { immutableHeader, isOwnServiceWorker } from "../transport/site-cache.ts";

/** Milliseconds after which the stored page is served, in case the network does not respond. */
const pageWaitMs = 4000;

/**
 * Whether this script may serve the file: any file of the site, or only the files of the runtime if another service
 * worker imported this script, because that service worker serves the app itself.
 */
export function isSiteFile(file: URL, script: URL): boolean {
  return isOwnServiceWorker(script) || file.pathname.startsWith(new URL("cohabit/", script).pathname);
}

/** Serves the description of the API, `file`, also if the network is away. */
export function description(file: URL, cacheName: string): Promise<Response> {
  return respond(new Request(file), false, cacheName);
}

/** WebAssembly, also packed and in parts. */
const isWasm = (url: string): boolean => /\.wasm(?:\.|$)/.test(url);

/**
 * Returns undefined for requests that are never stored. Requests of scripts, styles and images have a destination,
 * requests of WASM have none.
 */
export function storedFile(request: Request, cacheName: string): Promise<Response> | undefined {
  const { url, method, destination, headers } = request;
  if (isLeftToBrowser(request)) return undefined;
  if (method !== "GET" || headers.has("Range") || (destination === "" && !isWasm(url))) return undefined;
  return respond(request, request.mode === "navigate", cacheName);
}

/**
 * Browsers cache the machine code of WebAssembly in the HTTP cache only if no service worker passes the response on. Requests that ask
 * the HTTP cache for WebAssembly rely on that (worker/engine/onnx/c-interface/start-wasm-runtime.ts), and requests past every
 * cache want the server's version.
 */
function isLeftToBrowser({ url, cache }: Request): boolean {
  return isWasm(url) && (cache === "force-cache" || cache === "reload");
}

async function respond(request: Request, isPage: boolean, cacheName: string): Promise<Response> {
  // A page is stored under its folder, and served for any query.
  const key = isPage ? request.url.replace(/(index\.html)?([?#].*)?$/, "") : request.url;
  // If the storage cannot be read (a damaged profile, a full disk), the network must still serve the file.
  const stored = await caches.match(key, { cacheName, ignoreVary: true }).catch(() => undefined);
  if (stored === undefined) return fetchedScript(request, cacheName);
  if (stored.headers.has(immutableHeader)) return stored;
  const wait = new Promise<undefined>((resolve) => isPage && setTimeout(resolve, pageWaitMs));
  const fresh = await Promise.race([fetch(request), wait]).catch(() => undefined);
  // The server's response to a page is used, also a 404, but not a 5xx; for other files only a success.
  return fresh !== undefined && (fresh.ok || (isPage && fresh.status < 500)) ? fresh : stored;
}

/** A script of the runtime that is named after its content. The host stores most of them at the first visit. */
const hashedScript = /\/cohabit\/chunks\/[^/]+-[\w-]{8}\.js$/;

/** Keeps the rare scripts, such as the readers of PDF files, once they are used. */
async function fetchedScript(request: Request, cacheName: string): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && !response.redirected && hashedScript.test(new URL(request.url).pathname)) {
    // A full disk must not cost the page its script.
    keep(request.url, response.clone(), cacheName).catch(() => undefined);
  }
  return response;
}

async function keep(url: string, response: Response, cacheName: string): Promise<void> {
  const headers = new Headers(response.headers);
  // The content is already decoded.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(immutableHeader, "1");
  const cache = await caches.open(cacheName);
  await cache.put(url, new Response(await response.blob(), { headers }));
}
