/**
 * WebAssembly with the machine code that the browser kept of it. Chromium keeps that beside a file in its HTTP cache, and only for
 * requests that no service worker answers: ours leaves these two to the browser (`isLeftToBrowser` in sw/stored-files.ts).
 */

/** Undefined if the file is to come from the service worker, which has it and needs no network. Never rejects. */
export async function compileFromBrowserCache(url: string): Promise<WebAssembly.Module | undefined> {
  try {
    const response = await responseFor(url);
    return response?.ok === true ? await WebAssembly.compileStreaming(response) : undefined;
  } catch {
    // What is wrong with the file is said by who needs it, after the usual way was tried.
    return undefined;
  }
}

async function responseFor(url: string): Promise<Response | undefined> {
  // Fails if the cache does not have it: no server is asked, which may be away.
  const cached = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => undefined);
  if (cached?.ok === true) return cached;
  const isStored = (await globalThis.caches?.match(url)) !== undefined;
  return isStored ? undefined : fetch(url, { cache: "force-cache" });
}
