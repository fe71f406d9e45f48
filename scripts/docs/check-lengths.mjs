/** Checks that a guide can be read in one go, and that every page is in the menu. */
import { navigationFiles } from "./pages.mjs";
import { filesBelow, read } from "./repository-files.mjs";

const maxGuideWords = 900;
const maxReadmeLines = 150;
const guideSections = ["Start", "Guides", "Recipes"];

/** Readers look up an error's text there; they do not read the page. */
const lookedUp = new Set(["docs/troubleshooting.md"]);

/** Counts the words of a page, code and tables included. @param {string} text */
const wordsIn = (text) =>
  text
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

/**
 * @param {{ section: string, pages: string[] }[]} navigation
 * @param {ReadonlyMap<string, string>} texts README.md and the pages, by file.
 * @returns {string[]} Violations.
 */
export function lengthViolations(navigation, texts) {
  const found = [];
  const guides = navigation.filter(({ section }) => guideSections.includes(section)).flatMap(({ pages }) => pages);
  for (const file of guides.filter((guide) => !lookedUp.has(guide))) {
    const words = wordsIn(texts.get(file) ?? "");
    if (words > maxGuideWords) found.push(`${file} has ${words} words; a guide has at most ${maxGuideWords}`);
  }
  const lines = (texts.get("README.md") ?? "").trimEnd().split("\n").length;
  if (lines > maxReadmeLines) found.push(`README.md has ${lines} lines, at most ${maxReadmeLines} are allowed`);
  const listed = new Set(navigation.flatMap(({ pages }) => pages));
  for (const file of texts.keys()) {
    if (/^docs\/(?:recipes\/)?[^/]+\.md$/.test(file) && !listed.has(file))
      found.push(`${file} is not in docs/site/pages.json; records belong into docs/notes/`);
    if (file.startsWith("docs/notes/") && listed.has(file)) found.push(`${file} is a record and may not be in docs/site/pages.json`);
  }
  return found;
}

/** @returns {string[]} Violations. */
export function checkLengths() {
  const files = ["README.md", "examples/README.md", ...filesBelow("docs").filter((file) => file.endsWith(".md"))];
  return lengthViolations(navigationFiles(), new Map(files.map((file) => [file, read(file)])));
}
