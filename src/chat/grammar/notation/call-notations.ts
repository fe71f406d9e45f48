/** Notations of values in calls that are no JSON. */
import { characterSet, complement } from "../text/character-set.ts";
import { type GrammarText, terminal } from "../text/grammar-text.ts";
import { jsonNotation, space } from "../json-rules.ts";
import { rawText } from "../text/raw-text.ts";
import { intersectAutomata } from "../text/automaton-products.ts";
import type { JsonValue, TextAutomaton } from "../../../inference/schema-node.ts";
import type { ValueNotation } from "./value-notation.ts";

/** JSON with Python's names for true, false and null. */
export const pythonNotation: ValueNotation = { ...jsonNotation, prefix: "python_", literalText: pythonText };

function pythonText(value: JsonValue): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonText).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, item]) => `${JSON.stringify(name)}: ${pythonText(item)}`)
    .join(", ")}}`;
}

/** Characters of a bare key, the same as in the reader of such calls. */
const keyCharacters = complement(
  characterSet([
    [0x00, 0x20],
    [0x22, 0x22],
    [0x2c, 0x2c],
    [0x3a, 0x3a],
    [0x3c, 0x3c],
    [0x5b, 0x5b],
    [0x5d, 0x5d],
    [0x7b, 0x7b],
    [0x7d, 0x7d],
  ]),
);
const keys: TextAutomaton = {
  states: [
    { final: false, edges: [{ set: keyCharacters, target: 1 }] },
    { final: true, edges: [{ set: keyCharacters, target: 1 }] },
  ],
};

export function isBareKey(name: string): boolean {
  return /^[^\s",:<[\]{}]+$/u.test(name);
}

/** The notation of Gemma: keys without quotes, and strings between `quote` without escapes. */
export function gemmaNotation(quote: string): ValueNotation {
  const quoted = (text: string): string => `${terminal(quote)} ${text} ${terminal(quote)}`;
  const colon = (rules: GrammarText): string => `":" ${space(rules)}`;
  const literalText = (value: JsonValue): string => {
    if (typeof value === "string") return quote + value + quote;
    if (Array.isArray(value)) return `[${value.map(literalText).join(",")}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    return `{${Object.entries(value)
      .map(([name, item]) => `${name}:${literalText(item)}`)
      .join(",")}}`;
  };
  return {
    prefix: "gemma_",
    anyString: (rules) => quoted(rawText(rules, undefined, quote, "gemma_text")),
    automatonString: (rules, automaton, name) => quoted(rawText(rules, automaton, quote, name)),
    literalText,
    key: (rules, name) => `${terminal(name)} ${colon(rules)}`,
    anyKey: (rules) => `${rawText(rules, keys, quote, "gemma_key")} ${colon(rules)}`,
    automatonKey: (rules, automaton, name) => {
      const names = intersectAutomata(automaton, keys);
      return names.states.length === 0 ? undefined : `${rawText(rules, names, quote, name)} ${colon(rules)}`;
    },
  };
}

const identifiers: TextAutomaton = {
  states: [
    { final: false, edges: [{ set: letters(), target: 1 }] },
    { final: true, edges: [{ set: letters([0x30, 0x39]), target: 1 }] },
  ],
};

function letters(...more: (readonly [number, number])[]): ReturnType<typeof characterSet> {
  return characterSet([[0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a], ...more]);
}

/** Returns the rule of an identifier among the names; undefined if none is an identifier. */
export function identifier(rules: GrammarText, names: TextAutomaton): string | undefined {
  const allowed = intersectAutomata(names, identifiers);
  return allowed.states.length === 0 ? undefined : rawText(rules, allowed, "\n", rules.freshName("identifier"));
}
