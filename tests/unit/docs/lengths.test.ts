import { expect, test } from "vitest";
import { lengthViolations } from "../../../scripts/docs/check-lengths.mjs";

const navigation = [
  { section: "Guides", pages: ["docs/chat.md", "docs/troubleshooting.md"] },
  { section: "Reference", pages: ["docs/options.md"] },
];
const short = new Map([
  ["README.md", "line\n".repeat(150)],
  ["docs/chat.md", "word ".repeat(900)],
]);

test("a guide of 900 words and a README of 150 lines pass; a reference and the page of errors may be longer", () => {
  const texts = new Map([...short, ["docs/options.md", "word ".repeat(1000)], ["docs/troubleshooting.md", "word ".repeat(5000)]]);
  expect(lengthViolations(navigation, texts)).toEqual([]);
});

test("a longer guide is reported with its words, a longer README with its lines", () => {
  const texts = new Map([
    ["README.md", "line\n".repeat(151)],
    ["docs/chat.md", `${"word ".repeat(901)}<!-- comment of more words -->`],
  ]);
  expect(lengthViolations(navigation, texts)).toEqual([
    "docs/chat.md has 901 words; a guide has at most 900",
    "README.md has 151 lines, at most 150 are allowed",
  ]);
});

test("a page outside of the menu is reported, and a note in it", () => {
  const texts = new Map([...short, ["docs/lost.md", ""], ["docs/recipes/lost.md", ""], ["docs/notes/tried.md", ""]]);
  expect(lengthViolations([...navigation, { section: "Project", pages: ["docs/notes/tried.md"] }], texts)).toEqual([
    "docs/lost.md is not in docs/site/pages.json; records belong into docs/notes/",
    "docs/recipes/lost.md is not in docs/site/pages.json; records belong into docs/notes/",
    "docs/notes/tried.md is a record and may not be in docs/site/pages.json",
  ]);
});
