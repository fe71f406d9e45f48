/** Checks that the files which documents name in code (`src/...`) are there: files move, and sentences about them stay. */
import { filesBelow, kindOf, read } from "./repository-files.mjs";

const others = ["README.md", "CONTRIBUTING.md", "recipes/README.md", "models/README.md"];
const named = /`((?:src|tests|scripts|demo|recipes|examples)\/[\w./{},-]+)`/g;

/** `a/{b,c}.ts` names two. @param {string} text @returns {string[]} */
function expanded(text) {
  const [whole, before = "", names = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(text) ?? [];
  return whole === undefined ? [text] : names.split(",").map((name) => before + name + after);
}

/**
 * @param {string} file
 * @param {string} text
 * @param {(path: string) => boolean} exists
 * @returns {string[]} Violations.
 */
export function missingPaths(file, text, exists) {
  const paths = [...text.matchAll(named)].flatMap(([, name = ""]) => expanded(name));
  return [...new Set(paths)].filter((name) => !exists(name)).map((name) => `${file} names ${name}, which is not there`);
}

/** @returns {string[]} Violations. */
export function checkPaths() {
  const pages = [...filesBelow("docs").filter((file) => file.endsWith(".md")), ...others];
  return pages.flatMap((file) => missingPaths(file, read(file), (name) => kindOf(name) !== undefined));
}
