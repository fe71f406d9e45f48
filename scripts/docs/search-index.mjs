/** Makes the index that the search of the docs loads. Each section of a page is an entry. */
import MiniSearch from "minisearch";
import { searchOptions } from "../../docs/site/search-options.mjs";

/** @param {import("./pages.mjs").Page[]} pages @returns {string} JSON. */
export function searchIndexOf(pages) {
  const index = new MiniSearch(searchOptions);
  let id = 0;
  for (const page of pages) {
    for (const section of page.sections) {
      index.add({ id: id++, page: page.title, title: section.title, text: section.text, url: `${page.path}#${section.anchor}` });
    }
  }
  return JSON.stringify(index);
}
