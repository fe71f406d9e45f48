/** One request in the API, and the definition of a route. */
import { CallJournal } from "./call-journal.ts";
import type { ErrorBody } from "../response/error-form.ts";
import { ownerOf, type Owner, type Permission } from "../access/owners.ts";
import type { Caller } from "../../inference/inference-service.ts";

export interface ApiCall {
  /** Id of error bodies and of the X-Debug-Trace-Id header. */
  readonly traceId: string;
  readonly request: Request;
  /** What the call has drawn and written; the next host gets it if this one ends. */
  readonly journal: CallJournal;
  /** The form of error bodies on this path. */
  readonly errorBody: ErrorBody;
  /** Max bytes of the body on this route. */
  maxBodyBytes: number;
  /**
   * Of a stream that has begun: what would end it, with an error, behind the piece that was written last; "" behind the last
   * one. The caller writes it if the host ends and no other goes on.
   */
  lastWords: (() => string) | undefined;
  /** Aborted when the caller disconnects: before the headers, or by cancelling the body. */
  readonly disconnect: AbortController;
  /** Lines of the X-API-Warning header. */
  readonly warnings: string[];
  /** Owner of the token; undefined until the call is authenticated, and on the few open routes. */
  owner: Owner | undefined;
  /** How the body ended, if it continued after the headers; undefined for a body that was complete with them. */
  bodyEnd: Promise<BodyEnd> | undefined;
  /** The error of a response that is not a success or broke off. */
  failure: unknown;
}

export function newCall(request: Request, maxBodyBytes: number, errorBody: ErrorBody, journal = new CallJournal()): ApiCall {
  return {
    traceId: crypto.randomUUID(),
    journal,
    request,
    errorBody,
    maxBodyBytes,
    lastWords: undefined,
    disconnect: new AbortController(),
    warnings: [],
    owner: undefined,
    bodyEnd: undefined,
    failure: undefined,
  };
}

/** Who makes the call, as the service knows it. Throws ApiKeyMissing on an open route. */
export function callerOf({ owner, disconnect }: Pick<ApiCall, "owner" | "disconnect">): Caller {
  return { owner: ownerOf(owner).ownerId, signal: disconnect.signal };
}

export type BodyEnd = "finished" | "cancelled" | "failed";

type RouteHandler = (call: ApiCall, parameters: Record<string, string>) => Promise<Response> | Response;

export interface Route {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** In the contract's notation: `{name}` is one segment, which may be percent-encoded; `**` matches the rest. */
  path: string;
  /** "token": any valid token is accepted. "open": no token is required. */
  access: Permission | "token" | "open";
  /** Of deprecated routes: the line that every response has in X-API-Warning. */
  deprecation?: string;
  /** Max bytes of the body, for routes that accept more than `ApiOptions.maxBodyBytes`. Default: that option's value. */
  maxBodyBytes?: number;
  handle: RouteHandler;
}
