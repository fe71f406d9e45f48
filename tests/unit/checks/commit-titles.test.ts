import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { checkCommitTitles, titleViolations } from "../../../scripts/checks/commit-titles.mjs";

const violationsOf = (title: string): string[] => titleViolations([{ id: "abc", title }]);

test("a title of 72 characters passes, and one of 73 does not", () => {
  expect(violationsOf("a".repeat(72))).toEqual([]);
  expect(violationsOf("a".repeat(73))).toEqual([expect.stringContaining("73 characters, at most 72")]);
});

test.each(["Adds a check", "Added a check", "Moving files", "Fixes a bug", "Uses zod", "A graph is parsed once", "It works"])(
  "%j is no imperative",
  (title) => {
    expect(violationsOf(title)).toEqual([expect.stringContaining("imperative")]);
  },
);

test.each(["Add a check", "Move files", "Fix a bug", "Use zod", "Allow files", "Italicise notes", "Tests: seed the sampler"])(
  "%j passes",
  (title) => {
    expect(violationsOf(title)).toEqual([]);
  },
);

test("without a history the check is skipped with a sentence", () => {
  expect(checkCommitTitles(tmpdir())).toEqual({ violations: [], summary: "skipped: this copy has no history that reaches main" });
});
