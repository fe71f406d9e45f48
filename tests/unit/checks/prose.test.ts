import { expect, test } from "vitest";
import { folderOf } from "../../../scripts/checks/prose/folders.mjs";
import { proseViolations, sharesOf } from "../../../scripts/checks/prose/prose.mjs";
import { commentsIn, countsOf, paragraphsIn, sentencesIn } from "../../../scripts/checks/prose/sentences.mjs";

const zero = { vague: 0, fragments: 0, long: 0 };

test("comments are read without the code around them and in them", () => {
  const source = '/** Returns `what` it finds. */\nconst text = "https://told.example"; // Said twice.\n';
  expect(commentsIn(source).map((text) => text.trim())).toEqual(["Returns x it finds.", "Said twice."]);
});

test("types and names in JSDoc are no prose", () => {
  const source = "/** @param {{ wanted: string }} wanted The model. @param {string[]} [told] Ids. @returns {Wanted[]} Sorted ids. */";
  expect(commentsIn(source).map((text) => text.trim())).toEqual(["x The model. x Ids. x Sorted ids."]);
});

test("paragraphs of Markdown are read without code, tables, headings and the targets of links", () => {
  const markdown = "# What\n\nA [link](what.md).\n\n```ts\nwhat();\n```\n\n| what | those |\n|---|---|\n\n- First item.\n- Second item.\n";
  expect(paragraphsIn(markdown).map((text) => text.trim())).toEqual(["A link.", "First item.", "Second item."]);
});

test("vague words, fragments and long sentences are counted", () => {
  const long = `The host ${"really ".repeat(40)}waits.`;
  const sentences = sentencesIn(`What is told goes on behind it. The host waits for a slot. Of three words. ${long}`);
  expect(countsOf(sentences)).toEqual({ words: 7 + 6 + 3 + 43, vague: 4, sentences: 4, fragments: 2, long: 1 });
});

test("shares are per 100 words and in per cent of sentences, and 0 of no prose", () => {
  expect(sharesOf({ words: 200, vague: 3, sentences: 8, fragments: 1, long: 2 })).toEqual({ vague: 1.5, fragments: 12.5, long: 25 });
  expect(sharesOf(countsOf([]))).toEqual(zero);
});

test("a count over its limit is a violation; a folder without a limit is held to the goal", () => {
  const shares = new Map([
    ["src/api", { vague: 0.6, fragments: 5, long: 0 }],
    ["src/new", { vague: 0.6, fragments: 0, long: 0 }],
  ]);
  expect(proseViolations(shares, { "src/api": { vague: 0.6, fragments: 4, long: 0 } }, {})).toEqual([
    "src/api: fragments 5, the limit is 4",
    "src/new: vague 0.6, the limit is 0.5",
  ]);
});

test("a limit above the one on main is a violation, and a limit without prose", () => {
  const limits = { "src/api": { vague: 2, fragments: 0, long: 0 }, "src/gone": zero };
  expect(proseViolations(new Map([["src/api", zero]]), limits, { "src/api": { vague: 1, fragments: 3, long: 3 } })).toEqual([
    "src/api: the limit of vague rose from 1 to 2",
    "src/gone: has a limit but no prose",
  ]);
});

test.each([
  ["src/api/chat/v2.ts", "src/api"],
  ["src/worker/engine/onnx/causal/x.ts", "src/worker/engine"],
  ["src/index.ts", "src"],
  ["scripts/checks/prose/prose.mjs", "scripts"],
  ["docs/chat.md", "docs/*.md"],
  ["docs/notes/kernels.md", "docs/notes/*.md"],
  ["models/starter-chat/README.md", "models/*.md"],
  ["README.md", "README.md"],
])("%s is counted in %s", (file, folder) => {
  expect(folderOf(file)).toBe(folder);
});
