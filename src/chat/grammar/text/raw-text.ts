/** Rules of texts without quotes and escapes, which end before a mark. */
import { byteChoices } from "./byte-choices.ts";
import { characterSet, complement, intersection } from "./character-set.ts";
import type { GrammarText } from "./grammar-text.ts";
import type { TextAutomaton } from "../../../inference/schema-node.ts";
import { intersectAutomata } from "./automaton-products.ts";
import { byteSequencesOf } from "./utf8-classes.ts";

/** All characters except control characters other than tab and line feed. */
const rawCharacters = complement(
  characterSet([
    [0x00, 0x08],
    [0x0b, 0x1f],
  ]),
);

/** Returns the name of a rule for texts without `mark` (ASCII). `automaton`: accepts the texts; undefined: any text. `name`: prefix of the rules. */
export function rawText(rules: GrammarText, automaton: TextAutomaton | undefined, mark: string, name: string): string {
  const unmarked = textsWithout(mark);
  const { states } = automaton === undefined ? unmarked : intersectAutomata(automaton, unmarked);
  const nameOf = (state: number): string => `${name}_r${state}`;
  states.forEach(({ final, edges }, state) => {
    rules.rule(nameOf(state), () => {
      const choices = edges.flatMap(({ set, target }) =>
        byteSequencesOf(intersection(set, rawCharacters)).map((bytes) => ({ bytes, next: nameOf(target) })),
      );
      return byteChoices(rules, final ? [{ bytes: [], next: "" }, ...choices] : choices, name);
    });
  });
  return nameOf(0);
}

/** Accepts texts without `mark`. In state n, the longest suffix that is a prefix of the mark has n characters (Knuth, Morris and Pratt, 1977). */
function textsWithout(mark: string): TextAutomaton {
  const letters = [...new Set(mark)];
  const states = Array.from({ length: mark.length }, (_, begun) => {
    const edges = letters.flatMap((letter) => {
      const target = borderLength(mark.slice(0, begun) + letter, mark);
      const code = letter.charCodeAt(0);
      return target === mark.length || target === 0 ? [] : [{ set: characterSet([[code, code]]), target }];
    });
    const named = letters.filter((letter) => borderLength(mark.slice(0, begun) + letter, mark) > 0);
    const others = complement(characterSet(named.map((letter) => [letter.charCodeAt(0), letter.charCodeAt(0)] as const)));
    return { final: true, edges: [...edges, { set: others, target: 0 }] };
  });
  return { states };
}

/** Returns the length of the longest suffix of `text` that is a prefix of the mark, or the mark. */
function borderLength(text: string, mark: string): number {
  for (let length = Math.min(text.length, mark.length); length > 0; length--) if (text.endsWith(mark.slice(0, length))) return length;
  return 0;
}
