/** Splits comments and Markdown into sentences, and counts the vague words, fragments and long sentences among them. */
import { readFileSync } from "node:fs";
import { z } from "zod";

/** @typedef {{ words: number, vague: number, sentences: number, fragments: number, long: number }} Counts */
/** @typedef {{ text: string, words: number, vague: number, isFragment: boolean, isLong: boolean }} Sentence */

const listSchema = z.object({ vague: z.array(z.string()), fragmentOpenings: z.array(z.string()) });
const list = listSchema.parse(JSON.parse(readFileSync(new URL("./words.json", import.meta.url), "utf8")));
const vague = new RegExp(`\\b(?:${list.vague.join("|")})\\b`, "gi");
const fragment = new RegExp(`^(?:${list.fragmentOpenings.join("|")})\\b`, "i");

/** A sentence with more words than this is long. */
const longSentenceWords = 35;

/** Tags of JSDoc with their types and names. */
const namedTags = /@(?:param|property|typedef|template)\s+(?:\{(?:[^{}]|\{[^{}]*\})*\}\s*)?(?:\[[^\]]*\]|[\w.$]+)/g;
const otherTags = /\{@[^}]*\}|@\w+(?:\s+\{(?:[^{}]|\{[^{}]*\})*\})?/g;

/** Code and tags count as one word. @param {string} text */
const withoutCode = (text) =>
  text
    .replaceAll(/`[^`]*`/g, "x")
    .replaceAll(namedTags, "x")
    .replaceAll(otherTags, "x");

/** @param {string} source TypeScript or JavaScript. @returns {string[]} The text of each comment. */
export function commentsIn(source) {
  return [...source.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/(.*)$/gm)].map(([, block, line]) =>
    withoutCode((block ?? line ?? "").replaceAll(/^\s*\*\s?/gm, " ")),
  );
}

/** @param {string} markdown @returns {string[]} The text of each paragraph and list item, without code, tables and headings. */
export function paragraphsIn(markdown) {
  const text = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replaceAll(/^```[\s\S]*?^```/gm, "\n")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/^\s*(?:\||#).*$/gm, "\n")
    .replaceAll(/^\s*(?:[-*]|\d+\.)\s+/gm, "\n\n")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "");
  return text
    .split(/\n\s*\n/)
    .map(withoutCode)
    .filter((paragraph) => paragraph.trim() !== "");
}

/** @param {string} text @returns {Sentence[]} Sentences of at least 3 words; a colon or semicolon ends one, too. */
export function sentencesIn(text) {
  return text
    .split(/(?<=[.!?])\s+/)
    .flatMap((whole) => {
      const isLong = wordsIn(whole) > longSentenceWords;
      return whole.split(/(?<=[:;])\s+/).map((part, index) => ({ part: part.trim(), isLong: isLong && index === 0 }));
    })
    .filter(({ part }) => wordsIn(part) >= 3)
    .map(({ part, isLong }) => ({
      text: part.replaceAll(/\s+/g, " "),
      words: wordsIn(part),
      vague: part.match(vague)?.length ?? 0,
      isFragment: fragment.test(part),
      isLong,
    }));
}

/** @param {string} text */
const wordsIn = (text) => text.match(/[A-Za-z']+/g)?.length ?? 0;

/** @param {Sentence[]} sentences @returns {Counts} */
export function countsOf(sentences) {
  const counts = { words: 0, vague: 0, sentences: sentences.length, fragments: 0, long: 0 };
  for (const sentence of sentences) {
    counts.words += sentence.words;
    counts.vague += sentence.vague;
    counts.fragments += Number(sentence.isFragment);
    counts.long += Number(sentence.isLong);
  }
  return counts;
}
