/**
 * Why a server could not be asked. A browser tells a script the same for a server that is not there, one that does not
 * allow the page to read it, and one that it does not let the page ask: "Failed to fetch". So it is found out.
 */

export interface PageFacts {
  origin: string;
  protocol: string;
  /** Cross-origin isolated: a probe then fails for servers that send no Cross-Origin-Resource-Policy, too. */
  isIsolated: boolean;
}

export interface UnreachableServer {
  /** What was asked. */
  url: URL;
  /** Origin and protocol of the page; absent outside of a browser. */
  page: PageFacts | undefined;
  /** How the server is told to allow the page; "ORIGIN" stands for its origin. */
  corsSetting: string;
  keyHeader: string;
  /** Settles as `fetch` does with `mode: "no-cors"`: resolves if the server answers anything at all. */
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
  // Nobody can tell the two apart there.
  return page.isIsolated ? `${policy}; or it does not allow this page to read it (CORS): ${cors}` : policy;
}

/** Browsers take these for secure (https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy). */
function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}
