/** Query of GET /v1/models (contract 12); all values are strings. */
import type { z } from "zod";
import { readNumber } from "../request/query-numbers.ts";
import { InvalidRequest, NotOneOf, RequiresOther } from "../response/errors.ts";
import { endpointSchema } from "./endpoint-schema.ts";
import { decodePageToken } from "./page-token.ts";

export interface ModelsQuery {
  pageSize: number;
  /** Name of the last model of the previous page; undefined for the first page. */
  after: string | undefined;
  endpoint: z.output<typeof endpointSchema> | undefined;
  defaultOnly: boolean;
}

const defaultPageSize = 20;
const maxPageSize = 1000;

/** Throws an ApiError of status 400. */
export function readModelsQuery(query: URLSearchParams): ModelsQuery {
  const endpoint = readEndpoint(query.get("endpoint"));
  const defaultOnly = readBoolean("default_only", query.get("default_only"));
  if (defaultOnly && endpoint === undefined) throw new RequiresOther("default_only", "endpoint");
  // Fractions are allowed (contract 12) and rounded down.
  const pageSize = Math.floor(readNumber(query, "page_size", { min: 1, max: maxPageSize }) ?? defaultPageSize);
  return { pageSize, after: readPageToken(query.get("page_token")), endpoint, defaultOnly };
}

function readPageToken(text: string | null): string | undefined {
  if (text === null) return undefined;
  const name = decodePageToken(text);
  if (name === undefined) throw new InvalidRequest("page_token is unknown");
  return name;
}

function readEndpoint(text: string | null) {
  if (text === null) return undefined;
  const endpoint = endpointSchema.safeParse(text);
  if (!endpoint.success) throw new NotOneOf("endpoint", endpointSchema.options);
  return endpoint.data;
}

function readBoolean(name: string, text: string | null): boolean {
  if (text !== null && text !== "true" && text !== "false") throw new NotOneOf(name, ["true", "false"]);
  return text === "true";
}
