import type { EngineFailure } from "../../base/engine-failure.ts";
import { StallTimer } from "./stall-timer.ts";
import { failed } from "./engine-failures.ts";
import type { EngineHandle } from "./engine-handle.ts";

/** Milliseconds within which an engine that waits says that it is alive. */
const aliveMs = 2000;

/** The failure of a load without progress. An engine that waits for its files answers; one that interprets a file without an end does not. */
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
