/** Requests to a hub: what comes back is read by a schema, what goes wrong becomes a `HubError`. */
import type { z } from "zod";
import { causeOf } from "../../inference/cause-of.ts";
import { fetchFailure } from "./fetch-failure.ts";
import { HubError } from "./hub-failure.ts";
import { retryAfterSeconds } from "./retry-after.ts";

export interface HubRequests {
  fetch: typeof fetch;
  signal?: AbortSignal | undefined;
}

/** @throws HubError (`unreachable`) if nothing came back; the reason of `signal` if it aborted. */
export async function send({ fetch, signal }: HubRequests, url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, ...(signal !== undefined && { signal }) });
  } catch (caught) {
    signal?.throwIfAborted();
    // In other schemes (a browser extension's files) a file that is missing has no status.
    if (!url.startsWith("http")) return new Response(null, { status: 404 });
    throw new HubError({ kind: "unreachable", detail: fetchFailure(new URL(url), caught), cause: causeOf(caught) });
  }
}

/** A page of a listing has a thousandth of it. */
const maxAnswerBytes = 16 * 1024 * 1024;

/** Undefined if the response has more bytes. */
async function textWithin(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    bytes += next.value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  return new Blob(chunks).text();
}

/** The JSON of a successful response. @throws HubError (`not-a-hub`) if it is anything else; (`unreachable`) if it breaks off. */
export async function readJson<Value>(response: Response, schema: z.ZodType<Value>): Promise<Value> {
  const url = response.url;
  let text: string | undefined;
  try {
    text = await textWithin(response, maxAnswerBytes);
  } catch (caught) {
    throw new HubError({ kind: "unreachable", detail: `${url}: the transfer broke off, try again`, cause: causeOf(caught) });
  }
  if (text === undefined) {
    throw new HubError({
      kind: "not-a-hub",
      detail: `${url} answered with more than ${maxAnswerBytes} bytes: check the address in \`hubs\``,
    });
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (caught) {
    const what = isPage(response) || /^\s*<(!doctype|html)/i.test(text) ? "a web page, not the JSON of a hub" : "no JSON that a hub sends";
    throw new HubError({
      kind: "not-a-hub",
      detail: `${url} answered with ${what}: check the address in \`hubs\``,
      cause: causeOf(caught),
    });
  }
}

export function isPage({ headers }: Response): boolean {
  return (headers.get("content-type") ?? "").startsWith("text/html");
}

/** The error behind a status that says nothing of whether the model exists; undefined for any other. */
export function failureOfStatus(response: Response): HubError | undefined {
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
