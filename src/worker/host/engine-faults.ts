import { EngineFailed, TooManyTokens, Unprocessable } from "../../api/errors.ts";
import type { EngineFault, Outcome } from "../engine/engine.ts";
import { EngineDied } from "./engine-handle.ts";
import type { EngineLease } from "./model-slot.ts";
import { StallTimer } from "./stall-timer.ts";

/** What the API says of a fault of an engine (contract 1.3). */
function errorOfFault(model: string, fault: EngineFault): Error {
  switch (fault.kind) {
    case "too-many-tokens":
      return new TooManyTokens(fault.detail);
    case "unprocessable":
      return new Unprocessable(fault.detail);
    case "out-of-memory":
      return new EngineFailed(`model '${model}' ran out of memory`);
    case "device-lost":
      return new EngineFailed(`model '${model}' lost its device`);
    case "files-missing":
    case "files-damaged":
    case "run-failed":
      return new EngineFailed(`model '${model}' failed: ${fault.detail}`);
  }
}

/** A fault as the answer of an engine that could not give one itself. */
export function runFailed(detail: string): { ok: false; fault: EngineFault } {
  return { ok: false, fault: { kind: "run-failed", detail } };
}

/**
 * The value of an engine's answer. A fault that leaves the engine in doubt ends it, so that the next call gets a new
 * one: a failed run poisons the runtime below it. An engine that says nothing for `stallMs` milliseconds is ended too.
 * @throws TooManyTokens; Unprocessable; EngineFailed, also when the engine ended while it worked.
 */
export async function answerOf<Value>(
  lease: EngineLease,
  model: string,
  stallMs: number,
  work: Promise<Outcome<Value>>,
): Promise<Value> {
  let outcome: Outcome<Value>;
  const stall = new StallTimer(stallMs);
  try {
    outcome = await lease.whileAlive(Promise.race([work, stall.expired.then(runFailed)]));
  } catch (failure) {
    if (failure instanceof EngineDied) throw new EngineFailed(`the engine of model '${model}' ended: ${failure.reason}`);
    lease.discard("it threw instead of answering");
    throw new EngineFailed(`model '${model}' failed`);
  } finally {
    stall.stop();
  }
  if (outcome.ok) return outcome.value;
  if (!isOfRequest(outcome.fault)) lease.discard(outcome.fault.detail, outcome.fault);
  throw errorOfFault(model, outcome.fault);
}

/** The request is at fault, not the engine. */
function isOfRequest({ kind }: EngineFault): boolean {
  return kind === "too-many-tokens" || kind === "unprocessable";
}
