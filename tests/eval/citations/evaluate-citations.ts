/**
 * Citations through the whole stack: a model with known replies, known sources, and the citations on the wire.
 * Every second reply is streamed in mode FAST, the others are whole, in mode ACCURATE.
 */
import type { Page } from "playwright/test";
import { type AskedReply, askAll } from "../chat-page.ts";
import { type Evaluation, everyOne, type Figure, shareAtLeast, shareAtMost, skipped } from "../figures.ts";
import { citationRequest, shapeFaults, spansOf } from "./citation-request.ts";
import { corporaFolder, corporaPassages } from "./cases/corpora-passages.ts";
import { GeneratedCases } from "./cases/generated-cases.ts";
import { handwrittenCases } from "./cases/handwritten-cases.ts";
import { PassageCases } from "./cases/passage-cases.ts";
import { ownPassages } from "./cases/passages.ts";
import { type EvaluationCase, falseRate, precision, recall, type Score, scoreCases } from "./score.ts";

const goals = { precision: 0.9, recall: 0.8, false: 0.05 };

export async function evaluateCitations(page: Page): Promise<Evaluation> {
  const folder = corporaFolder();
  const sets: [name: string, cases: EvaluationCase[]][] = [
    ["generated", new GeneratedCases(7, 60).cases],
    ["own passages", new PassageCases(ownPassages(), 11).cases],
    ["handwritten", (["handwritten", "handwritten-blind", "handwritten-last"] as const).flatMap(handwrittenCases)],
  ];
  if (folder !== undefined) sets.push(["corpora", new PassageCases(corporaPassages(folder, "heldOut"), 11).cases]);
  const figures: Figure[] = [];
  const samples: Record<string, object> = {};
  const counts = { replies: 0, citations: 0, right: 0, unsupported: 0, falselyCited: 0 };
  for (const [name, plain] of sets) {
    const cases = plain.map(withWideCharacters);
    const answers = await askAll(
      page,
      cases.map((given, index) => citationRequest(given, { stream: index % 2 === 1 })),
    );
    const faults = cases.map((given, index) => shapeFaults(given, answerAt(answers, index)));
    const places = new Map(cases.map((given, index) => [given, index]));
    const rightCases = cases.filter((_, index) => faults[index]?.length === 0);
    const scores = scoreCases(rightCases, (given) => spansOf(given, answerAt(answers, places.get(given) ?? -1)));
    const all = scoreOfAll(scores);
    counts.replies += cases.length;
    counts.right += rightCases.length;
    counts.citations += answers.reduce((sum, answer) => sum + (answer.isReply ? answer.message.citations.length : 0), 0);
    counts.unsupported += all.unsupported;
    counts.falselyCited += all.falselyCited;
    figures.push(
      shareAtLeast(`citation precision, ${name}`, precision(all), goals.precision, `${all.pairs} citations`),
      shareAtLeast(`citation recall, ${name}`, recall(all), goals.recall, `${all.supported} supported passages`),
      shareAtMost(`false citations, ${name}`, falseRate(all), goals.false, `${all.unsupported} unsupported replies`),
    );
    samples[name] = { faults: faults.flat(), scores: Object.fromEntries(scores) };
  }
  if (folder === undefined) figures.push(skipped("citation precision and recall, corpora", "no corpora folder"));
  figures.unshift(
    everyOne(
      "citations: text is its slice, ids exist, offsets in code points",
      counts.right,
      counts.replies,
      `${counts.replies} replies, ${counts.citations} citations`,
    ),
  );
  figures.push(
    shareAtMost("false citations, all", counts.falselyCited / counts.unsupported, goals.false, `${counts.unsupported} unsupported replies`),
  );
  return { figures, samples };
}

/** Adds characters of two UTF-16 code units to the beginning of every third reply. */
function withWideCharacters(given: EvaluationCase, index: number): EvaluationCase {
  return index % 3 === 0 ? { ...given, parts: [{ text: "😀𝄞 ", supportedBy: [] }, ...given.parts] } : given;
}

function answerAt(answers: readonly AskedReply[], index: number): AskedReply {
  const answer = answers[index];
  if (answer === undefined) throw new RangeError(`case ${index} was not answered`);
  return answer;
}

function scoreOfAll(scores: ReadonlyMap<string, Score>): Score {
  const all = scores.get("all");
  if (all === undefined) throw new RangeError("no cases");
  return all;
}
