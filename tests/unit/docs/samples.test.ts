import { expect, test } from "vitest";
import { moduleOf, samplesIn } from "../../../scripts/docs/samples.mjs";

const page = [
  "# Title",
  "<!-- sample: declare const x: number; -->",
  "```ts",
  "console.log(x);",
  "```",
  "```ts run alone",
  "console.log(1);",
  "```",
  "",
  "```text output",
  "1",
  "```",
  "```js skip",
  "module.exports = {};",
  "```",
  "```",
  "npm start",
  "```",
].join("\n");

test("blocks of code are samples, with their preamble and their expected output", () => {
  expect(samplesIn("a.md", page)).toEqual([
    {
      file: "a.md",
      line: 4,
      language: "ts",
      code: "console.log(x);",
      prelude: "declare const x: number;",
      isRunnable: false,
      isAlone: false,
    },
    { file: "a.md", line: 7, language: "ts", code: "console.log(1);", prelude: "", isRunnable: true, isAlone: true, output: "1" },
  ]);
});

test("a module has its code on the lines of the page, so that a compiler's message names them", () => {
  const [sample] = samplesIn("a.md", page);
  if (sample === undefined) throw new Error("no sample");
  expect(moduleOf(sample).split("\n").slice(2, 4)).toEqual(["declare const x: number;", "console.log(x);"]);
});

test("the module scripts of a page of HTML are samples, with the package instead of its copy", () => {
  const html = '```html\n<p id="a"></p>\n<script type="module">\n  import { start } from "./cohabit/index.js";\n  start();\n</script>\n```';
  const [sample] = samplesIn("a.md", html);
  if (sample === undefined) throw new Error("no sample");
  expect(moduleOf(sample)).not.toContain("<p");
  expect(moduleOf(sample).split("\n").slice(3, 5)).toEqual(['  import { start } from "cohabit";', "  start();"]);
});

test.each([
  ["a block without an end", "```ts\nlet a;"],
  ["an output of nothing", "```text output\n1\n```"],
])("%s is refused", (_name, text) => {
  expect(() => samplesIn("a.md", text)).toThrow("a.md:1");
});
