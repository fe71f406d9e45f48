/** One request in the API. */
import { CallJournal } from "./call-journal.ts";
import type { ErrorBody } from "../response/error-form.ts";
import { ownerOf, type Owner } from "../access/owners.ts";
import type { Caller } from "../../inference/inference-service.ts";

export interface ApiCall {
  /** Id of error bodies and of the X-Debug-Trace-Id header. */
  readonly traceId: string;
  readonly request: Request;
  /** What the call has drawn and written; the next host gets it if this one ends. */
  readonly journal: CallJournal;
  /** The form of error bodies on this path. */
  readonly errorBody: ErrorBody;
  /** Max bytes of the body. */
  readonly maxBodyBytes: number;
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
