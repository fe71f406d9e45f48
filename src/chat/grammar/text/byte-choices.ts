/**
 * Alternatives that begin with bytes, written so that no two alternatives of a rule begin with the same byte.
 * web-xgrammar 0.1.27 minimises the automaton of a rule by joining common prefixes and suffixes in one pass, and then
 * accepts "xzame." for "xname." | "xn." | "xz.". Without common prefixes it joins suffixes only, which is correct.
 */
import type { GrammarText } from "./grammar-text.ts";
import { terminal } from "./grammar-text.ts";
import { type ByteRange, byteClass } from "./utf8-classes.ts";

/** A byte sequence, and the rules that match the rest after it ("" if there is none). */
export interface ByteChoice {
  bytes: readonly ByteRange[];
  next: string;
}

/**
 * Returns the body of a rule that matches one of the choices. Choices with the same bytes must have the same `next`. The
 * remainder after a first byte becomes its own rule, named after `prefix`; equal remainders share it.
 */
export function byteChoices(rules: GrammarText, choices: readonly ByteChoice[], prefix: string): string {
  const ended = new Set(choices.filter(({ bytes }) => bytes.length === 0).map(({ next }) => (next === "" ? '""' : next)));
  const groups = new Map<string, { ranges: ByteRange[]; rest: ByteChoice[] }>();
  for (const { range, rest } of byFirstByte(choices)) {
    const key = keyOf(rest);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { ranges: [range], rest });
    else group.ranges.push(range);
  }
  const alternatives = [...groups.values()].map(({ ranges, rest }) => {
    const [only] = rest;
    const isText = only?.bytes.every(([first, last]) => first === last) ?? false;
    if (rest.length === 1 && only !== undefined && isText) return [byteClass(ranges), ...spellOut(only)].join(" ");
    return `${byteClass(ranges)} ${remainderRule(rules, rest, prefix)}`;
  });
  return [...ended, ...alternatives].join(" | ");
}

/** Returns the body of a rule that matches one of the texts. */
export function textChoices(rules: GrammarText, texts: readonly (readonly [text: string, next: string])[], prefix: string): string {
  const encoder = new TextEncoder();
  const unique = new Map(texts.map(([text, next]) => [text, next]));
  const choices = [...unique].map(([text, next]) => ({
    bytes: Array.from(encoder.encode(text), (byte): ByteRange => [byte, byte]),
    next,
  }));
  return byteChoices(rules, choices, prefix);
}

function remainderRule(rules: GrammarText, rest: readonly ByteChoice[], prefix: string): string {
  return rules.shared(keyOf(rest), prefix, () => byteChoices(rules, rest, prefix));
}

function spellOut({ bytes, next }: ByteChoice): string[] {
  const parts: string[] = [];
  let text = "";
  for (const [first, last] of bytes) {
    if (first === last && first < 0x80) {
      text += String.fromCharCode(first);
      continue;
    }
    if (text !== "") parts.push(terminal(text));
    text = "";
    parts.push(byteClass([[first, last]]));
  }
  if (text !== "") parts.push(terminal(text));
  return next === "" ? parts : [...parts, next];
}

function keyOf(choices: readonly ByteChoice[]): string {
  return choices.map(({ bytes, next }) => `${bytes.join(" ")}>${next}`).join("|");
}

/** Splits the first bytes of the choices into disjoint ranges, each with the remainders of its choices. */
function byFirstByte(choices: readonly ByteChoice[]): { range: ByteRange; rest: ByteChoice[] }[] {
  const borders = new Set<number>();
  for (const {
    bytes: [first],
  } of choices) {
    if (first !== undefined) borders.add(first[0]).add(first[1] + 1);
  }
  const sorted = [...borders].sort((left, right) => left - right);
  const byStart = new Map<number, ByteChoice[]>();
  for (const {
    bytes: [first, ...rest],
    next,
  } of choices) {
    if (first === undefined) continue;
    for (const border of sorted) {
      if (border < first[0]) continue;
      if (border > first[1]) break;
      const known = byStart.get(border);
      if (known === undefined) byStart.set(border, [{ bytes: rest, next }]);
      else known.push({ bytes: rest, next });
    }
  }
  return sorted.flatMap((border, index) => {
    const rest = byStart.get(border);
    const next = sorted[index + 1];
    return rest === undefined || next === undefined ? [] : [{ range: [border, next - 1] as const, rest }];
  });
}
