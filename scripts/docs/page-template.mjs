/** The frame of every page of the docs: navigation, search, contents. No inline script or style, so any CSP is satisfied. */
import { relativeLink } from "./site-paths.mjs";

/** @typedef {import("./markdown.mjs").Heading} Heading */
/** @typedef {{ section: string, pages: { title: string, path: string }[] }} NavigationSection */

/** @param {string} text */
export const escapeHtml = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * @param {{ path: string, title: string, html: string, headings: Heading[], navigation: NavigationSection[] }} page
 * @returns {string}
 */
export function renderPage({ path, title, html, headings, navigation }) {
  const link = (/** @type {string} */ to) => relativeLink(path, to);
  const pages = navigation.flatMap((section) => section.pages);
  const index = pages.findIndex((page) => page.path === path);
  const neighbour = (/** @type {{ title: string, path: string } | undefined} */ page, /** @type {string} */ relation) =>
    page === undefined ? "" : `<a rel="${relation}" href="${link(page.path)}">${escapeHtml(page.title)}</a>`;
  const contents = headings.filter(({ level }) => level === 2);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · cohabit</title>
<link rel="icon" href="${link("icon.svg")}" type="image/svg+xml">
<link rel="stylesheet" href="${link("style.css")}">
<script type="module" src="${link("site.js")}"></script>
</head>
<body data-root="${relativeLink(path, "index.html").slice(0, -"index.html".length)}">
<a class="skip" href="#content">Skip to the text</a>
<header>
<a class="wordmark" href="${link("index.html")}">cohabit docs</a>
<search><label><span class="visually-hidden">Search the docs</span><input type="search" id="search" placeholder="Search" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"></label>
<ul id="found" role="listbox" aria-label="Search results" hidden></ul></search>
<a class="playground" href="${relativeLink(`docs/${path}`, "index.html").replace(/index\.html$/, "") || "./"}">Playground</a>
</header>
<div class="frame">
<details class="navigation" open><summary>All pages</summary>
<nav aria-label="Docs">
${navigation.map((section) => `<h2>${escapeHtml(section.section)}</h2>\n<ul>\n${section.pages.map((page) => `<li><a href="${link(page.path)}"${page.path === path ? ' aria-current="page"' : ""}>${escapeHtml(page.title)}</a></li>`).join("\n")}\n</ul>`).join("\n")}
</nav></details>
<main id="content" tabindex="-1">
${html}
${index < 0 ? "" : `<footer>${neighbour(pages[index - 1], "prev")}${neighbour(pages[index + 1], "next")}</footer>`}
</main>
${contents.length < 2 ? "" : `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>\n${contents.map((heading) => `<li><a href="#${heading.anchor}">${escapeHtml(heading.title)}</a></li>`).join("\n")}\n</ul></nav>`}
</div>
</body>
</html>
`;
}
