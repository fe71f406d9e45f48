/** The terms of the search, on which the build of the docs and their pages must agree. */
import { stemmer } from "stemmer";

/** @typedef {{ id: number, page: string, title: string, text: string, url: string }} SearchEntry */

/** Words that say little about a section, in texts and in questions. */
const stopWords = new Set(
  "a an and are as at be but by can could do does for from have how i if in is it its me my of on or our per run runs should so than that the then there these this to too use using want was we what when where which while who why will with work works would you your".split(
    " ",
  ),
);

/**
 * A word and its stem, so that "isola" finds "isolation", and "downloads" finds "downloading".
 * @param {string} word @returns {string[]} Empty for words that say little.
 */
export function termsOf(word) {
  const lower = word.toLowerCase();
  if (lower === "" || stopWords.has(lower)) return [];
  const stem = /^[a-z]+$/u.test(lower) ? stemmer(lower) : lower;
  return stem === lower ? [lower] : [lower, stem];
}

/**
 * `start({ models })` is found by "start" and by "models", `cohabit-sw.js` by "sw", file names and error codes as a whole.
 * @param {string} text
 */
export const wordsOf = (text) =>
  text
    .split(/[\s.,:;!?(){}[\]"'`<>|=/\\]+/u)
    .flatMap((word) => (/[-_]/.test(word) ? [word, ...word.split(/[-_]+/)] : [word]))
    .filter((word) => word !== "");

/** @type {import("minisearch").Options<SearchEntry>} */
export const searchOptions = {
  fields: ["title", "page", "text"],
  storeFields: ["title", "page", "url"],
  tokenize: wordsOf,
  processTerm: termsOf,
};
