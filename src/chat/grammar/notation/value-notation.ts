/** How the values of a grammar are written: JSON, or what a family of models writes in its calls. */
import type { JsonValue, TextAutomaton } from "../../../inference/schema-node.ts";
import type { GrammarText } from "../text/grammar-text.ts";

export interface ValueNotation {
  /** Before the names of rules that other notations write differently. */
  prefix: string;
  anyString: (rules: GrammarText) => string;
  /** A string that says what the automaton allows. `name`: of its rules. */
  automatonString: (rules: GrammarText, automaton: TextAutomaton, name: string) => string;
  /** The text of a value that is one of a few. */
  literalText: (value: JsonValue) => string;
  /** The key of a member, with its colon. */
  key: (rules: GrammarText, name: string) => string;
  /** The key of any member. */
  anyKey: (rules: GrammarText) => string;
  /** The key of a member with one of the automaton's names; undefined if none of them can be written. */
  automatonKey: (rules: GrammarText, automaton: TextAutomaton, name: string) => string | undefined;
}
