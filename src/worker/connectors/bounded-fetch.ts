/** Sends requests to untrusted servers, with a timeout for the whole response, a limit on its size, and no redirects. */
import { Cancelled } from "../../inference/errors.ts";
import { textWithin } from "../base/text-within.ts";
import { ConnectorFailure } from "./connector-errors.ts";

export interface RequestOptions {
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the page, for messages; undefined outside a browser. */
  pageOrigin: string | undefined;
  /** Max milliseconds for one request and its whole response. */
  timeoutMs: number;
}

export interface BoundedResponse {
  status: number;
  headers: Headers;
  text: string;
}

const maxResponseBytes = 4 * 1024 * 1024;

/** Throws ConnectorFailure, or Cancelled if `signal` aborts. `server`: subject of its messages, such as "the connector". */
export async function fetchBounded(
  url: string,
  init: RequestInit,
  server: string,
  { fetch, pageOrigin, timeoutMs }: RequestOptions,
  signal: AbortSignal,
): Promise<BoundedResponse> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(
      new Request(url, {
        ...init,
        // A redirect could carry credentials to another server, and lead in circles.
        redirect: "manual",
        credentials: "omit",
        cache: "no-store",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.any([signal, timeout]),
      }),
    );
    if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) {
      void response.body?.cancel();
      throw new ConnectorFailure(`${server} answered with a redirect, which is not followed: use the URL that it leads to`);
    }
    const text = await textWithin(response, maxResponseBytes);
    if (text === undefined) throw new ConnectorFailure(`${server} answered with more than ${maxResponseBytes} bytes`);
    return { status: response.status, headers: response.headers, text };
  } catch (failure) {
    if (failure instanceof ConnectorFailure) throw failure;
    if (signal.aborted) throw new Cancelled();
    if (timeout.aborted) throw new ConnectorFailure(`${server} did not answer within ${timeoutMs} ms`);
    throw new ConnectorFailure(unreachable(url, server, pageOrigin));
  }
}

/** Returns a message with the possible reasons, which a browser does not reveal to scripts. */
function unreachable(url: string, server: string, pageOrigin: string | undefined): string {
  const { origin, protocol } = new URL(url);
  const problem = `${server} at ${origin} could not be reached`;
  if (pageOrigin === undefined) return `${problem}: check that its server runs and that its address is right`;
  if (pageOrigin.startsWith("https:") && protocol === "http:") {
    return `${problem}: its server does not respond, or the browser blocks requests from this https page to a server over plain http`;
  }
  return (
    `${problem}: its server does not respond, or does not allow pages of ${pageOrigin} (CORS): it must answer with Access-Control-Allow-Origin: ` +
    `${pageOrigin}, and allow the headers Authorization and Content-Type on OPTIONS requests; the site's Content-Security-Policy must allow it, too`
  );
}
