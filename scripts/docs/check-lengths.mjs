/** Checks that a guide can be read in one go. */
import { filesBelow, read } from "./repository-files.mjs";
import { navigationFiles } from "./pages.mjs";

export const maxGuideWords = 900;
export const maxReadmeLines = 150;

/** Words of a page, with those in code and tables. @param {string} text */
export const wordsIn = (text) =>
  text
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

/** Looked up by an error's text, not read. */
const lookedUp = new Set(["docs/troubleshooting.md"]);

/** @returns {string[]} Violations. */
export function checkLengths() {
  const sections = navigationFiles();
  const guides = sections.filter(({ section }) => section === "Start" || section === "Guides").flatMap(({ pages }) => pages);
  const found = guides
    .filter((file) => !lookedUp.has(file))
    .map((file) => ({ file, words: wordsIn(read(file)) }))
    .filter(({ words }) => words > maxGuideWords)
    .map(({ file, words }) => `${file} has ${words} words; a guide has at most ${maxGuideWords}`);
  const lines = read("README.md").trimEnd().split("\n").length;
  if (lines > maxReadmeLines) found.push(`README.md has ${lines} lines, at most ${maxReadmeLines} are allowed`);
  const listed = new Set(sections.flatMap(({ pages }) => pages));
  const unlisted = filesBelow("docs").filter((file) => /^docs\/[^/]+\.md$/.test(file) && !listed.has(file));
  return [...found, ...unlisted.map((file) => `${file} is not in docs/site/pages.json; records are kept in docs/notes/`)];
}
