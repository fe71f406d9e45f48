/**
 * WebAssembly with the machine code that the browser kept of it. Chromium keeps that beside a file in its HTTP cache, and only for
 * requests that no service worker answers: ours leaves this one to the browser (`isLeftToBrowser` in sw/stored-files.ts).
 */

/**
 * How long a file that is stored may take to come past the service worker: its own copy needs no network. The HTTP cache takes
 * a tenth of that; if it dropped the file, a server is asked, which may be slow or away.
 */
const storedElsewhereMs = 2000;

/** Undefined if the file is to come from the service worker. Never rejects. */
export async function compileFromBrowserCache(url: string): Promise<WebAssembly.Module | undefined> {
  // Not `only-if-cached`, which would ask no server: it ends Chromium's renderer where a debugger intercepts requests.
  try {
    const isStored = (await globalThis.caches?.match(url)) !== undefined;
    const signal = isStored ? AbortSignal.timeout(storedElsewhereMs) : null;
    const response = await fetch(url, { cache: "force-cache", signal });
    return response.ok ? await WebAssembly.compileStreaming(response) : undefined;
  } catch {
    // What is wrong with the file is said by who needs it, after the usual way was tried.
    return undefined;
  }
}
