/** Computes the rows of a batch: each gets the response that its route would send (contract 11). */
import { createAdmission } from "../access/admission.ts";
import { chatRoute } from "../chat-v2/chat-route.ts";
import { embedV2Route } from "../embed/embed-routes.ts";
import { newCall } from "../request/api-call.ts";
import { setTimer, type Timer } from "../response/deferred-body.ts";
import { errorBody, errorResponse, isContractError } from "../response/wire-error.ts";
import type { ModelServices } from "../services.ts";
import type { InferenceService } from "../../inference/inference-service.ts";
import type { Batch } from "./batch.ts";

export interface RowResponse {
  status: number;
  /** The JSON body. */
  body: unknown;
  /** The thrown error, if the response is not a success. */
  failure: unknown;
}

export type RespondToRow = (
  row: Record<string, unknown>,
  batch: Pick<Batch, "inputType" | "model" | "ownerId" | "organizationId">,
  signal: AbortSignal,
) => Promise<RowResponse>;

/** Requests with a waiting caller are served first. */
export const backgroundPriority = 999;

const routes = { "batch-chat-v2-input": chatRoute, "batch-embed-v2-input": embedV2Route };

interface RowServices {
  inference: InferenceService;
  denyList: readonly string[];
  /** Default: setTimeout. */
  timer?: Timer | undefined;
}

/** The returned function rejects with the reason of `signal` if it aborts; every other failure is a response. */
export function createRowResponder({ inference, denyList, timer = setTimer }: RowServices): RespondToRow {
  const now = (): number => performance.now();
  // No rate limit: the batch counted as one request, and its rows have the lowest priority.
  const admission = createAdmission(denyList, undefined, now);
  const services: ModelServices = { inference, admission, timer, now };
  return async (row, { inputType, model, ownerId, organizationId }, signal) => {
    const body = JSON.stringify({ ...row, model, stream: false, priority: backgroundPriority });
    const call = newCall(new Request("http://batch.invalid/", { method: "POST", body }), Infinity, errorBody);
    call.owner = { ownerId, organizationId, permissions: ["inference"] };
    const abort = (): void => call.disconnect.abort();
    signal.throwIfAborted();
    signal.addEventListener("abort", abort, { once: true });
    try {
      const response = await routes[inputType].respond(call, {}, services);
      return { status: response.status, body: await response.json(), failure: call.failure };
    } catch (failure) {
      signal.throwIfAborted();
      const thrown = isContractError(failure) ? failure : (call.failure ?? failure);
      const response = errorResponse(thrown, call.traceId, errorBody);
      return { status: response.status, body: await response.json(), failure: thrown };
    } finally {
      signal.removeEventListener("abort", abort);
    }
  };
}
