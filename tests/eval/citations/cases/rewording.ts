import type { Random } from "./random.ts";

/** Other words for the same thing, as a model that restates a passage would choose them. */
const SYNONYMS: Readonly<Record<string, string>> = {
  began: "started",
  begins: "starts",
  started: "began",
  became: "turned into",
  called: "named",
  named: "called",
  known: "recognized",
  large: "big",
  big: "large",
  small: "little",
  often: "frequently",
  many: "numerous",
  several: "various",
  important: "significant",
  used: "employed",
  uses: "employs",
  includes: "contains",
  include: "contain",
  contains: "includes",
  shows: "demonstrates",
  show: "demonstrate",
  however: "nevertheless",
  also: "additionally",
  created: "established",
  established: "founded",
  received: "obtained",
  built: "constructed",
  constructed: "built",
  wrote: "authored",
  argued: "claimed",
  stated: "declared",
  ended: "finished",
  won: "gained",
  died: "passed away",
  moved: "relocated",
  led: "headed",
  made: "produced",
  allowed: "permitted",
  helped: "assisted",
  area: "region",
  region: "area",
  city: "town",
  country: "nation",
  war: "conflict",
  army: "military",
  near: "close to",
  mainly: "mostly",
  mostly: "mainly",
  primarily: "mainly",
  major: "main",
  main: "principal",
  entire: "whole",
  new: "recent",
  considered: "regarded",
  developed: "evolved",
  increased: "grew",
  required: "needed",
  provides: "offers",
  provided: "offered",
  various: "different",
  different: "distinct",
  proposed: "suggested",
  found: "discovered",
  located: "situated",
};
const LEADING_PHRASE = /^((?:In|On|By|During|After|Before|Since|At) [^,]{3,40}), (\p{Lu}?)(\p{L})/u;

function swapWords(sentence: string, random: Random, chance: number): string {
  return sentence.replace(/\b\p{Ll}+\b/gu, (word) => (random.next() < chance ? (SYNONYMS[word] ?? word) : word));
}

/** Rewrites "In 1990, it opened." to "It opened in 1990." */
function moveLeadingPhrase(sentence: string): string {
  const found = LEADING_PHRASE.exec(sentence);
  if (!found) return sentence;
  const phrase = found[1] ?? "";
  const rest = sentence.slice(phrase.length + 2).replace(/[.]$/u, "");
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)} ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}.`;
}

/** Rewords a sentence with the same facts: synonyms, another order, asides left out, "1,234" for "1234". */
export function reword(sentence: string, random: Random): string {
  const aside = sentence.replace(/ ?\([^()]*\)/gu, "").replace(/, (?:which|who) [^,]{5,60},/gu, "");
  const moved = random.next() < 0.6 ? moveLeadingPhrase(aside) : aside;
  const numbers = moved.replace(/\b(\d{1,3}),(\d{3})\b/gu, "$1$2");
  return swapWords(numbers, random, 0.8).replace(/^[\p{Ll}]/u, (letter) => letter.toUpperCase());
}

/** Falsifies a sentence as in FactCC (Kryscinski et al. 2020); undefined if it has no part that can be changed. */
export function falsify(
  sentence: string,
  kind: "number" | "name" | "negation",
  otherNames: readonly string[],
  random: Random,
): { before: string; wrong: string; after: string } | undefined {
  if (kind === "number") {
    const numbers = [...sentence.matchAll(/\b\d+(?:[.,]\d+)*\b/gu)];
    if (numbers.length === 0) return undefined;
    const found = random.pick(numbers);
    const wrong = found[0].replace(/\d(?!.*\d)/u, (digit) => String((Number(digit) + random.between(1, 8)) % 10));
    return { before: sentence.slice(0, found.index), wrong, after: sentence.slice(found.index + found[0].length) };
  }
  if (kind === "name") {
    const names = [...sentence.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)*/gu)];
    const other = random.pick(otherNames);
    if (names.length === 0 || sentence.includes(other)) return undefined;
    const found = random.pick(names);
    return { before: sentence.slice(0, found.index), wrong: other, after: sentence.slice(found.index + found[0].length) };
  }
  const verb = /\b(is|are|was|were|can|could|will|would|has been|had been|have been)\b (?!not)/u.exec(sentence);
  if (!verb || /\b(?:not|no|never|without)\b|n't/u.test(sentence)) return undefined;
  const at = verb.index + verb[0].length;
  const end = /[,;:.(—–]| (?:and|but|which|who|while)\b/u.exec(sentence.slice(at))?.index ?? 0;
  return {
    before: sentence.slice(0, verb.index),
    wrong: `${verb[1] ?? ""} not ${sentence.slice(at, at + end)}`,
    after: sentence.slice(at + end),
  };
}
