import type { EngineFailure } from "../../base/engine-failure.ts";
import { StallTimer } from "./stall-timer.ts";
import { failed } from "./engine-failures.ts";
import type { EngineHandle } from "./engine-handle.ts";

/** Max milliseconds for the answer of an engine that is alive. */
const aliveMs = 2000;

/** Returns the failure of a load without progress: a hang if the engine does not answer. An engine that waits for its files answers. */
export async function stalledLoad({ engine }: EngineHandle, detail: string): Promise<{ ok: false; failure: EngineFailure }> {
  const answer = engine.isAlive().then(
    () => true,
    () => true,
  );
  const silence = new StallTimer(aliveMs);
  const isAlive = await Promise.race([answer, silence.expired.then(() => false)]);
  silence.stop();
  return isAlive ? failed("stalled", detail) : { ok: false, failure: { kind: "stalled", detail, isHang: true } };
}
