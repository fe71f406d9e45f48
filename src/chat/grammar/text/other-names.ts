/**
 * The allowed names of properties that an object does not list. Each state of such an automaton accepts almost any
 * character, which is the most expensive case to compile, so all objects of a grammar share a limited number of states.
 */
import type { TextAutomaton } from "../../../inference/schema-node.ts";
import { unescapedCharacters } from "../json-rules.ts";
import { schemaLimits } from "../schema/schema-limits.ts";
import { anyTextExcept } from "./text-automaton.ts";

/** Min states of an automaton: the first character of a name needs one state, the rest another. */
const minStates = 2;

export class OtherNames {
  /** Keyed by the sorted list of names. */
  readonly #automata = new Map<string, TextAutomaton>();

  /** `lists`: the listed names of each object that may have other properties. */
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

  /** Returns undefined if the grammar has too many lists of names; such objects get no other properties. */
  automaton(names: readonly string[]): TextAutomaton | undefined {
    return this.#automata.get(keyOf(names));
  }
}

function keyOf(names: readonly string[]): string {
  return JSON.stringify(names.toSorted());
}
