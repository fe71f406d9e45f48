/** Answers for the site's own files from what the host keeps of them (src/worker/storage/site-files.ts). */
import { immutableHeader } from "../transport/site-cache.ts";

/** Milliseconds after which a page is shown as it was kept: a network that hangs is worse than none. */
const pageWaitMs = 4000;

/**
 * Whether the file may be kept by us: any file of the site, but only those of the runtime if another service worker
 * imported our script, because it answers for the app itself.
 */
export function isSiteFile(file: URL, script: URL): boolean {
  return script.pathname.endsWith("/cohabit-sw.js") || file.pathname.startsWith(new URL("cohabit/", script).pathname);
}

/** undefined: no request for a file that could be kept. Scripts, styles and images name a destination, WASM does not. */
export function keptFile(request: Request, cacheName: string): Promise<Response> | undefined {
  const { url, method, destination, headers } = request;
  if (method !== "GET" || headers.has("Range") || (destination === "" && !url.endsWith(".wasm"))) return undefined;
  return respond(request, request.mode === "navigate", cacheName);
}

async function respond(request: Request, isPage: boolean, cacheName: string): Promise<Response> {
  // A page is kept under its folder, and shown whatever its query says.
  const key = isPage ? request.url.replace(/(index\.html)?([?#].*)?$/, "") : request.url;
  const kept = await caches.match(key, { cacheName, ignoreVary: true });
  if (kept === undefined || kept.headers.has(immutableHeader)) return kept ?? fetch(request);
  const wait = new Promise<undefined>((resolve) => isPage && setTimeout(resolve, pageWaitMs));
  const fresh = await Promise.race([fetch(request), wait]).catch(() => undefined);
  // The server's word on a page counts, unless it is in trouble; a file that it lost is still needed.
  return fresh !== undefined && (fresh.ok || (isPage && fresh.status < 500)) ? fresh : kept;
}
