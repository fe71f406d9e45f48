/**
 * Replaces `fetch` of this page for the requests that `isDirect` accepts; all others go to the browser's own. Returns a
 * function that restores it. If another replacement was installed on top, the restored one passes every request on.
 */
export function replaceFetch(isDirect: (url: URL, headers: () => Headers) => boolean, send: typeof fetch): () => void {
  const original = globalThis.fetch;
  let isTakenBack = false;
  const direct: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const headers = (): Headers => new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    const isOurs = !isTakenBack && URL.canParse(address, document.baseURI) && isDirect(new URL(address, document.baseURI), headers);
    return isOurs ? send(input, init) : original.call(globalThis, input, init);
  };
  globalThis.fetch = direct;
  return () => {
    isTakenBack = true;
    if (globalThis.fetch === direct) globalThis.fetch = original;
  };
}

/**
 * Whether a header has characters beyond ASCII, as a token may. Chromium passes such a header to service workers as an
 * empty one, unless its bytes happen to be UTF-8.
 */
export function hasWideHeader(headers: () => Headers): boolean {
  try {
    return [...headers()].some(([, value]) => /[^\0-\x7f]/.test(value));
  } catch {
    // The headers are invalid: the browser's own fetch rejects with the reason.
    return false;
  }
}
