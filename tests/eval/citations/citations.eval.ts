import { test } from "vitest";
import { corporaFolder, corporaPassages } from "./cases/corpora-passages.ts";
import { GeneratedCases } from "./cases/generated-cases.ts";
import { handwrittenCases } from "./cases/handwritten-cases.ts";
import { PassageCases } from "./cases/passage-cases.ts";
import { ownPassages } from "./cases/passages.ts";
import { report, scoreCases, type Score } from "./score.ts";

const wanted = process.env["SHOW"];
const show = (scores: ReadonlyMap<string, Score>): void => {
  const mistakes = [...scores.values()].flatMap((score) => score.mistakes);
  if (wanted !== undefined)
    for (const mistake of mistakes) if (new RegExp(wanted, "u").test(mistake)) process.stdout.write(`\n${mistake}\n`);
};

test("citations over generated documents and tool outputs", () => {
  const scores = scoreCases(new GeneratedCases(7, 120).cases);
  process.stdout.write(`\ngenerated\n${report(scores)}\n`);
  show(scores);
});

test("citations over handwritten cases", () => {
  const scores = scoreCases([
    ...handwrittenCases("handwritten"),
    ...handwrittenCases("handwritten-blind"),
    ...handwrittenCases("handwritten-last"),
  ]);
  process.stdout.write(`\nhandwritten\n${report(scores)}\n`);
  show(scores);
});

test("citations over the project's own passages", () => {
  const scores = scoreCases(new PassageCases(ownPassages(), 11).cases);
  process.stdout.write(`\nown passages\n${report(scores)}\n`);
  show(scores);
});

const folder = corporaFolder();
test.skipIf(folder === undefined || process.env["HALF"] === "none")("citations over passages of the corpora folder", () => {
  const halves = process.env["HALF"] === "tuning" ? (["tuning"] as const) : (["tuning", "heldOut"] as const);
  for (const half of halves) {
    const scores = scoreCases(new PassageCases(corporaPassages(folder ?? "", half), 11).cases);
    process.stdout.write(`\ncorpora, ${half}\n${report(scores)}\n`);
    if (half === "tuning") show(scores);
  }
});
