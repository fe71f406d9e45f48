import { alignCitations } from "../../../src/chat/citations/align-citations.ts";
import type { AlignmentLimits } from "../../../src/chat/citations/alignment-options.ts";
import type { CitableSource, CitationSpan } from "../../../src/chat/citations/citation.ts";
import { prepareSources } from "../../../src/chat/citations/prepared-sources.ts";

/** A part of a reply and the sources that support it, if any do. */
export interface ReplyPart {
  text: string;
  supportedBy: readonly number[];
  /** Whether a citation is correct but not required, because the statement has true and false words. Default: false. */
  optional?: boolean;
}

export interface EvaluationCase {
  group: string;
  prompt: string;
  sources: readonly CitableSource[];
  parts: readonly ReplyPart[];
}

/** Returns the citations of a case's reply. */
export type CitedBy = (given: EvaluationCase) => readonly CitationSpan[];

export const replyOf = ({ parts }: EvaluationCase): string => parts.map((part) => part.text).join("");

/** Cites with the aligner itself. */
export const alignedWith =
  (limits: Partial<AlignmentLimits> = {}): CitedBy =>
  (given) =>
    alignCitations(replyOf(given), prepareSources(given.sources), { prompt: given.prompt, limits });

export interface Score {
  cases: number;
  /** Pairs of span and source, and the number of pairs whose source supports the span's part. */
  pairs: number;
  correct: number;
  /** Parts that a source supports, and the number of them with a citation of such a source. */
  supported: number;
  recalled: number;
  /** Replies that no source supports, and the number of them with a citation. */
  unsupported: number;
  falselyCited: number;
  mistakes: string[];
}

const emptyScore = (): Score => ({
  cases: 0,
  pairs: 0,
  correct: 0,
  supported: 0,
  recalled: 0,
  unsupported: 0,
  falselyCited: 0,
  mistakes: [],
});

function scoreCase(score: Score, given: EvaluationCase, spans: readonly CitationSpan[]): void {
  const text = replyOf(given);
  const points = Array.from(text);
  let offset = 0;
  const parts = given.parts.map((part) => {
    const start = offset;
    offset += Array.from(part.text).length;
    return { ...part, start, end: offset };
  });
  score.cases++;
  for (const span of spans) {
    if (points.slice(span.start, span.end).join("") !== span.text) throw new RangeError(`offsets of "${span.text}" are wrong`);
    for (const source of span.sourceIndices) {
      score.pairs++;
      const touched = parts.filter((part) => part.start < span.end && part.end > span.start);
      if (touched.every((part) => part.supportedBy.includes(source))) score.correct++;
      else
        score.mistakes.push(
          `${given.group} WRONG [${span.text}] -> ${source}: ${JSON.stringify(given.sources[source]?.data).slice(0, 400)} | ${given.prompt} | ${text.slice(0, 300)}`,
        );
    }
  }
  for (const part of parts) {
    if (part.supportedBy.length === 0 || part.optional) continue;
    score.supported++;
    if (
      spans.some(
        (span) => span.start < part.end && span.end > part.start && span.sourceIndices.some((source) => part.supportedBy.includes(source)),
      )
    )
      score.recalled++;
    else
      score.mistakes.push(
        `${given.group} MISSED [${part.text}] in ${part.supportedBy.join()}: ${JSON.stringify(given.sources[part.supportedBy[0] ?? 0]?.data).slice(0, 700)} | ${given.prompt}`,
      );
  }
  if (parts.every((part) => part.supportedBy.length === 0)) {
    score.unsupported++;
    if (spans.length > 0) score.falselyCited++;
  }
}

/** Returns scores by group, and over all groups as "all". */
export function scoreCases(cases: readonly EvaluationCase[], citedBy: CitedBy = alignedWith()): Map<string, Score> {
  const scores = new Map<string, Score>([["all", emptyScore()]]);
  for (const given of cases) {
    const own = scores.get(given.group) ?? emptyScore();
    scores.set(given.group, own);
    scoreCase(own, given, citedBy(given));
  }
  const all = emptyScore();
  for (const [group, score] of scores) {
    if (group === "all") continue;
    for (const key of ["cases", "pairs", "correct", "supported", "recalled", "unsupported", "falselyCited"] as const)
      all[key] += score[key];
  }
  scores.set("all", all);
  return scores;
}

export const precision = (score: Score): number => (score.pairs === 0 ? 1 : score.correct / score.pairs);
export const recall = (score: Score): number => (score.supported === 0 ? 1 : score.recalled / score.supported);
export const falseRate = (score: Score): number => (score.unsupported === 0 ? 0 : score.falselyCited / score.unsupported);

/** Returns one line per group. */
export function report(scores: ReadonlyMap<string, Score>): string {
  const share = (value: number, of: number): string => (of === 0 ? "     -" : (100 * value).toFixed(1).padStart(6));
  const head = `${"group".padEnd(28)}${"cases".padStart(6)}  precision (pairs)   recall (parts)   false (replies)`;
  const lines = [...scores].map(
    ([group, score]) =>
      `${group.padEnd(28)}${String(score.cases).padStart(6)}  ${share(precision(score), score.pairs)} (${score.pairs})`.padEnd(56) +
      `${share(recall(score), score.supported)} (${score.supported})`.padEnd(18) +
      `${share(falseRate(score), score.unsupported)} (${score.unsupported})`,
  );
  return [head, ...lines].join("\n");
}
