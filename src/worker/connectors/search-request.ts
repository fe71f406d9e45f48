/** Sends a search to a connector (contract 13.5). */
import { z } from "zod";
import type { ConnectorSearch } from "../../api/connectors/connector.ts";
import { exceedsDepth, maxNestingDepth } from "../../inference/nesting-depth.ts";
import { fetchBounded, type RequestOptions } from "./bounded-fetch.ts";
import { ConnectorFailure } from "./connector-errors.ts";

/** Max results of a search. Further ones are dropped, because a prompt has no room for them. */
const maxResults = 100;

const responseSchema = z.object({ results: z.array(z.record(z.string(), z.unknown())) });

/** Returns the results. Throws ConnectorFailure, or Cancelled if `signal` aborts. */
export async function searchConnector(
  url: string,
  authorization: string | undefined,
  { query, options }: Pick<ConnectorSearch, "query" | "options">,
  requests: RequestOptions,
  signal: AbortSignal,
): Promise<Record<string, unknown>[]> {
  const headers = { "Content-Type": "application/json", ...(authorization !== undefined && { Authorization: authorization }) };
  const body = JSON.stringify({ query, ...(options && { options }) });
  const { status, headers: sent, text } = await fetchBounded(url, { method: "POST", headers, body }, "the connector", requests, signal);
  if (status < 200 || status > 299) throw new ConnectorFailure(`the connector answered with HTTP ${status}`, status === 401);
  if ((sent.get("Content-Type") ?? "").includes("text/html") || /^\s*</.test(text)) {
    throw new ConnectorFailure("the connector answered with a web page (HTML), not with JSON");
  }
  const response = responseSchema.safeParse(parsed(text));
  if (!response.success) throw new ConnectorFailure("the connector's answer has no list 'results' of objects");
  return response.data.results.slice(0, maxResults);
}

function parsed(text: string): unknown {
  if (exceedsDepth(text)) throw new ConnectorFailure(`the connector's answer is nested deeper than ${maxNestingDepth} levels`);
  try {
    return JSON.parse(text);
  } catch {
    throw new ConnectorFailure("the connector's answer is not JSON");
  }
}
