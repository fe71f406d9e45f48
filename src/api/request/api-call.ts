/** One request on its way through the API, and what a route is made of. */
import type { Owner, Permission } from "../access/owners.ts";

export interface ApiCall {
  /** Id of error bodies and of the X-Debug-Trace-Id header. */
  readonly traceId: string;
  readonly request: Request;
  /** Largest body that the route accepts, in bytes. */
  maxBodyBytes: number;
  /** Aborted when the caller left: before the headers, or by cancelling the body. */
  readonly disconnect: AbortController;
  /** Lines of the X-API-Warning header. */
  readonly warnings: string[];
  /** Who asks; undefined until the call is authenticated, and on the few open routes. */
  owner: Owner | undefined;
  /** How a body ended that went on after the headers; undefined for a body that was complete with them. */
  bodyEnd: Promise<BodyEnd> | undefined;
  /** What was thrown, where the answer is not a success or broke off. */
  failure: unknown;
}

export function newCall(request: Request, maxBodyBytes: number): ApiCall {
  return {
    traceId: crypto.randomUUID(),
    request,
    maxBodyBytes,
    disconnect: new AbortController(),
    warnings: [],
    owner: undefined,
    bodyEnd: undefined,
    failure: undefined,
  };
}

export type BodyEnd = "finished" | "cancelled" | "failed";

type RouteHandler = (call: ApiCall, parameters: Record<string, string>) => Promise<Response> | Response;

export interface Route {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** As the contract writes it: `{name}` is one segment, which may be percent-encoded; `**` is any rest. */
  path: string;
  /** "token": any valid token will do. "open": no token is needed. */
  access: Permission | "token" | "open";
  /** Set on deprecated routes: the line that every answer carries in X-API-Warning. */
  deprecation?: string;
  /** Largest body in bytes, for routes that accept more than `ApiOptions.maxBodyBytes`. Default: that option's value. */
  maxBodyBytes?: number;
  handle: RouteHandler;
}
