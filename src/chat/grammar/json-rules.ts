/**
 * The grammar of generated JSON: a single line, at most one space after a comma or a colon (as in Python's json.dumps and most
 * training data), so that white space is bounded. Numbers have at most 15 digits before and after the point and two in
 * the exponent: JSON.parse accepts all of them, and their length is bounded.
 */
import { characterSet, complement, contains, intersection } from "./text/character-set.ts";
import { byteChoices, textChoices } from "./text/byte-choices.ts";
import { type GrammarText, terminal } from "./text/grammar-text.ts";
import type { JsonValue, TextAutomaton } from "../../inference/schema-node.ts";
import type { ValueNotation } from "./notation/value-notation.ts";
import { subtractAutomata } from "./text/automaton-products.ts";
import { parsePattern } from "./text/pattern-parser.ts";
import { patternAutomaton, textsAutomaton } from "./text/text-automaton.ts";
import { type ByteRange, byteSequencesOf } from "./text/utf8-classes.ts";

/** Characters that need no escape in a JSON string (RFC 8259, section 7). */
export const unescapedCharacters = complement(
  characterSet([
    [0x00, 0x1f],
    [0x22, 0x22],
    [0x5c, 0x5c],
  ]),
);

/** Escape letters and their code points. Other control characters are not generated. */
const escapeLetters: readonly (readonly [letter: string, codePoint: number])[] = [
  ['"', 0x22],
  ["\\", 0x5c],
  ["b", 0x08],
  ["f", 0x0c],
  ["n", 0x0a],
  ["r", 0x0d],
  ["t", 0x09],
];

const quote = terminal('"');
const backslash = terminal("\\");

export function space(rules: GrammarText): string {
  return rules.rule("space", () => `"" | " "`);
}

export function comma(rules: GrammarText): string {
  return `${terminal(",")} ${space(rules)}`;
}

/** Returns the rule of `"name":` with its optional space. */
export function nameAndColon(rules: GrammarText, name: string): string {
  return `${terminal(`${JSON.stringify(name)}:`)} ${space(rules)}`;
}

/** Returns the rule of the values of an enum or const; each value has one text. */
export function literals(rules: GrammarText, values: readonly JsonValue[], notation = jsonNotation): string {
  return textChoices(
    rules,
    values.map((value) => [notation.literalText(value), ""] as const),
    "literal",
  );
}

function literalText(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(literalText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, item]) => `${JSON.stringify(name)}: ${literalText(item)}`)
    .join(", ")}}`;
}

function anyString(rules: GrammarText): string {
  return rules.rule("string", () => `${quote} ${restOfString(rules)}`);
}

/** Returns the rule of an unconstrained string after its opening quote. */
function restOfString(rules: GrammarText): string {
  const hex = "[0-9a-fA-F]";
  return rules.rule("text", () => {
    const escape = rules.rule("escape", () => `["\\\\/bfnrt] text | "u" unit`);
    // Surrogates are allowed in pairs only.
    rules.rule("unit", () => `[0-9abcefABCEF] ${hex} ${hex} ${hex} text | [dD] unit_d`);
    rules.rule("unit_d", () => `[0-7] ${hex} ${hex} text | [89abAB] ${hex} ${hex} "\\\\u" [dD] [cdefCDEF] ${hex} ${hex} text`);
    const plain = byteSequencesOf(unescapedCharacters).map((bytes) => ({ bytes, next: "text" }));
    return [quote, byteChoices(rules, plain, "text"), `${backslash} ${escape}`].join(" | ");
  });
}

/** Returns the rule of a string that the automaton accepts, after its opening quote. */
function automatonString(rules: GrammarText, automaton: TextAutomaton, prefix: string): string {
  const nameOf = (state: number): string => `${prefix}_s${state}`;
  automaton.states.forEach(({ final, edges }, state) => {
    rules.rule(nameOf(state), () => {
      const choices = edges.flatMap(({ set, target }) => [
        ...byteSequencesOf(intersection(set, unescapedCharacters)).map((bytes) => ({ bytes, next: nameOf(target) })),
        ...escapeLetters
          .filter(([, codePoint]) => contains(set, codePoint))
          .map(([letter]) => ({ bytes: asciiBytes(`\\${letter}`), next: nameOf(target) })),
      ]);
      if (final) choices.push({ bytes: asciiBytes('"'), next: "" });
      return byteChoices(rules, choices, prefix);
    });
  });
  return `${quote} ${nameOf(0)}`;
}

export function integer(rules: GrammarText): string {
  const digits = rules.rule("digits", () => `"0" | [1-9] [0-9]{0,14}`);
  return rules.rule("integer", () => `${digits} | "-" ${digits}`);
}

export function number(rules: GrammarText): string {
  const decimals = rules.rule("fraction", () => `"" | "." [0-9]{1,15}`);
  const exponent = rules.rule("exponent", () => `"" | [eE] [+-]? [0-9]{1,2}`);
  return rules.rule("number", () => `${integer(rules)} ${decimals} ${exponent}`);
}

/** Returns the rule of a number that is no integer, with at most 15 digits: then no two texts are the same number, and none is rounded to an integer. */
export function fraction(rules: GrammarText, except: readonly number[] = []): string {
  if (except.length > 0) return numberExcept(rules, "-?(?:0\\.[0-9]{0,14}[1-9]|[1-9][0-9]{0,8}\\.[0-9]{0,5}[1-9])", except);
  const digits = rules.rule("fraction_digits", () => `"0." [0-9]{0,14} [1-9] | [1-9] [0-9]{0,8} "." [0-9]{0,5} [1-9]`);
  return rules.rule("fraction_number", () => `${digits} | "-" ${digits}`);
}

/** Returns the rule of an integer other than `except`. */
export function integerExcept(rules: GrammarText, except: readonly number[]): string {
  return numberExcept(rules, "-?(?:0|[1-9][0-9]{0,14})", except);
}

/** `pattern`: the texts of numbers. Each number has one text, but 0 may have a sign. */
function numberExcept(rules: GrammarText, pattern: string, except: readonly number[]): string {
  const texts = except.flatMap((value) => (value === 0 ? ["0", "-0"] : [decimalText(value)]));
  return rules.shared(`${pattern} except ${texts.join()}`, "number_except", () => {
    const automaton = subtractAutomata(patternAutomaton(parsePattern(pattern)), textsAutomaton(texts));
    return bareText(rules, automaton, rules.freshName("number_text"));
  });
}

function decimalText(value: number): string {
  const text = String(value);
  // The grammar writes fewer than 17 digits after the point.
  return text.includes("e") ? value.toFixed(17).replace(/\.?0+$/, "") : text;
}

/** Returns the rule of ASCII text without quotes. */
function bareText(rules: GrammarText, { states }: TextAutomaton, prefix: string): string {
  const nameOf = (state: number): string => `${prefix}_b${state}`;
  states.forEach(({ final, edges }, state) => {
    rules.rule(nameOf(state), () => {
      const choices = edges.flatMap(({ set, target }) => byteSequencesOf(set).map((bytes) => ({ bytes, next: nameOf(target) })));
      return byteChoices(rules, final ? [{ bytes: [], next: "" }, ...choices] : choices, prefix);
    });
  });
  return nameOf(0);
}

function asciiBytes(text: string): ByteRange[] {
  return Array.from(text, (character): ByteRange => [character.charCodeAt(0), character.charCodeAt(0)]);
}

/** The notation of JSON. */
export const jsonNotation: ValueNotation = {
  prefix: "",
  anyString,
  automatonString,
  literalText,
  key: nameAndColon,
  anyKey: (rules) => `${anyString(rules)} ":" ${space(rules)}`,
  automatonKey: (rules, automaton, name) => `${automatonString(rules, automaton, name)} ":" ${space(rules)}`,
};

/** Returns the rule of any value with at most `levels` nested objects and lists. */
export function anyValue(rules: GrammarText, levels: number, notation = jsonNotation): string {
  return rules.rule(`${notation.prefix}free_value_${levels}`, () => {
    const words = rules.rule(`${notation.prefix}word`, () => literals(rules, [true, false, null], notation));
    const scalars = [notation.anyString(rules), number(rules), words];
    const nested = levels > 0 ? [anyObject(rules, levels, notation), anyList(rules, levels, notation)] : [];
    return [...scalars, ...nested].join(" | ");
  });
}

/** Returns the rule of any object with at most `levels` levels, itself included. */
export function anyObject(rules: GrammarText, levels: number, notation = jsonNotation): string {
  const member = (): string => `${notation.anyKey(rules)} ${anyValue(rules, levels - 1, notation)}`;
  return rules.rule(`${notation.prefix}free_object_${levels}`, () => {
    const members = `${notation.prefix}free_members_${levels}`;
    const rest = rules.rule(members, () => `"}" | ${comma(rules)} ${member()} ${members}`);
    return `"{" ("}" | ${member()} ${rest})`;
  });
}

function anyList(rules: GrammarText, levels: number, notation: ValueNotation): string {
  const { prefix } = notation;
  return rules.rule(`${prefix}free_list_${levels}`, () =>
    listOf(rules, anyValue(rules, levels - 1, notation), `${prefix}free_items_${levels}`),
  );
}

/** Returns the rule of a list. `restName`: name of the rule after an item. */
export function listOf(rules: GrammarText, item: string, restName: string, isNonEmpty = false): string {
  const rest = rules.rule(restName, () => `"]" | ${comma(rules)} ${item} ${restName}`);
  return isNonEmpty ? `"[" ${item} ${rest}` : `"[" ("]" | ${item} ${rest})`;
}
