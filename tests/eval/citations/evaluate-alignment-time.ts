import type { Page } from "playwright/test";
import { type Evaluation, timeAtMost } from "../figures.ts";
import { median } from "../median.ts";
import { ownPassages } from "./cases/passages.ts";
import { timingCase } from "./cases/timing-case.ts";

const repetitions = 31;

export async function evaluateAlignmentTime(page: Page): Promise<Evaluation> {
  const given = timingCase(ownPassages());
  const { milliseconds, spans } = await page.evaluate(([timing, count]) => window.evaluation.timeAlignment(timing, count), [
    given,
    repetitions,
  ] as const);
  const first = milliseconds[0] ?? Number.NaN;
  const over = `median of ${repetitions} (first ${first.toFixed(1)} ms), ${spans} citations`;
  return {
    figures: [timeAtMost("aligning a reply of 300 tokens with 20 documents of 300 words", median(milliseconds), 50, over)],
    samples: { milliseconds, spans },
  };
}
