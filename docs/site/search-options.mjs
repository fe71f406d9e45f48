/** What the build of the docs and their pages must agree on. */

/** @typedef {{ id: number, page: string, title: string, text: string, url: string }} SearchEntry */

/** @type {import("minisearch").Options<SearchEntry>} */
export const searchOptions = {
  fields: ["title", "page", "text"],
  storeFields: ["title", "page", "url"],
  // `start({ models })` must be found by "start" and by "models", `cohabit-sw.js` by "sw", file names and error codes as a whole.
  tokenize: (text) =>
    text.split(/[\s.,:;!?(){}[\]"'`<>|=/\\]+/u).flatMap((word) => (/[-_]/.test(word) ? [word, ...word.split(/[-_]+/)] : [word])),
  searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : false), combineWith: "AND" },
};
