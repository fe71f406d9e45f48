/** Markdown as the docs write it, read into HTML, headings, links and plain text by section. */
import GithubSlugger from "github-slugger";
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import css from "highlight.js/lib/languages/css";
import yaml from "highlight.js/lib/languages/yaml";
import MarkdownIt from "markdown-it";
import anchors from "markdown-it-anchor";

/** @typedef {{ level: number, title: string, anchor: string }} Heading */
/** @typedef {{ title: string, anchor: string, text: string }} Section The text from a heading to the next. */
/** @typedef {{ html: string, title: string, headings: Heading[], sections: Section[], links: string[] }} ReadMarkdown */

const languages = { bash, css, javascript, json, plaintext, python, typescript, xml, yaml };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** @param {string} code @param {string} language */
export function highlight(code, language) {
  const known = hljs.getLanguage(language) === undefined ? "plaintext" : language;
  return hljs.highlight(code, { language: known }).value;
}

/**
 * @param {string} text
 * @param {(href: string) => string} rewriteLink Returns the link on the site for one in the file.
 * @returns {ReadMarkdown}
 */
export function readMarkdown(text, rewriteLink) {
  const markdown = new MarkdownIt({ html: true, linkify: false, highlight: codeBlock });
  const slugger = new GithubSlugger();
  // The anchors of GitHub, so that a link works in the file and on the site.
  markdown.use(anchors, {
    slugify: (title) => slugger.slug(title),
    permalink: anchors.permalink.headerLink({ safariReaderFix: true }),
  });
  /** @type {string[]} */
  const links = [];
  const tokens = markdown.parse(withoutComments(text), {});
  for (const token of tokens.flatMap((block) => [block, ...(block.children ?? [])])) {
    const attribute = { link_open: "href", image: "src" }[token.type];
    const target = attribute === undefined ? null : token.attrGet(attribute);
    if (attribute === undefined || target === null || token.attrGet("class") === "header-anchor") continue;
    links.push(String(target));
    token.attrSet(attribute, rewriteLink(String(target)));
  }
  const sections = sectionsOf(tokens);
  const headings = tokens.flatMap((token, index) => {
    if (token.type !== "heading_open") return [];
    return [{ level: Number(token.tag.slice(1)), title: plainText(tokens[index + 1]), anchor: idOf(token) }];
  });
  // A table that scrolls must be reachable by keyboard.
  const html = markdown.renderer
    .render(tokens, markdown.options, {})
    .replaceAll(/<table>([\s\S]*?)<\/table>/g, '<div class="table" tabindex="0" role="region" aria-label="Table"><table>$1</table></div>');
  return { html, title: headings[0]?.title ?? "", headings, sections, links };
}

/** @param {string} code @param {string} language @param {string} flags The words after the language. */
function codeBlock(code, language, flags) {
  return language === "text" && flags === "output"
    ? `<pre class="output"><code>${highlight(code, "plaintext")}</code></pre>`
    : highlight(code, language);
}

/** Comments, marks of figures and the properties at the top of a model's card are notes to tools. @param {string} text */
const withoutComments = (text) =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replaceAll(/^<!--[\s\S]*?-->\n?/gm, "")
    .replaceAll(/<!-- [^>]*? -->([^<\n]*)<!-- \/ -->/g, "$1");

/** @typedef {ReturnType<InstanceType<typeof MarkdownIt>["parse"]>[number]} Token */

/** @param {Token} heading */
const idOf = (heading) => String(heading.attrGet("id") ?? "");

/** @param {Token | undefined} inline @returns {string} */
function plainText(inline) {
  return (inline?.children ?? [])
    .map((token) => (token.type === "text" || token.type === "code_inline" ? token.content : token.type === "softbreak" ? " " : ""))
    .join("")
    .trim();
}

/** @param {Token[]} tokens @returns {Section[]} */
function sectionsOf(tokens) {
  /** @type {Section[]} */
  const sections = [];
  tokens.forEach((token, index) => {
    if (token.type === "heading_open") {
      sections.push({ title: plainText(tokens[index + 1]), anchor: idOf(token), text: "" });
    } else if (token.type === "inline" && tokens[index - 1]?.type !== "heading_open") {
      const last = sections.at(-1);
      if (last !== undefined) last.text += `${plainText(token)} `;
    } else if (token.type === "fence") {
      const last = sections.at(-1);
      if (last !== undefined) last.text += `${token.content} `;
    }
  });
  return sections;
}
