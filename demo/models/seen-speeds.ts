/** Decoding speeds that the visitor saw here, in tokens per second by model. */
import { keptSignal } from "../shell/kept-signal.ts";

export const seenSpeeds = keptSignal<Record<string, number>>("speeds", {}, (stored) =>
  typeof stored === "object" && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === "number"))
    : undefined,
);

/** Shorter replies say little about the speed. */
const minTokens = 16;

export function noteSpeed(model: string, tokens: number, seconds: number): void {
  if (tokens < minTokens || seconds <= 0) return;
  seenSpeeds.value = { ...seenSpeeds.peek(), [model]: tokens / seconds };
}
