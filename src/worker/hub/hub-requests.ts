/** Requests to a hub. Responses are parsed with a schema; failures become a `HubError`. */
import type { z } from "zod";
import { causeOf } from "../../inference/cause-of.ts";
import { textWithin } from "../base/text-within.ts";
import { fetchFailure } from "./fetch-failure.ts";
import { HubError } from "./hub-failure.ts";
import { retryAfterSeconds } from "./retry-after.ts";

export interface HubRequests {
  fetch: typeof fetch;
  signal?: AbortSignal | undefined;
}

/** @throws HubError (`unreachable`) if there is no response; the reason of `signal` if it aborted. */
export async function send({ fetch, signal }: HubRequests, url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, ...(signal !== undefined && { signal }) });
  } catch (caught) {
    signal?.throwIfAborted();
    // Other schemes (files of a browser extension) have no HTTP status: fetching a missing file fails.
    if (!url.startsWith("http")) return new Response(null, { status: 404 });
    throw new HubError({ kind: "unreachable", detail: fetchFailure(new URL(url), caught), cause: causeOf(caught) });
  }
}

/** Max size of a response. One page of a listing has about a thousandth of it. */
const maxResponseBytes = 16 * 1024 * 1024;

/** Parses the JSON of a successful response. @throws HubError: `not-a-hub` for any other content, `unreachable` if the transfer breaks off. */
export async function readJson<Value>(response: Response, schema: z.ZodType<Value>): Promise<Value> {
  const url = response.url;
  let text: string | undefined;
  try {
    text = await textWithin(response, maxResponseBytes);
  } catch (caught) {
    throw new HubError({ kind: "unreachable", detail: `${url}: the transfer broke off, try again`, cause: causeOf(caught) });
  }
  if (text === undefined) {
    throw new HubError({
      kind: "not-a-hub",
      detail: `${url} answered with more than ${maxResponseBytes} bytes: check the address in \`hubs\``,
    });
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (caught) {
    const content =
      isPage(response) || /^\s*<(!doctype|html)/i.test(text) ? "a web page, not the JSON of a hub" : "no JSON that a hub sends";
    throw new HubError({
      kind: "not-a-hub",
      detail: `${url} answered with ${content}: check the address in \`hubs\``,
      cause: causeOf(caught),
    });
  }
}

export function isPage({ headers }: Response): boolean {
  return (headers.get("content-type") ?? "").startsWith("text/html");
}

/** Returns the error for a status (429, 5xx) that does not depend on whether the model exists; undefined for other statuses. */
export function temporaryFailure(response: Response): HubError | undefined {
  const { status, url } = response;
  if (status === 429) {
    const seconds = retryAfterSeconds(response);
    const when = seconds === undefined ? "later" : `in ${seconds} s`;
    return new HubError({
      kind: "rate-limited",
      detail: `${url} answered HTTP 429: the hub got too many requests from this network, try again ${when}`,
      ...(seconds !== undefined && { retryAfterSeconds: seconds }),
    });
  }
  if (status >= 500)
    return new HubError({ kind: "server-failed", detail: `${url} answered HTTP ${status}: the hub failed, try again later` });
  return undefined;
}
