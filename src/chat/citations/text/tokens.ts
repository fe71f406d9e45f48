import { functionWords, lightWords, metaWords, monthNames, negators, signWords } from "../words/word-lists.ts";
import { numberValues, numberWord, scaled, scaleOf, timeValues } from "./numbers.ts";
import { fold, stem } from "./stem.ts";

/**
 * The value of a token as evidence. `fact`: a number, date, time, code or address, which the source must contain literally. `word`: content. `light`: content
 * with low weight. `grammar`: never evidence.
 */
type TokenKind = "fact" | "word" | "light" | "grammar";

export interface Token {
  /** UTF-16 offsets. */
  start: number;
  end: number;
  /** The text in lower case, without accents (see `fold`). */
  folded: string;
  /** The text by which tokens are compared: a stem, or the value of a number. */
  key: string;
  /** Further keys of a number or time with several readings. */
  otherKeys: readonly string[];
  kind: TokenKind;
  /** Whether its first letter is a capital. */
  isCapitalised: boolean;
  /** Whether its script has no spaces between words, so that segmentation may differ between texts. */
  isUnspaced: boolean;
  /** Whether it negates its clause. */
  isNegator: boolean;
}

const unspacedScripts =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー";
/** The time of a segmenter is quadratic in the length of a run. */
const maxRunLength = 1024;
// Addresses have a max length: an unbounded search would restart at every letter of a hostile text.
const pattern = new RegExp(
  [
    "(https?:\\/\\/[^\\s<>()\\[\\]\"']{1,2000}|[\\w.+-]{1,64}@[\\w-]{1,64}\\.[\\w.-]{0,64}\\w)",
    "(\\b\\d{4}-\\d{2}-\\d{2})(?!\\d)",
    "(\\b\\d{1,2}):(\\d{2})(?!\\d)(?:\\s?([apAP])\\.?[mM]\\b)?",
    "(\\b\\d{1,2})\\s?([apAP])\\.?[mM]\\b",
    "([$€£¥])\\s?(?=\\p{Nd})",
    "((?<![\\p{L}\\p{N}])[-−]?\\p{Nd}+(?:[.,]\\p{Nd}+)*|\\p{Nd}+(?:[.,]\\p{Nd}+)*)",
    "(°\\s?[CF]\\b|[%‰€])",
    `([${unspacedScripts}][${unspacedScripts}\\p{M}]{0,${maxRunLength - 1}})`,
    `((?![${unspacedScripts}])\\p{L}(?:(?![${unspacedScripts}])[\\p{L}\\p{M}\\p{N}])*(?:['’](?:(?![${unspacedScripts}])[\\p{L}\\p{M}])+)*)`,
  ].join("|"),
  "gu",
);

const noKeys: readonly string[] = [];

const { Segmenter }: { Segmenter?: typeof Intl.Segmenter } = Intl;
const segmenter = Segmenter && new Segmenter("und", { granularity: "word" });

/** Returns the words of a run without spaces; without a segmenter, single letters with their marks. */
function wordsOfRun(run: string): { text: string; offset: number }[] {
  if (segmenter) return Array.from(segmenter.segment(run), ({ segment, index }) => ({ text: segment, offset: index }));
  return Array.from(run.matchAll(/\P{M}\p{M}*/gu), (match) => ({ text: match[0], offset: match.index }));
}

/** The properties of a word that do not depend on its context. */
interface Word {
  folded: string;
  key: string;
  kind: TokenKind;
  isCapitalised: boolean;
  isNegator: boolean;
}

function readWord(text: string, isUnspaced: boolean): Word {
  const normalized = fold(text);
  const quoted = normalized.includes("'");
  const folded = quoted ? normalized.replace(/'s?$|^'/u, "") : normalized;
  const isNegator = negators.has(quoted ? folded.replaceAll("'", "") : folded) || folded.endsWith("n't");
  const value = numberWord(folded);
  if (value !== undefined) return { folded, key: value, kind: "fact", isCapitalised: false, isNegator };
  const initial = String.fromCodePoint(text.codePointAt(0) ?? 0);
  const isCapitalised = !isUnspaced && initial !== initial.toLowerCase();
  if (/\p{Nd}/u.test(folded)) return { folded, key: folded, kind: "fact", isCapitalised, isNegator };
  // Kana endings and particles that the segmenter separates are grammar too.
  const particle = isUnspaced && /^[\p{Script=Hiragana}ー]{1,2}$/u.test(folded);
  if (isNegator || particle || functionWords.has(folded) || metaWords.has(folded))
    return { folded, key: folded, kind: "grammar", isCapitalised, isNegator };
  const key = stem(folded);
  return { folded, key, kind: lightWords.has(key) ? "light" : "word", isCapitalised, isNegator };
}

/** Max size of the cache of words, which is cleared when full. Documents repeat their words. */
const maxKnownWords = 20_000;
const knownWords = new Map<string, Word>();

function wordToken(text: string, start: number, isUnspaced: boolean): Token {
  let word = knownWords.get(text);
  if (!word) {
    word = readWord(text, isUnspaced);
    if (knownWords.size >= maxKnownWords) knownWords.clear();
    knownWords.set(text, word);
  }
  const { folded, key, kind, isCapitalised, isNegator } = word;
  return { start, end: start + text.length, folded, key, otherKeys: noKeys, kind, isCapitalised, isUnspaced, isNegator };
}

function factToken(text: string, start: number, keys: readonly string[]): Token {
  const [key = text, ...otherKeys] = keys;
  return {
    start,
    end: start + text.length,
    folded: key,
    key,
    otherKeys,
    kind: "fact",
    isCapitalised: false,
    isUnspaced: false,
    isNegator: false,
  };
}

/** Returns year, month and day of an ISO date, as the same tokens as "3 March 1990". */
function dateTokens(text: string, start: number): Token[] {
  const [year = "", month = "", day = ""] = text.split("-");
  return [
    factToken(year, start, [year]),
    factToken(month, start + 5, [monthNames[Number(month) - 1] ?? month]),
    factToken(day, start + 8, [String(Number(day))]),
  ];
}

/** Marks a month name next to a number as a fact. "May" alone is a word. */
function markMonths(tokens: Token[]): void {
  tokens.forEach((token, index) => {
    if (!token.isCapitalised || !(monthNames.includes(token.key) || token.folded === "may")) return;
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (token.folded === "may" && before?.kind !== "fact" && after?.kind !== "fact") return;
    token.kind = "fact";
    token.isCapitalised = false;
  });
}

function applyScale(tokens: Token[]): boolean {
  const word = tokens.at(-1);
  const number = tokens.at(-2);
  const power = word && scaleOf(word.folded);
  if (!word || power === undefined || number?.kind !== "fact" || !/^-?\d/u.test(number.key)) return false;
  tokens.pop();
  number.end = word.end;
  number.otherKeys = [];
  number.key = scaled(number.key, power);
  number.folded = number.key;
  return true;
}

/** Returns the words, numbers and signs of `text` between two UTF-16 offsets, in order, without punctuation and markup. */
export function tokenize(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  const slice = text.slice(from, to);
  for (const match of slice.matchAll(pattern)) {
    const start = from + match.index;
    const [whole, address, date, hours, minutes = "", half, clock, clockHalf, currency, number, sign, unspaced] = match;
    if (address) {
      const trimmed = address.replace(/[.,;:!?]+$/u, "");
      tokens.push(factToken(trimmed, start, [trimmed.toLowerCase().replace(/\/$/u, "")]));
    } else if (date) tokens.push(...dateTokens(date, start));
    else if (hours) tokens.push(factToken(whole, start, timeValues(hours, minutes, half?.toLowerCase())));
    else if (clock) tokens.push(factToken(whole, start, timeValues(clock, "00", clockHalf?.toLowerCase())));
    else if (number) tokens.push(factToken(number, start, numberValues(number)));
    else if (currency || sign) {
      const written = (currency ?? sign ?? "").replace(/\s/gu, "");
      tokens.push({ ...wordToken(signWords.get(written) ?? written, start, false), end: start + whole.trim().length, kind: "light" });
    } else if (unspaced) {
      for (const word of wordsOfRun(unspaced)) tokens.push(wordToken(word.text, start + word.offset, true));
    } else {
      tokens.push(wordToken(whole, start, false));
      applyScale(tokens);
    }
  }
  markMonths(tokens);
  return tokens;
}
