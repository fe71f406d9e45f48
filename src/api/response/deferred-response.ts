/** JSON answers that may take long to compute. */
import type { ApiCall } from "../request/api-call.ts";
import { jsonResponse, jsonHeaders } from "./json-response.ts";
import { deferredBody, type Timer } from "./deferred-body.ts";

/** A call that takes longer than this gets its headers before its answer is complete. */
const headersDelayMilliseconds = 1000;

/**
 * Answers with what `compute` resolves to. Calls that take long send their headers once their first part is computed
 * (`onStarted` was called): until then a failure still has its status, and from then on a reader that leaves is heard
 * through the body, which a service worker cannot hear before the headers, and no time limit for them can strike.
 * A fault that late breaks the body off.
 */
export async function deferredResponse(
  call: ApiCall,
  timer: Timer,
  compute: (onStarted: () => void) => Promise<unknown>,
): Promise<Response> {
  let stopTimer: () => void = () => {};
  const headersDelay = new Promise<void>((resolve) => {
    stopTimer = timer(headersDelayMilliseconds, resolve);
  });
  let started: () => void = () => {};
  const hasStarted = new Promise<void>((resolve) => {
    started = resolve;
  });
  const computed = compute(started);
  try {
    const isComplete = await Promise.race([computed.then(() => true), Promise.all([headersDelay, hasStarted]).then(() => false)]);
    return isComplete ? jsonResponse(await computed) : new Response(deferredBody(inOnePiece(computed), call), { headers: jsonHeaders });
  } finally {
    stopTimer();
  }
}

async function* inOnePiece(body: Promise<unknown>): AsyncGenerator<string> {
  yield JSON.stringify(await body);
}
