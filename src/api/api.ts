/** The HTTP API as a function from Request to Response (contract 0 and 1). */
import type { CallOrigin } from "../inference/call-journal.ts";
import { Cancelled } from "../inference/errors.ts";
import { defaultMaxBodyBytes } from "../transport/body-limit.ts";
import { createAdmission } from "./access/admission.ts";
import { newCall, type ApiCall } from "./request/api-call.ts";
import { CallJournal } from "./request/call-journal.ts";
import { setTimer, type Timer } from "./response/deferred-body.ts";
import { errorBodyOf } from "./compatibility/error-body.ts";
import type { TokenGrant } from "./access/owners.ts";
import { createRouter, failureResponse } from "./router.ts";
import type { ApiServices, RouteOptions } from "./services.ts";
import { warningHeader } from "./response/wire-formats.ts";

export interface ApiOptions extends RouteOptions {
  /** Known bearer tokens. Default: any non-empty token is accepted, its owner derived from its hash. */
  tokens?: readonly TokenGrant[] | undefined;
  /** Texts that may occur neither in a request nor in a reply (498). Default: none. */
  denyList?: readonly string[] | undefined;
  /** Max inference requests of one owner in a minute (429 beyond it). Default: no limit. */
  requestsPerMinute?: number | undefined;
  /** Max bytes of a request body, as sent: a base64 image counts by its characters (413 beyond it). Default: 32 MB. */
  maxBodyBytes?: number | undefined;
  /** Called once for every request, when its response has ended. */
  onOutcome?: ((outcome: RequestOutcome) => void) | undefined;
  /** Drives keep-alive comments. Default: setTimeout. */
  timer?: Timer | undefined;
  /** Milliseconds on a monotonic clock. Default: performance.now. */
  now?: (() => number) | undefined;
}

/** An entry of the request log. */
export interface RequestOutcome {
  traceId: string;
  method: string;
  path: string;
  /** The status sent; 499 if the caller disconnected before the response ended, 500 if its body broke off. */
  status: number;
  /** X-Client-Name, as sent. */
  clientName: string | undefined;
  ownerId: string | undefined;
  /** The error of a response that is not a success or broke off; a ReplyFailed if a reply failed under status 200. */
  failure: unknown;
}

export interface Api {
  /**
   * Never rejects. `signal`: aborted when the caller disconnects, if `request.signal` does not report it. `origin`: the
   * journal that the caller keeps of the call. After records of an earlier host the response starts with that host's bytes.
   */
  fetch(request: Request, signal?: AbortSignal, origin?: CallOrigin): Promise<Response>;
}

export function createApi({ inference, stores, ...options }: ApiOptions & Pick<ApiServices, "inference" | "stores">): Api {
  const { timer = setTimer, now = () => performance.now() } = options;
  const admission = createAdmission(options.denyList ?? [], options.requestsPerMinute, now);
  const respondTo = createRouter(options, { inference, stores, admission, timer, now, options });
  return {
    async fetch(request, signal, origin) {
      const form = errorBodyOf(new URL(request.url).pathname, options);
      const call = newCall(request, options.maxBodyBytes ?? defaultMaxBodyBytes, form, new CallJournal(origin));
      const disconnected = disconnectOf(call, [request.signal, ...(signal ? [signal] : [])]);
      const responded = respondTo(call);
      const beforeDisconnect = await Promise.race([disconnected, responded]);
      // A response after the disconnect has no reader; cancelling its body stops the computation.
      if (!beforeDisconnect) void responded.then((unread) => unread.body?.cancel());
      const response = beforeDisconnect ?? failureResponse(call, new Cancelled());
      response.headers.set("X-Debug-Trace-Id", call.traceId);
      response.headers.set("Cache-Control", "no-store");
      if (call.warnings.length > 0) response.headers.set("X-API-Warning", warningHeader(call.warnings));
      void report(call, response.status, options.onOutcome);
      return response;
    },
  };
}

/** Resolves when one of the signals is aborted, and aborts `call.disconnect` with it. */
function disconnectOf(call: ApiCall, signals: readonly AbortSignal[]): Promise<undefined> {
  return new Promise((resolve) => {
    const disconnect = () => {
      call.disconnect.abort();
      resolve(undefined);
    };
    for (const signal of signals) {
      if (signal.aborted) disconnect();
      else signal.addEventListener("abort", disconnect, { once: true });
    }
  });
}

async function report(call: ApiCall, status: number, onOutcome: ApiOptions["onOutcome"]): Promise<void> {
  if (!onOutcome) return;
  const end = await call.bodyEnd;
  onOutcome({
    traceId: call.traceId,
    method: call.request.method,
    path: new URL(call.request.url).pathname,
    status: end === "cancelled" ? 499 : end === "failed" ? 500 : status,
    clientName: call.request.headers.get("X-Client-Name") ?? undefined,
    ownerId: call.owner?.ownerId,
    failure: call.failure,
  });
}
