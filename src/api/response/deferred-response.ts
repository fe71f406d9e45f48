/** JSON responses that may take long to compute. */
import type { ApiCall } from "../request/api-call.ts";
import { jsonHeaders, jsonResponse } from "./wire-formats.ts";
import { deferredBody, type Timer } from "./deferred-body.ts";

/** A call that takes longer than this gets its headers before its body is complete. */
const headersDelayMilliseconds = 1000;

/**
 * Responds with the value that `compute` resolves to. A call that takes long sends its headers once its first batch is
 * computed (`onStarted` was called). Until then a failure has its status. Later, the time limit for headers does not apply,
 * a failure breaks the body off, and a disconnect cancels the body; a service worker notices no disconnect before the headers.
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
    return isComplete ? jsonResponse(await computed) : new Response(deferredBody(singlePiece(computed), call), { headers: jsonHeaders });
  } finally {
    stopTimer();
  }
}

async function* singlePiece(body: Promise<unknown>): AsyncGenerator<string> {
  yield JSON.stringify(await body);
}
