/** A notation of values: JSON, or the notation of a family of models in its calls. */
import type { JsonValue, TextAutomaton } from "../../../inference/schema-node.ts";
import type { GrammarText } from "../text/grammar-text.ts";

export interface ValueNotation {
  /** Prefix of the rules that differ between notations. */
  prefix: string;
  anyString: (rules: GrammarText) => string;
  /** Returns the rule of a string that the automaton accepts. `name`: prefix of its rules. */
  automatonString: (rules: GrammarText, automaton: TextAutomaton, name: string) => string;
  /** Returns the text of a value of an enum or const. */
  literalText: (value: JsonValue) => string;
  /** Returns the rule of a member's key, with its colon. */
  key: (rules: GrammarText, name: string) => string;
  /** Returns the rule of any member's key. */
  anyKey: (rules: GrammarText) => string;
  /** Returns the rule of a key that the automaton accepts; undefined if the notation can write none. */
  automatonKey: (rules: GrammarText, automaton: TextAutomaton, name: string) => string | undefined;
}
