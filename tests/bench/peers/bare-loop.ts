/** Greedy decoding only: the best that a session can do. */
import type { TokenModel } from "../../../src/worker/engine/chat/token-loop/token-model.ts";

export interface BareRun {
  ids: number[];
  /** From the first token to the last. */
  milliseconds: number;
}

/** Leaves the cache in the state after a reply of `tokens` tokens to this prompt: the engine that owns the model may go on. */
export async function runBareLoop(model: TokenModel, promptIds: Int32Array, tokens: number): Promise<BareRun> {
  model.truncate(0);
  let logits: Float32Array = new Float32Array(0);
  for (let start = 0; start < promptIds.length; start += model.prefillChunk) {
    logits = await model.prefill(promptIds.subarray(start, start + model.prefillChunk));
  }
  const ids = [largest(logits)];
  const firstAt = performance.now();
  while (ids.length < tokens) {
    logits = await model.decode(ids[ids.length - 1] ?? 0);
    ids.push(largest(logits));
  }
  return { ids, milliseconds: performance.now() - firstAt };
}

function largest(logits: Float32Array): number {
  let best = 0;
  for (let id = 1; id < logits.length; id++) if ((logits[id] ?? 0) > (logits[best] ?? 0)) best = id;
  return best;
}
