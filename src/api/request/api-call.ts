/** A request in the API, with the state of its response. */
import { CallJournal } from "./call-journal.ts";
import type { ErrorBody } from "../response/error-form.ts";
import { ownerOf, type Owner } from "../access/owners.ts";
import type { Caller } from "../../inference/inference-service.ts";

export interface ApiCall {
  /** Id of error bodies and of the X-Debug-Trace-Id header. */
  readonly traceId: string;
  readonly request: Request;
  /** The values that the next host needs to write the same response if this host ends. */
  readonly journal: CallJournal;
  /** The form of error bodies on this path. */
  readonly errorBody: ErrorBody;
  /** Max bytes of the body. */
  readonly maxBodyBytes: number;
  /**
   * Returns the text that ends a started stream with an error after its last written piece; "" after the last piece of a
   * complete stream. The caller writes it if this host ends and no other host continues.
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

/** Returns the caller, for the service. Throws ApiKeyMissing on an open route. */
export function callerOf({ owner, disconnect }: Pick<ApiCall, "owner" | "disconnect">): Caller {
  return { owner: ownerOf(owner).ownerId, signal: disconnect.signal };
}

export type BodyEnd = "finished" | "cancelled" | "failed";
