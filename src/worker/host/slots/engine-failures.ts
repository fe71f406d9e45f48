import { EngineFailed, GestureNeeded, ServiceUnavailable, TooManyTokens, Unprocessable } from "../../../inference/errors.ts";
import { causeOf } from "../../../inference/cause-of.ts";
import type { ServerRefusal } from "../../../inference/reply-events.ts";
import type { Engine, Outcome } from "../../engine/engine.ts";
import type { EngineFailure, EngineFailureKind } from "../../base/engine-failure.ts";
import { EngineDied } from "./engine-handle.ts";
import type { EngineLease } from "./engine-lease.ts";
import { SilenceWatch } from "./silence-watch.ts";
import { StallTimer } from "./stall-timer.ts";

/** Converts an engine's failure to the error for the API (contract 1.3). */
export function errorOfFailure(model: string, { kind, detail, cause, retryAfterSeconds = 1 }: EngineFailure): Error {
  switch (kind) {
    case "too-many-tokens":
      return new TooManyTokens(detail);
    case "unprocessable":
      return new Unprocessable(detail);
    case "unavailable":
      return new ServiceUnavailable(detail, retryAfterSeconds);
    case "gesture-needed":
      return new GestureNeeded(detail);
    case "out-of-memory":
      return new EngineFailed(`model '${model}' ran out of memory`, cause);
    case "device-lost":
      return new EngineFailed(`model '${model}' lost its device`, cause);
    case "threads-failed":
    case "kernels-failed":
    case "files-missing":
    case "files-damaged":
    case "run-failed":
    case "internal":
    case "server-failed":
    case "stalled":
    case "hung":
    case "died":
      return new EngineFailed(`model '${model}' failed: ${detail}`, cause);
  }
}

/** Returns the refusal of a model's server; undefined for other failures. */
export function refusalOf({ kind, retryAfterSeconds = 1 }: EngineFailure): ServerRefusal | undefined {
  if (kind === "unavailable") return { kind, retryAfterSeconds };
  return kind === "too-many-tokens" || kind === "unprocessable" ? { kind } : undefined;
}

const planHang: EngineFailure = {
  kind: "hung",
  detail: "preparing a request took over 30 s and was ended: its chat template, or a pattern of its tokenizer.json, may not end",
  isHang: true,
};

/** Returns a failure that the engine cannot report. */
export function failed(kind: EngineFailureKind, detail: string): { ok: false; failure: EngineFailure } {
  return { ok: false, failure: { kind, detail } };
}

/** Failures that would recur on the same device. A stalled or ended engine is no sign of a failed device. */
const deviceFailures: ReadonlySet<EngineFailureKind> = new Set(["out-of-memory", "device-lost", "run-failed"]);

export function isDeviceFailure({ kind }: EngineFailure): boolean {
  return deviceFailures.has(kind);
}

/** Failures that leave the engine usable, because their cause is the model's server, the user or the request. */
const harmlessFailures: ReadonlySet<EngineFailureKind> = new Set([
  "unavailable",
  "gesture-needed",
  "server-failed",
  "unprocessable",
  "too-many-tokens",
]);

/** Whether the engine must be ended, because its state after the failure is unknown. */
export function endsEngine({ kind }: EngineFailure): boolean {
  return !harmlessFailures.has(kind);
}

/**
 * Returns the milliseconds after which a silent engine counts as hung. Returns undefined for a remote engine, which has its own
 * timeouts: a single slow request must not end it, and planning still shows whether it hangs.
 */
export function silenceLimit({ loaded }: Pick<EngineLease, "loaded">, stallMs: number): number | undefined {
  return loaded.device.kind === "remote" ? undefined : stallMs;
}

/**
 * Returns the value that an engine computed. The engine is ended if the run fails, because the runtime is then unusable, or if there
 * is no result for `stallMs` milliseconds (`silenceLimit`). Throws EngineFailed, also if the engine ends meanwhile.
 */
export async function awaitComputation<Value>(
  lease: EngineLease,
  model: string,
  stallMs: number,
  work: Promise<Outcome<Value>>,
): Promise<Value> {
  const outcome = await outcomeOf(lease, model, silenceLimit(lease, stallMs), work);
  if (outcome.ok) {
    lease.succeeded();
    return outcome.value;
  }
  if (endsEngine(outcome.failure)) lease.discard(outcome.failure.detail, outcome.failure);
  throw errorOfFailure(model, outcome.failure);
}

/** 30 s. An engine answers between two runs of its model, and while it waits for a file. */
const planSilence = { intervalMs: 500, maxUnanswered: 60 };

/**
 * Returns an engine's plan. Planning does not use the device, so a failure affects only this request, and the engine is kept. It is
 * ended after `stallMs` milliseconds without a result, or much earlier if it does not answer `isAlive`: interpreting the model's files
 * or the request may then never end. Throws TooManyTokens, Unprocessable, or EngineFailed, also if the engine ends meanwhile.
 */
export async function awaitPlan<Value>(
  lease: Pick<EngineLease, "whileAlive" | "discard" | "answered" | "isShared"> & { engine: Pick<Engine, "isAlive"> },
  model: string,
  stallMs: number,
  work: Promise<Outcome<Value>>,
): Promise<Value> {
  // A computation for another call may take long and has its own timeout, so it excuses the silence.
  const watch = new SilenceWatch({ ping: () => lease.engine.isAlive(), ...planSilence, isExcused: () => lease.isShared() });
  const hung = watch.silent.then((): Outcome<Value> => ({ ok: false, failure: planHang }));
  const outcome = await outcomeOf(lease, model, stallMs, Promise.race([work, hung])).finally(() => watch.stop());
  const isSilent = !outcome.ok && (outcome.failure.kind === "stalled" || outcome.failure.kind === "hung");
  if (!isSilent) lease.answered();
  if (outcome.ok) return outcome.value;
  if (isSilent) lease.discard(outcome.failure.detail, { ...outcome.failure, isHang: watch.isSilent });
  throw errorOfFailure(model, outcome.failure);
}

async function outcomeOf<Value>(
  lease: Pick<EngineLease, "whileAlive">,
  model: string,
  stallMs: number | undefined,
  work: Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const stall = new StallTimer(stallMs);
  try {
    return await lease.whileAlive(Promise.race([work, stall.expired.then((detail) => failed("stalled", detail))]));
  } catch (failure) {
    if (failure instanceof EngineDied) throw new EngineFailed(`the engine of model '${model}' ended: ${failure.reason}`, failure);
    // The call failed, for example because a message could not be cloned between workers.
    return { ok: false, failure: { kind: "internal", detail: "the request could not be processed", cause: causeOf(failure) } };
  } finally {
    stall.stop();
  }
}
