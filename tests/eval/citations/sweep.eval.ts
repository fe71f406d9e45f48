import { test } from "vitest";
import type { AlignmentLimits } from "../../../src/chat/citations/alignment-options.ts";
import type { Refutation } from "../../../src/chat/citations/guards.ts";
import { GeneratedCases } from "./cases/generated-cases.ts";
import { corporaFolder, corporaPassages } from "./cases/corpora-passages.ts";
import { handwrittenCases } from "./cases/handwritten-cases.ts";
import { PassageCases } from "./cases/passage-cases.ts";
import { ownPassages } from "./cases/passages.ts";
import { alignedWith, falseRate, precision, recall, scoreCases } from "./score.ts";

const guards: readonly Refutation[] = [
  "missing-fact",
  "missing-name",
  "polarity",
  "contrast",
  "substitution",
  "binding",
  "roles",
  "loose-number",
  "replaced",
];
const VARIANTS: readonly [string, Partial<AlignmentLimits>][] = [
  ["defaults", {}],
  ...[0.5, 0.75, 0.85].map((coverage): [string, Partial<AlignmentLimits>] => [`coverage ${coverage}`, { coverage }]),
  ...[0.55, 0.7, 0.9].map((plainCoverage): [string, Partial<AlignmentLimits>] => [`plainCoverage ${plainCoverage}`, { plainCoverage }]),
  ...[0.3, 0.5, 0.8].map((clauseCoverage): [string, Partial<AlignmentLimits>] => [`clauseCoverage ${clauseCoverage}`, { clauseCoverage }]),
  ...[0, 0.08, 0.25, 0.5].map((topic): [string, Partial<AlignmentLimits>] => [`topic ${topic}`, { topic }]),
  ...[0, 0.25].map((margin): [string, Partial<AlignmentLimits>] => [`margin ${margin}`, { margin }]),
  ...guards.map((guard): [string, Partial<AlignmentLimits>] => [`without ${guard}`, { withoutGuards: new Set([guard]) }]),
  ["without any guard", { withoutGuards: new Set(guards) }],
];

test("the effect of each limit and each guard", () => {
  const folder = corporaFolder();
  const real = new PassageCases(folder === undefined ? ownPassages() : corporaPassages(folder, "tuning"), 11).cases;
  const made = [
    ...new GeneratedCases(7, 60).cases,
    ...handwrittenCases("handwritten"),
    ...handwrittenCases("handwritten-blind"),
    ...handwrittenCases("handwritten-last"),
  ];
  for (const [name, limits] of VARIANTS) {
    const line = [real, made].map((cases) => {
      const scores = scoreCases(cases, alignedWith(limits));
      const all = scores.get("all");
      return all ? `P ${precision(all).toFixed(3)} R ${recall(all).toFixed(3)} F ${falseRate(all).toFixed(3)}` : "";
    });
    process.stdout.write(`${name.padEnd(26)} real ${line[0]}   made ${line[1]}\n`);
  }
});
