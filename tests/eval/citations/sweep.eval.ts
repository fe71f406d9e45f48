import { test } from "vitest";
import type { AlignmentLimits } from "../../../src/chat/citations/alignment-options.ts";
import type { Refutation } from "../../../src/chat/citations/guards.ts";
import { PassageCases } from "./passage-cases.ts";
import { falseRate, precision, recall, scoreCases } from "./score.ts";

const GUARDS: readonly Refutation[] = ["missing-fact", "missing-name", "polarity", "contrast", "substitution", "binding", "roles", "loose-number", "borrowed", "replaced"];
const VARIANTS: readonly [string, Partial<AlignmentLimits>][] = [
  ["defaults", {}],
  ...[0.5, 0.6, 0.75, 0.85].map((coverage): [string, Partial<AlignmentLimits>] => [`coverage ${coverage}`, { coverage, plainCoverage: Math.max(coverage, 0.7) }]),
  ...[0.55, 0.8, 0.9].map((plainCoverage): [string, Partial<AlignmentLimits>] => [`plainCoverage ${plainCoverage}`, { plainCoverage }]),
  ...[0.3, 0.65].map((clauseCoverage): [string, Partial<AlignmentLimits>] => [`clauseCoverage ${clauseCoverage}`, { clauseCoverage }]),
  ...[0, 0.15, 0.35, 0.5].map((topic): [string, Partial<AlignmentLimits>] => [`topic ${topic}`, { topic }]),
  ...[0, 0.06, 0.25].map((margin): [string, Partial<AlignmentLimits>] => [`margin ${margin}`, { margin }]),
  ...GUARDS.map((guard): [string, Partial<AlignmentLimits>] => [`without ${guard}`, { withoutGuards: new Set([guard]) }]),
  ["without any guard", { withoutGuards: new Set(GUARDS) }],
];

test("what each limit and each guard is worth", () => {
  const { cases } = new PassageCases("tuning", 11);
  for (const [name, limits] of VARIANTS) {
    const scores = scoreCases(cases, limits);
    const all = scores.get("all");
    if (!all) continue;
    const wrong = ["false number", "false name", "false negation"].map((group) => (scores.get(group)?.pairs ?? 0) - (scores.get(group)?.correct ?? 0));
    process.stdout.write(`${name.padEnd(26)} precision ${precision(all).toFixed(3)} recall ${recall(all).toFixed(3)} false ${falseRate(all).toFixed(3)} wrong number/name/negation ${wrong.join("/")}\n`);
  }
});
