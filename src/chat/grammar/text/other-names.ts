/**
 * Which names properties may have that an object does not list. Each state of such an automaton goes on with almost any
 * character, which is what costs most when a grammar is compiled: all objects of a grammar share a fixed number of states.
 */
import type { TextAutomaton } from "../../../inference/schema-node.ts";
import { unescapedCharacters } from "../json-rules.ts";
import { schemaLimits } from "../schema/schema-limits.ts";
import { anyTextExcept } from "./text-automaton.ts";

/** Of an automaton: one for the beginning of a name, one for the rest of it. */
const minStates = 2;

export class OtherNames {
  /** By the listed names, sorted. */
  readonly #automata = new Map<string, TextAutomaton>();

  /** `lists`: the listed names of each object that may have others. */
  constructor(lists: readonly (readonly string[])[]) {
    const distinct = new Map(lists.map((names) => [keyOf(names), names]));
    const { otherNameStates, allOtherNameStates } = schemaLimits;
    const share = Math.max(minStates, Math.min(otherNameStates, Math.floor(allOtherNameStates / Math.max(1, distinct.size))));
    let remainingStates: number = allOtherNameStates;
    for (const [key, names] of distinct) {
      if (remainingStates < minStates) break;
      const automaton = anyTextExcept(names, unescapedCharacters, share);
      this.#automata.set(key, automaton);
      remainingStates -= automaton.states.length;
    }
  }

  /** Undefined: the grammar has too many lists of names, objects with these get no others. */
  automaton(names: readonly string[]): TextAutomaton | undefined {
    return this.#automata.get(keyOf(names));
  }
}

function keyOf(names: readonly string[]): string {
  return JSON.stringify(names.toSorted());
}
