/** Makes the reference of the package's exports as Markdown, from the shipped declarations. */
import { readFileSync } from "node:fs";
import { cachedDeclarationsOf } from "./declarations-cache.mjs";

/** @typedef {{ kind: string, name: string, doc: string, code: string }} Declaration */

/** @param {string} text The declarations, as `scripts/build/declarations.mjs` writes them. @returns {Declaration[]} */
export function declarationsIn(text) {
  /** @type {Declaration[]} */
  const found = [];
  const pattern =
    /(\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)?^(?:declare )?(function|class|interface|type) (\w+)[\s\S]*?(?=^(?:\/\*\*|declare |interface |type |export )|(?![\s\S]))/gm;
  for (const match of text.matchAll(pattern)) {
    const [whole, comment = "", kind = "", name = ""] = match;
    found.push({ kind, name, doc: proseOf(comment), code: whole.slice(comment.length).trimEnd() });
  }
  return found;
}

/** @param {string} comment */
function proseOf(comment) {
  return comment
    .replaceAll(/^\s*\/\*\*\s?|\s*\*\/\s*$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\*\s?/, ""))
    .join("\n")
    .trim();
}

/** Titles of the kinds, in the order of the page. */
const kinds = { function: "Functions", interface: "Interfaces", type: "Types", class: "Errors" };

/** @param {Declaration[]} declarations @returns {string} */
export function apiReferenceOf(declarations) {
  const parts = Object.entries(kinds).map(([kind, title]) => {
    const entries = declarations
      .filter((declaration) => declaration.kind === kind)
      .sort((one, other) => one.name.localeCompare(other.name, "en"));
    if (entries.length === 0) return "";
    return `## ${title}\n\n${entries.map((entry) => `### \`${entry.name}\`\n\n${entry.doc}\n\n\`\`\`typescript\n${entry.code}\n\`\`\`\n`).join("\n")}`;
  });
  return parts.filter(Boolean).join("\n");
}

export async function apiReference() {
  return apiReferenceOf(declarationsIn(readFileSync(await cachedDeclarationsOf("src/index.ts"), "utf8")));
}
