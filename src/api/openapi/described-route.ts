/** What is written by hand about a route; a test fails if a served route has none. */
import type { JsonSchema } from "./json-schema.ts";
import type { RequestObject, ResponseObject } from "./wire-objects.ts";

export interface Parameter {
  name: string;
  in: "query" | "header";
  description: string;
  required?: boolean;
  schema: JsonSchema;
}

/** The body of a 200. Media types of streams have the schema of one event or record. */
export interface Success {
  description: string;
  json?: ResponseObject;
  eventStream?: ResponseObject;
  jsonLines?: ResponseObject;
  /** Other bodies, by media type. */
  other?: Record<string, JsonSchema>;
}

export interface DescribedRoute {
  method: "get" | "post" | "patch" | "delete";
  /** In the contract's notation. */
  path: string;
  id: string;
  tag: string;
  summary: string;
  isDeprecated?: boolean;
  /** No bearer token is required. */
  isOpen?: boolean;
  /** Errors have OpenAI's form. */
  isOpenai?: boolean;
  /** Query and header parameters; those of the path are in the path. */
  parameters?: readonly Parameter[];
  json?: RequestObject;
  /** Bodies that are not JSON, by media type. */
  otherBodies?: Record<string, JsonSchema>;
  /** Default: status 200 alone. */
  success: Success;
  /** Successful responses with another status. */
  redirect?: { status: number; description: string };
  errors: readonly number[];
}

/** Statuses of every route: those of the service worker and the host are among them. */
const always = [401, 403, 404, 499, 500, 503, 504];

/** Statuses of routes that look something up. */
export const readErrors: readonly number[] = [400, ...always];
/** Statuses of routes that take a body and compute nothing. */
export const writeErrors: readonly number[] = [400, 413, ...always];
/** Statuses of routes at which a model computes. */
export const computeErrors: readonly number[] = [400, 413, 422, 429, 498, ...always];
