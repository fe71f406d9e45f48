/** Checks that the source files and the names of functions, classes and options which documents write in code exist. */
import { statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { root } from "../install.mjs";
import { filesBelow, read } from "./repository-files.mjs";

const folders = ["src", "kernels", "scripts", "scripts/build", "tests", "demo", "recipes", "examples", "models"];
const documents = ["README.md", "CONTRIBUTING.md", "models/README.md"];
const isCode = (/** @type {string} */ file) => /\.(?:ts|tsx|mts|mjs|js|py|json|html|webmanifest)$/.test(file);

/** Data, not code. */
const maxBytes = 400_000;

/** Names of other projects and of files that a build writes, each with the reason. */
const foreignNames = z.record(z.string(), z.string()).parse(JSON.parse(read("scripts/docs/foreign-names.json")));

/** The code in a document, without blocks: the compiler checks samples. @param {string} text @returns {string[]} */
const codeIn = (text) => [...text.replaceAll(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);

/** Paths may leave out the folders that they begin with. @param {string} code @returns {string[]} */
const filesIn = (code) => [...code.matchAll(/(?<![\w./@*{},-])((?:[\w-]+\/)*[\w.-]+\.(?:ts|mjs))(?![\w/])/g)].map(([, file = ""]) => file);

/** A name in camelCase or PascalCase, or of something that is called. @param {string} code @returns {string | undefined} */
function nameIn(code) {
  const [, name, call] = /^(?:[A-Za-z_$][\w$]*\.)*([A-Za-z_$][\w$]*)(\(.*\))?$/.exec(code) ?? [];
  return name !== undefined && (call !== undefined || /[a-z][A-Z]|^[A-Z][a-z]+[A-Z]/.test(name)) ? name : undefined;
}

/**
 * @param {string} document
 * @param {string} text
 * @param {{ files: readonly string[], words: ReadonlySet<string>, foreign: Readonly<Record<string, string>> }} known `files`: paths
 * relative to the root; `words`: all that occur in the sources.
 * @returns {string[]} Violations.
 */
export function missingNames(document, text, { files, words, foreign }) {
  const found = new Set();
  for (const code of codeIn(text)) {
    for (const file of filesIn(code)) {
      if (foreign[file] === undefined && !files.some((one) => one === file || one.endsWith(`/${file}`))) found.add(file);
    }
    const name = nameIn(code);
    if (name !== undefined && foreign[name] === undefined && !words.has(name)) found.add(name);
  }
  return [...found].map((name) => `${document} names ${name}, which does not exist`);
}

/** @returns {string[]} Violations. */
export function checkNames() {
  const files = folders.flatMap(filesBelow);
  const words = new Set();
  for (const file of files) {
    if (!isCode(file) || statSync(path.join(root, file)).size > maxBytes) continue;
    for (const [word] of read(file).matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word);
  }
  const pages = [...filesBelow("docs").filter((file) => file.endsWith(".md")), ...documents];
  return pages.flatMap((page) => missingNames(page, read(page), { files, words, foreign: foreignNames }));
}
