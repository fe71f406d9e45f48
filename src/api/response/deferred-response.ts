/** JSON answers that may take long to compute. */
import type { ApiCall } from "../request/api-call.ts";
import { jsonAnswer, jsonHeaders } from "./json-response.ts";
import { lateBody, type Timer } from "../request/body-reader.ts";

/** A call that takes longer than this gets its headers before its answer is complete. */
const patienceMilliseconds = 1000;

/**
 * Answers with what `compute` resolves to. Calls that take long send their headers once their first part is computed
 * (`onUnderWay` was called): until then a failure still has its status, and from then on a reader that leaves is heard
 * through the body, which a service worker cannot hear before the headers, and no time limit for them can strike.
 * A fault that late breaks the body off.
 */
export async function patientAnswer(
  call: ApiCall,
  timer: Timer,
  compute: (onUnderWay: () => void) => Promise<unknown>,
): Promise<Response> {
  let stopTimer: () => void = () => {};
  const patience = new Promise<void>((resolve) => {
    stopTimer = timer(patienceMilliseconds, resolve);
  });
  let isUnderWay: () => void = () => {};
  const underWay = new Promise<void>((resolve) => {
    isUnderWay = resolve;
  });
  const computed = compute(isUnderWay);
  try {
    const isComplete = await Promise.race([
      computed.then(() => true),
      Promise.all([patience, underWay]).then(() => false),
    ]);
    return isComplete ? jsonAnswer(await computed) : new Response(lateBody(inOnePiece(computed), call), { headers: jsonHeaders });
  } finally {
    stopTimer();
  }
}

async function* inOnePiece(body: Promise<unknown>): AsyncGenerator<string> {
  yield JSON.stringify(await body);
}
