/** Reads the pages of the docs: the pages of the navigation, and every file of the repository that a page links to. */
import path from "node:path";
import { z } from "zod";
import { generatedMarkdown } from "./reference/generated-markdown.mjs";
import { highlight, readMarkdown } from "./markdown.mjs";
import { escapeHtml } from "./page-template.mjs";
import { filesBelow, kindOf, read } from "./repository-files.mjs";
import { relativeLink, sitePathOf } from "./site-paths.mjs";

/** @typedef {import("./markdown.mjs").ReadMarkdown} ReadMarkdown */
/** @typedef {ReadMarkdown & { file: string, path: string, isMarkdown: boolean }} Page */

const navigationSchema = z.array(z.object({ section: z.string(), pages: z.array(z.string()) }));

export const navigationFiles = () => navigationSchema.parse(JSON.parse(read("docs/site/pages.json")));

/**
 * Reads all pages and checks their links, in the files and on the site.
 * @returns {Promise<{ pages: Page[], images: string[], deadLinks: string[] }>}
 */
export async function readPages() {
  /** @type {Map<string, Page>} By file. */
  const pages = new Map();
  /** @type {Set<string>} */
  const images = new Set();
  /** @type {string[]} */
  const deadLinks = [];
  /** @type {{ from: string, href: string, target: string, anchor: string }[]} */
  const anchors = [];
  const pending = navigationFiles().flatMap((section) => section.pages);

  for (let file = pending.shift(); file !== undefined; file = pending.shift()) {
    const from = file;
    if (pages.has(from)) continue;
    const kind = kindOf(from);
    if (kind === undefined) {
      deadLinks.push(`docs/site/pages.json names ${from}, which does not exist`);
      continue;
    }
    const sitePath = sitePathOf(from, kind);
    const rewriteLink = (/** @type {string} */ href) => {
      if (/^(?:https?:|mailto:)/.test(href)) return href;
      const [pathPart = "", anchor = ""] = href.split("#", 2);
      const target = pathPart === "" ? from : path.posix.join(path.posix.dirname(from), decodeURIComponent(pathPart)).replace(/\/$/, "");
      const targetKind = target.startsWith("..") ? undefined : kindOf(target);
      if (targetKind === undefined) {
        deadLinks.push(`${from}: ${href} does not exist`);
        return href;
      }
      if (anchor !== "") anchors.push({ from, href, target, anchor });
      const targetPath = sitePathOf(target, targetKind);
      if (/\.(?:png|svg|jpg|webp)$/.test(target)) images.add(target);
      else pending.push(target);
      if (pathPart === "") return `#${anchor}`;
      return `${relativeLink(sitePath, targetPath)}${anchor === "" ? "" : `#${anchor}`}`;
    };
    const page = kind === "folder" ? readFolder(from) : from.endsWith(".md") ? await readText(from, rewriteLink) : readSource(from);
    pages.set(from, { ...page, file: from, path: sitePath, isMarkdown: kind === "file" && from.endsWith(".md") });
  }
  for (const { from, href, target, anchor } of anchors) {
    const page = pages.get(target);
    if (page?.isMarkdown === true && !page.headings.some((heading) => heading.anchor === anchor)) {
      deadLinks.push(`${from}: ${href}: ${target} has no such heading`);
    }
  }
  return { pages: [...pages.values()], images: [...images], deadLinks };
}

/** @param {string} file @param {(href: string) => string} rewriteLink @returns {Promise<ReadMarkdown>} */
async function readText(file, rewriteLink) {
  return readMarkdown(await generatedMarkdown(read(file)), rewriteLink);
}

/** @type {Record<string, string>} */
const languageByExtension = {
  ".ts": "typescript",
  ".tsx": "typescript",
  ".mjs": "javascript",
  ".js": "javascript",
  ".json": "json",
  ".webmanifest": "json",
  ".html": "xml",
  ".css": "css",
  ".py": "python",
};

/** @param {string} file */
const codeBlock = (file) =>
  `<pre><code>${highlight(read(file), languageByExtension[path.posix.extname(file)] ?? "plaintext")}</code></pre>`;

/** @param {string} file @returns {ReadMarkdown} */
function readSource(file) {
  return { html: `<h1><code>${escapeHtml(file)}</code></h1>\n${codeBlock(file)}`, title: file, headings: [], sections: [], links: [] };
}

/** A page with all files of a small folder. @param {string} folder @returns {ReadMarkdown} */
function readFolder(folder) {
  const parts = filesBelow(folder).map((file) => {
    const name = escapeHtml(path.posix.relative(folder, file));
    const content = /\.(?:png|svg|jpg|webp)$/.test(file) ? "" : codeBlock(file);
    return `<h2><code>${name}</code></h2>\n${content}`;
  });
  return { html: `<h1><code>${escapeHtml(folder)}</code></h1>\n${parts.join("\n")}`, title: folder, headings: [], sections: [], links: [] };
}
