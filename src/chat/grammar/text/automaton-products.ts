/** Intersection and difference of two automata: the product construction of Rabin and Scott. */
import type { AutomatonState, TextAutomaton } from "../../../inference/schema-node.ts";
import { characterSet, complement, everyCharacter, intersection } from "./character-set.ts";
import { determinise, type Step } from "./determinise.ts";

/** Accepts every text. */
export const anyText: TextAutomaton = { states: [{ final: true, edges: [{ set: everyCharacter, target: 0 }] }] };

/** Accepts the texts that both automata accept. Throws a PatternRefusal if that takes too many states. */
export function intersectAutomata(left: TextAutomaton, right: TextAutomaton): TextAutomaton {
  return product(left, right, (one, other) => one.final && other?.final === true, false);
}

/** Accepts the texts that the first automaton accepts and the second does not. Throws a PatternRefusal if that takes too many states. */
export function subtractAutomata(left: TextAutomaton, right: TextAutomaton): TextAutomaton {
  return product(left, right, (one, other) => one.final && other?.final !== true, true);
}

/** `isOpen`: whether a text continues when the second automaton has no edge for it. */
function product(
  left: TextAutomaton,
  right: TextAutomaton,
  isFinal: (one: AutomatonState, other: AutomatonState | undefined) => boolean,
  isOpen: boolean,
): TextAutomaton {
  if (left.states.length === 0 || (right.states.length === 0 && !isOpen)) return { states: [] };
  // An additional state for texts that have left the second automaton.
  const ended = right.states.length;
  const width = ended + 1;
  const parts = (pair: number): [AutomatonState | undefined, AutomatonState | undefined] => [
    left.states[Math.floor(pair / width)],
    right.states[pair % width],
  ];
  return determinise({
    start: [0],
    isFinal: ([pair = 0]) => {
      const [one, other] = parts(pair);
      return one !== undefined && isFinal(one, other);
    },
    close: (members) => members,
    steps: ([pair = 0]) => {
      const [one, other] = parts(pair);
      return (one?.edges ?? []).flatMap((edge) => {
        const steps: Step[] = (other?.edges ?? []).map((otherEdge) => ({
          set: intersection(edge.set, otherEdge.set),
          target: edge.target * width + otherEdge.target,
        }));
        if (!isOpen) return steps;
        const read = characterSet((other?.edges ?? []).flatMap(({ set }) => set));
        return [...steps, { set: intersection(edge.set, complement(read)), target: edge.target * width + ended }];
      });
    },
  });
}
