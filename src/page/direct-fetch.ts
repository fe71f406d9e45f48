/**
 * Replaces `fetch` of this page for the requests that `isDirect` accepts; all others go to the browser's own. Returns a
 * function that takes the replacement back; if another one was put on top of it, it passes everything on from then on.
 */
export function replaceFetch(isDirect: (url: URL) => boolean, send: typeof fetch): () => void {
  const original = globalThis.fetch;
  let isTakenBack = false;
  const direct: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const isOurs = !isTakenBack && URL.canParse(address, document.baseURI) && isDirect(new URL(address, document.baseURI));
    return isOurs ? send(input, init) : original.call(globalThis, input, init);
  };
  globalThis.fetch = direct;
  return () => {
    isTakenBack = true;
    if (globalThis.fetch === direct) globalThis.fetch = original;
  };
}
