/** Finds sections of the docs for a query in a reader's words. */
import { termsOf, wordsOf } from "./search-options.mjs";
import synonyms from "./synonyms.json" with { type: "json" };

/** @typedef {import("./search-options.mjs").SearchEntry} SearchEntry */

/** Guides come before lists of members, the changelog and the pages for contributors, which name every word. */
const isList = /^(?:api-reference|http-reference|architecture|hand-over)\.html|^repository\//;
const isRecord = /^repository\/(?:CHANGELOG|CONTRIBUTING)\.html/;
/** Error texts name many words, too; the words of a whole text still find its entry first. */
const isTroubleshooting = /^troubleshooting\.html/;

/** @type {import("minisearch").SearchOptions} */
const ranking = {
  boost: { title: 4, page: 2 },
  boostDocument: (_id, _term, stored) => {
    const url = String(stored?.["url"]);
    if (isRecord.test(url)) return 0.1;
    return isList.test(url) ? 0.3 : isTroubleshooting.test(url) ? 0.6 : 1;
  },
};

/** @type {Map<string, Set<string>>} Stems of other words with the same meaning, by stem. */
const sameMeaning = new Map();
for (const group of synonyms) {
  const stems = group.flatMap((word) => termsOf(word).slice(-1));
  for (const stem of stems) sameMeaning.set(stem, new Set([...(sameMeaning.get(stem) ?? []), ...stems.filter((other) => other !== stem)]));
}

/**
 * Returns sections that have a word of the query, best first; the score of sections with every word is doubled. A word matches by its beginning, its
 * stem, a synonym, or with a letter or two mistyped.
 * @param {import("minisearch").default<SearchEntry>} index @param {string} query
 */
export function findSections(index, query) {
  const queries = wordsOf(query).flatMap((word) => (termsOf(word).length === 0 ? [] : [queryOf(word)]));
  if (queries.length === 0) return [];
  const complete = new Set(index.search({ combineWith: "AND", queries }).map(({ id }) => Number(id)));
  const scoreOf = (/** @type {import("minisearch").SearchResult} */ { id, score }) => (complete.has(Number(id)) ? 2 : 1) * score;
  return index.search({ combineWith: "OR", queries, ...ranking }).sort((one, other) => scoreOf(other) - scoreOf(one));
}

/** @param {string} word @returns {import("minisearch").QueryCombination} */
function queryOf(word) {
  const stem = termsOf(word).at(-1) ?? word;
  const others = [...(sameMeaning.get(stem) ?? [])];
  return {
    combineWith: "OR",
    queries: [
      { queries: [word], prefix: true, fuzzy: word.length > 4 ? 0.2 : false },
      ...(others.length === 0 ? [] : [{ queries: others, boostTerm: () => 0.6 }]),
    ],
  };
}
