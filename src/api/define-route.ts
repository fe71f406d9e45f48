/** The definition of a route: the router serves it, and `openapi.json` and `cohabit/types` are made from it. */
import type { z } from "zod";
import type { Permission } from "./access/owners.ts";
import type { JsonSchema } from "./openapi/json-schema.ts";
import type { ApiCall } from "./request/api-call.ts";
import { readJsonBody } from "./request/json-body.ts";
import type { FreeForm } from "./request/null-properties.ts";
import { parseRequest } from "./request/schema-errors.ts";
import { jsonResponse } from "./response/wire-formats.ts";

/** A schema with its name in `openapi.json` and `cohabit/types`. */
export interface WireObject<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  name: Name;
  schema: Schema;
  /** Request bodies: the maps of caller's data, in which nulls stay. */
  freeForm?: FreeForm | undefined;
}

export function wireObject<Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  freeForm?: FreeForm,
): WireObject<Name, Schema> {
  return { name, schema, freeForm };
}

interface Parameter {
  name: string;
  in: "query" | "header";
  description: string;
  schema: JsonSchema;
}

export function queryParameter(name: string, description: string, schema: JsonSchema = { type: "string" }): Parameter {
  return { name, in: "query", description, schema };
}

/** The body of a 200. The schema of a stream is the schema of one event or record. */
export interface SuccessResponse {
  description: string;
  json?: WireObject;
  eventStream?: WireObject;
  jsonLines?: WireObject;
  /** Other bodies, by media type. */
  other?: Record<string, JsonSchema>;
}

/** The part of a definition that the router needs. */
export interface Route<Services> {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** In the contract's notation: `{name}` is one segment, which may be percent-encoded; `**` matches the rest. */
  path: string;
  /** "token": any valid token is accepted. "open": no token is required. */
  access: Permission | "token" | "open";
  /** Deprecated routes: the line that every response has in X-API-Warning. */
  deprecation?: string;
  respond(this: void, call: ApiCall, pathParameters: Record<string, string>, services: Services): Promise<Response>;
}

/** The input of a handler. */
interface RouteInput<Request> {
  call: ApiCall;
  pathParameters: Record<string, string>;
  /** The parsed JSON body. */
  request: Request;
  /** The JSON body as sent, without null properties. */
  body: unknown;
}

/** The body of a JSON response, or a complete response. */
type Result<Success extends SuccessResponse> =
  | Response
  | (Success extends { json: WireObject<string, infer Schema> } ? z.input<Schema> : never);

export interface RouteDefinition<Body extends WireObject, Success extends SuccessResponse, Services> extends Omit<
  Route<Services>,
  "respond"
> {
  /** Operation id in `openapi.json`. */
  id: string;
  tag: string;
  summary: string;
  /** Errors have OpenAI's form. */
  isOpenai?: boolean;
  /** Query and header parameters; the parameters of the path are in the path. */
  parameters?: readonly Parameter[];
  /** The JSON body of a request. */
  request?: Body;
  /** Request bodies that are not JSON, by media type. */
  otherBodies?: Record<string, JsonSchema>;
  response: Success;
  /** A successful response with another status than 200. */
  redirect?: { status: number; description: string };
  /** Statuses of errors. */
  errors: readonly number[];
  /** Called after the checks of contract 0.5, steps 1 to 5: access, and the types of the body. */
  handle(
    input: RouteInput<[Body] extends [never] ? undefined : z.output<Body["schema"]>>,
    services: Services,
  ): Result<Success> | Promise<Result<Success>>;
}

/** A definition without its handler. */
export type DescribedRoute = Omit<RouteDefinition<WireObject, SuccessResponse, never>, "handle">;

interface AnyDefinition extends DescribedRoute {
  handle(input: RouteInput<unknown>, services: never): unknown;
}

export function defineRoute<Body extends WireObject = never, const Success extends SuccessResponse = SuccessResponse, Services = unknown>(
  definition: RouteDefinition<Body, Success, Services>,
): RouteDefinition<Body, Success, Services> & Route<Services>;
export function defineRoute(definition: AnyDefinition): AnyDefinition & Route<never> {
  return {
    ...definition,
    async respond(call, pathParameters, services) {
      const { request: wire } = definition;
      const body = wire && (await readJsonBody(call, wire.freeForm ?? {}));
      const request = wire && parseRequest(wire.schema, body);
      const result = await definition.handle({ call, pathParameters, request, body }, services);
      return result instanceof Response ? result : jsonResponse(result);
    },
  };
}

/** Statuses of every route. The service worker and the host send some of them. */
const always = [401, 403, 404, 499, 500, 503, 504];

/** Statuses of routes that read. */
export const readErrors: readonly number[] = [400, ...always];
/** Statuses of routes that take a body and store it. */
export const writeErrors: readonly number[] = [400, 413, ...always];
/** Statuses of routes at which a model computes. */
export const computeErrors: readonly number[] = [400, 413, 422, 429, 498, ...always];
