/**
 * Finds out why a request failed. The browser's error is "Failed to fetch" in all cases: if the server is not reachable, if it
 * does not allow the page to read its responses (CORS), and if the browser forbids the request.
 */

export interface PageFacts {
  origin: string;
  protocol: string;
  /** Whether the page is cross-origin isolated. Then a probe also fails if the server sends no Cross-Origin-Resource-Policy. */
  isIsolated: boolean;
}

export interface UnreachableServer {
  /** URL of the failed request. */
  url: URL;
  /** Undefined outside a browser. */
  page: PageFacts | undefined;
  /** See `ServerFacts`. */
  corsSetting: string;
  keyHeader: string;
  /** Fetches with `mode: "no-cors"`, which resolves if the server sends any response. */
  probe: (url: URL) => Promise<unknown>;
}

export async function whyUnreachable({ url, page, corsSetting, keyHeader, probe }: UnreachableServer): Promise<string> {
  const where = `the server at ${url.origin}`;
  if (page?.protocol === "https:" && url.protocol === "http:" && !isThisMachine(url.hostname)) {
    return `${where} cannot be asked: this page is on https, and browsers let it ask no server over plain http (mixed content); serve the model over https, or through the site's own server`;
  }
  const answers = await probe(url).then(
    () => true,
    () => false,
  );
  const away = `${where} cannot be reached: check that it runs, that its address is right`;
  if (page === undefined) return away;
  const cors = `it must send Access-Control-Allow-Origin: ${page.origin} with each answer, and allow the headers Content-Type and ${keyHeader} on OPTIONS requests, without asking these for a key; ${corsSetting.replaceAll("ORIGIN", page.origin)}`;
  if (answers) return `${where} answers, but does not allow pages of ${page.origin} to read it (CORS): ${cors}`;
  const policy = `${away}, and that no Content-Security-Policy (connect-src) of the site forbids ${url.origin}`;
  // In an isolated page the probe also fails because of CORS, so both reasons are given.
  return page.isIsolated ? `${policy}; or it does not allow this page to read it (CORS): ${cors}` : policy;
}

/** Whether browsers treat the host as secure over http (https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy). */
function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}
