import { NEGATORS } from "./contrast-words.ts";
import { FUNCTION_WORDS, LIGHT_WORDS, META_WORDS } from "./function-words.ts";
import { numberValues, numberWord, scaled, scaleOf, timeValues } from "./numbers.ts";
import { fold, stem } from "./stem.ts";

/**
 * What a token counts for: `fact` = a number, date, time, code, address: it must be in the source as it is;
 * `word` = content; `light` = content that says little; `grammar` = never evidence.
 */
export type TokenKind = "fact" | "word" | "light" | "grammar";

export interface Token {
  /** UTF-16 offsets. */
  start: number;
  end: number;
  folded: string;
  /** The form that is compared. */
  key: string;
  /** Other readings of a number or time. */
  otherKeys: readonly string[];
  kind: TokenKind;
  /** Written with a capital first letter. */
  capital: boolean;
  /** Of a script that writes words without spaces: segmentation may differ from text to text. */
  unspaced: boolean;
  negator: boolean;
}

const UNSPACED = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー";
const PATTERN = new RegExp(
  [
    "(?<address>https?:\\/\\/[^\\s<>()\\[\\]\"']+|[\\w.+-]+@[\\w-]+\\.[\\w.-]*\\w)",
    "(?<date>\\b\\d{4}-\\d{2}-\\d{2})(?!\\d)",
    "(?<hours>\\b\\d{1,2}):(?<minutes>\\d{2})(?!\\d)(?:\\s?(?<half>[apAP])\\.?[mM]\\b)?",
    "(?<clock>\\b\\d{1,2})\\s?(?<clockHalf>[apAP])\\.?[mM]\\b",
    "(?<currency>[$€£¥])\\s?(?=\\p{Nd})",
    "(?<number>(?<![\\p{L}\\p{N}])[-−]?\\p{Nd}+(?:[.,]\\p{Nd}+)*|\\p{Nd}+(?:[.,]\\p{Nd}+)*)",
    "(?<sign>°\\s?[CF]\\b|[%‰€])",
    `(?<unspaced>[${UNSPACED}][${UNSPACED}\\p{M}]*)`,
    `(?<word>(?![${UNSPACED}])\\p{L}(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])*(?:['’](?:(?![${UNSPACED}])[\\p{L}\\p{M}])+)*)`,
  ].join("|"),
  "gu",
);
const MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];
const SIGNS: Readonly<Record<string, string>> = { "%": "percent", "‰": "permille", "$": "dollar", "€": "euro", "£": "pound", "¥": "yen", "°C": "celsius", "°F": "fahrenheit" };

const hasSegmenter = typeof Intl !== "undefined" && "Segmenter" in Intl;
const segmenter = hasSegmenter ? new Intl.Segmenter("und", { granularity: "word" }) : undefined;

/** Words of a run without spaces; where the platform has no segmenter, single letters with their marks. */
function wordsOfRun(run: string): { text: string; offset: number }[] {
  if (segmenter) return Array.from(segmenter.segment(run), ({ segment, index }) => ({ text: segment, offset: index }));
  return Array.from(run.matchAll(/\P{M}\p{M}*/gu), (match) => ({ text: match[0], offset: match.index }));
}

function wordToken(text: string, start: number, unspaced: boolean): Token {
  const folded = fold(text).replace(/'s?$|^'/u, "");
  const plain = folded.replaceAll("'", "");
  const negator = NEGATORS.has(plain) || folded.endsWith("n't");
  const value = numberWord(folded);
  const first = text.codePointAt(0) ?? 0;
  const initial = String.fromCodePoint(first);
  const capital = !unspaced && initial !== initial.toLowerCase();
  const base = { start, end: start + text.length, folded, otherKeys: [], capital, unspaced, negator };
  if (value !== undefined) return { ...base, key: value, kind: "fact", capital: false };
  if (/\p{Nd}/u.test(folded)) return { ...base, key: folded, kind: "fact" };
  // Kana endings and particles that the segmenter cuts off say as little as the listed ones.
  const grammar = negator || FUNCTION_WORDS.has(folded) || /^[\p{Script=Hiragana}ー]{1,2}$/u.test(folded);
  if (grammar || META_WORDS.has(folded)) return { ...base, key: folded, kind: "grammar" };
  const key = stem(folded);
  return { ...base, key, kind: LIGHT_WORDS.has(key) ? "light" : "word" };
}

function factToken(text: string, start: number, keys: readonly string[]): Token {
  const [key = text, ...otherKeys] = keys;
  return { start, end: start + text.length, folded: key, key, otherKeys, kind: "fact", capital: false, unspaced: false, negator: false };
}

/** Year, month and day of an ISO date, as they would be read from "3 March 1990". */
function dateTokens(text: string, start: number): Token[] {
  const [year = "", month = "", day = ""] = text.split("-");
  return [
    factToken(year, start, [year]),
    factToken(month, start + 5, [MONTHS[Number(month) - 1] ?? month]),
    factToken(day, start + 8, [String(Number(day))]),
  ];
}

/** A month name beside a number is part of a date. "May" and "March" alone are words. */
function markMonths(tokens: Token[]): void {
  tokens.forEach((token, index) => {
    if (!token.capital || !(MONTHS.includes(token.key) || token.folded === "may")) return;
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (token.folded === "may" && before?.kind !== "fact" && after?.kind !== "fact") return;
    token.kind = "fact";
    token.capital = false;
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

/** The words, numbers and signs of `text` between two UTF-16 offsets, in order. Punctuation and markup are left out. */
export function tokenize(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  const slice = text.slice(from, to);
  for (const match of slice.matchAll(PATTERN)) {
    const start = from + match.index;
    const whole = match[0];
    const groups = match.groups ?? {};
    if (groups["address"]) {
      const address = whole.replace(/[.,;:!?]+$/u, "");
      tokens.push(factToken(address, start, [address.toLowerCase().replace(/\/$/u, "")]));
    } else if (groups["date"]) tokens.push(...dateTokens(whole, start));
    else if (groups["hours"]) {
      tokens.push(factToken(whole, start, timeValues(groups["hours"], groups["minutes"] ?? "", groups["half"]?.toLowerCase())));
    } else if (groups["clock"]) {
      tokens.push(factToken(whole, start, timeValues(groups["clock"], "00", groups["clockHalf"]?.toLowerCase())));
    } else if (groups["number"]) tokens.push(factToken(whole, start, numberValues(whole)));
    else if (groups["currency"] || groups["sign"]) {
      const sign = whole.replace(/\s/gu, "");
      tokens.push({ ...wordToken(SIGNS[sign] ?? sign, start, false), end: start + whole.trim().length, kind: "light" });
    } else if (groups["unspaced"]) {
      for (const word of wordsOfRun(whole)) tokens.push(wordToken(word.text, start + word.offset, true));
    } else {
      tokens.push(wordToken(whole, start, false));
      applyScale(tokens);
    }
  }
  markMonths(tokens);
  return tokens;
}
