import { describe, expect, it } from "vitest";
import { GeneratedCases } from "../../eval/citations/cases/generated-cases.ts";
import { handwrittenCases } from "../../eval/citations/cases/handwritten-cases.ts";
import { PassageCases } from "../../eval/citations/cases/passage-cases.ts";
import { ownPassages } from "../../eval/citations/cases/passages.ts";
import { falseRate, precision, recall, scoreCases, type EvaluationCase, type Score } from "../../eval/citations/score.ts";

function total(cases: readonly EvaluationCase[]): Score {
  const all = scoreCases(cases).get("all");
  if (!all) throw new RangeError("no cases");
  return all;
}

// Thresholds lie a little under the figures of docs/citations.md; scoring also throws where offsets and text disagree.
describe("quality of citations", () => {
  it("is precise and complete on passages that no limit was chosen on", { timeout: 120_000 }, () => {
    const score = total(new PassageCases(ownPassages(), 11).cases);
    expect(precision(score)).toBeGreaterThan(0.98);
    expect(recall(score)).toBeGreaterThan(0.93);
    expect(falseRate(score)).toBeLessThan(0.015);
  });

  it("is precise and complete on generated documents and tool outputs with near misses", { timeout: 60_000 }, () => {
    const score = total(new GeneratedCases(7, 60).cases);
    expect(precision(score)).toBeGreaterThan(0.97);
    expect(recall(score)).toBeGreaterThan(0.86);
    expect(falseRate(score)).toBeLessThan(0.02);
  });

  it("is precise and complete on handwritten paraphrases and contradictions", () => {
    const score = total([
      ...handwrittenCases("handwritten"),
      ...handwrittenCases("handwritten-blind"),
      ...handwrittenCases("handwritten-last"),
    ]);
    expect(precision(score)).toBeGreaterThan(0.95);
    expect(recall(score)).toBeGreaterThan(0.92);
    expect(falseRate(score)).toBeLessThan(0.05);
  });
});
