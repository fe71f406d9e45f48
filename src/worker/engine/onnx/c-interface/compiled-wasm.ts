/**
 * Compiles WebAssembly with the browser's code cache. Chromium stores the machine code with the file in its HTTP cache, but only if
 * no service worker answers the request, so ours does not answer this one (`isLeftToBrowser` in sw/stored-files.ts).
 */

/**
 * Timeout if the service worker has a copy of the file. The HTTP cache needs a tenth of it. If the file is not in the HTTP cache,
 * the browser requests it from the server, which may be slow or unreachable, and the copy is faster.
 */
const storedElsewhereMs = 2000;

/** Returns undefined if the file must be loaded by way of the service worker. Never rejects. */
export async function compileFromBrowserCache(url: string): Promise<WebAssembly.Module | undefined> {
  // `only-if-cached` would avoid requests to the server, but it crashes Chromium's renderer while a debugger intercepts requests.
  try {
    const isStored = (await globalThis.caches?.match(url)) !== undefined;
    const signal = isStored ? AbortSignal.timeout(storedElsewhereMs) : null;
    const response = await fetch(url, { cache: "force-cache", signal });
    return response.ok ? await WebAssembly.compileStreaming(response) : undefined;
  } catch {
    // The glue loads the file again and reports its error.
    return undefined;
  }
}
