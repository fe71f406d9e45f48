import { EngineFailed, ServiceUnavailable, TooManyTokens, Unprocessable } from "../../../inference/errors.ts";
import type { ServerRefusal } from "../../../inference/reply-events.ts";
import type { EngineFailure, EngineFailureKind, Outcome } from "../../engine/engine.ts";
import { EngineDied } from "./engine-handle.ts";
import type { EngineLease } from "./engine-lease.ts";
import { StallTimer } from "../calls/stall-timer.ts";

/** The error that the API answers for a fault of an engine (contract 1.3). */
function errorOfFailure(model: string, { kind, detail, cause, retryAfterSeconds = 1 }: EngineFailure): Error {
  switch (kind) {
    case "too-many-tokens":
      return new TooManyTokens(detail);
    case "unprocessable":
      return new Unprocessable(detail);
    case "unavailable":
      return new ServiceUnavailable(detail, retryAfterSeconds);
    case "out-of-memory":
      return new EngineFailed(`model '${model}' ran out of memory`, cause);
    case "device-lost":
      return new EngineFailed(`model '${model}' lost its device`, cause);
    case "files-missing":
    case "files-damaged":
    case "run-failed":
    case "internal":
    case "server-failed":
    case "stalled":
    case "died":
      return new EngineFailed(`model '${model}' failed: ${detail}`, cause);
  }
}

/** What a model's server refused. Undefined: something else failed. */
export function refusalOf({ kind, retryAfterSeconds = 1 }: EngineFailure): ServerRefusal | undefined {
  if (kind === "unavailable") return { kind, retryAfterSeconds };
  return kind === "too-many-tokens" || kind === "unprocessable" ? { kind } : undefined;
}

/** A fault as the outcome of an engine that cannot give one itself. */
export function failed(kind: EngineFailureKind, detail: string): { ok: false; failure: EngineFailure } {
  return { ok: false, failure: { kind, detail } };
}

/** Faults that another load or run on the same device would repeat. A silent or ended engine says nothing of its device. */
const deviceFailures: ReadonlySet<EngineFailureKind> = new Set(["out-of-memory", "device-lost", "run-failed"]);

export function isDeviceFailure({ kind }: EngineFailure): boolean {
  return deviceFailures.has(kind);
}

/** Failures that happened elsewhere, on the server of a model or in its request: the engine is as good as before. */
const harmlessFailures: ReadonlySet<EngineFailureKind> = new Set(["unavailable", "server-failed", "unprocessable", "too-many-tokens"]);

/** Whether the engine has to be ended, because nobody knows in which state the failure left it. */
export function endsEngine({ kind }: EngineFailure): boolean {
  return !harmlessFailures.has(kind);
}

/**
 * The value of what an engine computed. A failed run ends it, so that the next call gets a new one: it poisons the runtime
 * below it. An engine that is silent for `stallMs` milliseconds is ended, too.
 * @throws EngineFailed, also when the engine ended while it worked.
 */
export async function computed<Value>(lease: EngineLease, model: string, stallMs: number, work: Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await outcomeOf(lease, model, stallMs, work);
  if (outcome.ok) return outcome.value;
  if (endsEngine(outcome.failure)) lease.discard(outcome.failure.detail, outcome.failure);
  throw errorOfFailure(model, outcome.failure);
}

/**
 * The value of what an engine planned. Planning runs nothing on the device and leaves nothing behind: a fault of it is
 * this request's alone, and the engine goes on with all others. Only one that is silent for `stallMs` is ended.
 * @throws TooManyTokens; Unprocessable; EngineFailed, also when the engine ended meanwhile.
 */
export async function planned<Value>(lease: EngineLease, model: string, stallMs: number, work: Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await outcomeOf(lease, model, stallMs, work);
  if (outcome.ok) return outcome.value;
  if (outcome.failure.kind === "stalled") lease.discard(outcome.failure.detail, outcome.failure);
  throw errorOfFailure(model, outcome.failure);
}

async function outcomeOf<Value>(
  lease: EngineLease,
  model: string,
  stallMs: number,
  work: Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const stall = new StallTimer(stallMs);
  try {
    return await lease.whileAlive(Promise.race([work, stall.expired.then((detail) => failed("stalled", detail))]));
  } catch (failure) {
    if (failure instanceof EngineDied) throw new EngineFailed(`the engine of model '${model}' ended: ${failure.reason}`, failure);
    // The call itself did not come through: a message that could not be copied between workers.
    return { ok: false, failure: { kind: "internal", detail: "the request could not be processed", cause: String(failure) } };
  } finally {
    stall.stop();
  }
}
