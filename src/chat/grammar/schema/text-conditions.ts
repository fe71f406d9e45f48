/** The automaton of all the patterns and formats that one string must satisfy. */
import type { TextAutomaton } from "../../../inference/schema-node.ts";
import { intersectAutomata } from "../text/automaton-products.ts";
import { PatternRefusal } from "../text/pattern.ts";
import { parsePattern, type PatternReach, usesAnchors } from "../text/pattern-parser.ts";
import { patternAutomaton } from "../text/text-automaton.ts";
import { unprocessable } from "./schema-refusal.ts";
import { textFormats, widestFormats } from "./text-formats.ts";

/** `where`: location in the schema. */
export type TextCondition = { where: string } & ({ pattern: string } | { format: string });

/**
 * How patterns are read. `written`: the texts that the model is to write. `standard`: all texts
 * that JSON Schema allows, and some more for formats.
 */
export type TextReading = "written" | "standard";

/**
 * Returns undefined if there are no conditions. Throws a SchemaRefusal. In the `written` reading a pattern without anchors
 * matches the complete text. If another pattern has anchors, or if it would contradict another condition, it
 * matches any part of the text, as in JSON Schema.
 */
export function textAutomaton(conditions: readonly TextCondition[], reading: TextReading): TextAutomaton | undefined {
  if (conditions.length === 0) return undefined;
  if (reading === "standard") return together(conditions, "part", widestFormats);
  const patterns = conditions.filter((condition) => "pattern" in condition);
  const isMixed = patterns.length > 1 && patterns.some(({ pattern, where }) => withSchemaRefusal(where, () => usesAnchors(pattern)));
  const automaton = together(conditions, isMixed ? "part" : "whole", textFormats);
  const isContradiction = automaton.states.length === 0 && conditions.length > 1 && !isMixed;
  return isContradiction ? together(conditions, "part", textFormats) : automaton;
}

function together(conditions: readonly TextCondition[], reach: PatternReach, formats: ReadonlyMap<string, string>): TextAutomaton {
  const distinct = new Map(
    conditions.map((condition) => ["pattern" in condition ? condition.pattern : `format ${condition.format}`, condition]),
  );
  const automata = [...distinct.values()].map((condition) =>
    withSchemaRefusal(condition.where, () => {
      const parsed = "pattern" in condition ? parsePattern(condition.pattern, reach) : parsePattern(formats.get(condition.format) ?? "");
      return { automaton: patternAutomaton(parsed), where: condition.where };
    }),
  );
  return automata.reduce((left, right) => ({
    automaton: withSchemaRefusal(right.where, () => intersectAutomata(left.automaton, right.automaton)),
    where: right.where,
  })).automaton;
}

function withSchemaRefusal<Result>(where: string, work: () => Result): Result {
  try {
    return work();
  } catch (caught) {
    if (caught instanceof PatternRefusal) throw unprocessable(where, caught.detail);
    throw caught;
  }
}
