/** Collects the sentences of comments and documents by the folder that has a limit for them. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../docs/repository-files.mjs";
import { commentsIn, paragraphsIn, sentencesIn } from "./sentences.mjs";

/** @typedef {import("./sentences.mjs").Sentence & { file: string }} SentenceOfFile */

const sources = /^(?:src|kernels|scripts|demo|tests|examples)\/.*\.(?:ts|tsx|mjs)$/;
const documents = /^(?:docs\/.*|models\/.*|kernels\/.*|README|CONTRIBUTING|CHANGELOG)\.?(?:md)?$/;

/**
 * Returns the folder that a file is counted in: two levels of `src`, three of `src/worker`, one of all other code. A
 * document of the root counts for itself.
 * @param {string} file Relative to the root, with forward slashes.
 * @returns {string}
 */
export function folderOf(file) {
  const parts = path.posix.dirname(file).split("/");
  if (file.endsWith(".md")) return parts[0] === "." ? file : `${parts[0] === "docs" ? parts.join("/") : parts[0]}/*.md`;
  if (parts[0] !== "src") return parts[0] ?? file;
  return parts.slice(0, parts[1] === "worker" ? 3 : 2).join("/");
}

/** @param {string} root @returns {string[]} Files of the working copy; without git, all that are there. */
function listFiles(root) {
  try {
    const output = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return output.split("\n");
  } catch {
    const folders = ["src", "kernels", "scripts", "demo", "tests", "examples", "docs", "models"];
    return [...folders.flatMap(filesBelow), "README.md", "CONTRIBUTING.md", "CHANGELOG.md"];
  }
}

/** @param {string} root @returns {Map<string, SentenceOfFile[]>} Sentences by folder. */
export function sentencesByFolder(root) {
  /** @type {Map<string, SentenceOfFile[]>} */
  const byFolder = new Map();
  for (const file of listFiles(root).sort()) {
    const isSource = sources.test(file) && !file.endsWith(".d.ts");
    if (!isSource && !(documents.test(file) && file.endsWith(".md"))) continue;
    const text = readIfThere(path.join(root, file));
    const texts = isSource ? commentsIn(text) : paragraphsIn(text);
    const folder = folderOf(file);
    const found = byFolder.get(folder) ?? [];
    found.push(...texts.flatMap(sentencesIn).map((sentence) => ({ ...sentence, file })));
    byFolder.set(folder, found);
  }
  return byFolder;
}

/** A file that git lists may have been deleted. @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
