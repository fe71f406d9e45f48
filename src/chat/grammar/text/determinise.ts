/**
 * Makes automata deterministic and small. Subset construction: Rabin and Scott, Finite automata and their decision problems, 1959.
 */
import type { AutomatonState, CharacterSet, TextAutomaton } from "../../../inference/schema-node.ts";
import { schemaLimits } from "../schema/schema-limits.ts";
import { characterSet, complement, everyCharacter } from "./character-set.ts";
import { PatternRefusal } from "./pattern.ts";

export interface Step {
  set: CharacterSet;
  target: number;
}

/** An automaton that is in several states at once. A state is a number. */
export interface Machine {
  start: number[];
  close: (members: number[]) => number[];
  steps: (members: number[]) => Step[];
  isFinal: (members: number[]) => boolean;
}

/** Throws a PatternRefusal if the automaton would have too many states. */
export function determinise(machine: Machine): TextAutomaton {
  const states: AutomatonState[] = [];
  const known = new Map<string, number>();
  const pending: number[][] = [];
  const enter = (members: number[]): number => {
    const key = members.join(",");
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    // Twice the limit, because equal states are merged afterwards.
    if (states.length >= 2 * schemaLimits.patternStates) throw tooComplex();
    const index = states.push({ final: machine.isFinal(members), edges: [] }) - 1;
    known.set(key, index);
    pending.push(members);
    return index;
  };
  enter(machine.close(machine.start));
  for (let index = 0; index < pending.length; index++) {
    const groups = new Map<number, [number, number][]>();
    for (const { range, targets } of disjoint(machine.steps(pending[index] ?? []))) {
      const target = enter(machine.close(targets));
      const group = groups.get(target);
      if (group === undefined) groups.set(target, [range]);
      else group.push(range);
    }
    const state = states[index];
    if (state !== undefined) state.edges = [...groups].map(([target, ranges]) => ({ set: characterSet(ranges), target }));
  }
  const automaton = mergeEqualStates(withOneFreeState(withoutDeadEnds({ states })));
  if (automaton.states.length > schemaLimits.patternStates) throw tooComplex();
  return automaton;
}

function tooComplex(): PatternRefusal {
  return new PatternRefusal(`the pattern is too complex (more than ${schemaLimits.patternStates} states)`);
}

/** Splits the characters of overlapping steps into ranges, each with one set of targets. */
function disjoint(steps: readonly Step[]): { range: [number, number]; targets: number[] }[] {
  const events: { at: number; target: number; opens: boolean }[] = [];
  for (const { set, target } of steps) {
    for (const [first, last] of set) {
      events.push({ at: first, target, opens: true }, { at: last + 1, target, opens: false });
    }
  }
  events.sort((left, right) => left.at - right.at);
  const open = new Map<number, number>();
  const ranges: { range: [number, number]; targets: number[] }[] = [];
  for (let index = 0; index < events.length;) {
    const at = events[index]?.at ?? 0;
    for (let event = events[index]; event !== undefined && event.at === at; event = events[++index]) {
      const count = (open.get(event.target) ?? 0) + (event.opens ? 1 : -1);
      if (count > 0) open.set(event.target, count);
      else open.delete(event.target);
    }
    const end = events[index]?.at;
    if (end !== undefined && open.size > 0) {
      ranges.push({ range: [at, end - 1], targets: [...open.keys()].sort((left, right) => left - right) });
    }
  }
  return ranges;
}

function withoutDeadEnds({ states }: TextAutomaton): TextAutomaton {
  const sources: number[][] = states.map(() => []);
  states.forEach(({ edges }, index) => {
    for (const { target } of edges) sources[target]?.push(index);
  });
  const alive = new Set<number>(states.flatMap(({ final }, index) => (final ? [index] : [])));
  for (const index of alive) for (const source of sources[index] ?? []) alive.add(source);
  if (!alive.has(0)) return { states: [] };
  const live = states.map((_, index) => index).filter((index) => alive.has(index));
  const renumbered = new Map(live.map((old, index) => [old, index]));
  return {
    states: live.map((old) => ({
      final: states[old]?.final ?? false,
      edges: (states[old]?.edges ?? []).flatMap(({ set, target }) => {
        const next = renumbered.get(target);
        return next === undefined ? [] : [{ set, target: next }];
      }),
    })),
  };
}

/** Joins the states from which every text is accepted; an automaton of a pattern with an open end has many. */
function withOneFreeState({ states }: TextAutomaton): TextAutomaton {
  const free = new Set(
    states.filter(({ final, edges }) => final && complement(characterSet(edges.flatMap(({ set }) => set))).length === 0),
  );
  const isFree = (target: number): boolean => {
    const state = states[target];
    return state !== undefined && free.has(state);
  };
  for (let size = -1; size !== free.size;) {
    size = free.size;
    for (const state of free) if (!state.edges.every(({ target }) => isFree(target))) free.delete(state);
  }
  const first = states.findIndex((_, index) => isFree(index));
  if (free.size < 2) return { states };
  return {
    states: states.map(({ final, edges }, index) =>
      isFree(index)
        ? { final, edges: [{ set: everyCharacter, target: first }] }
        : { final, edges: edges.map(({ set, target }) => ({ set, target: isFree(target) ? first : target })) },
    ),
  };
}

/** Merges states with equal transitions until none are left, so that alternatives share common suffixes. */
function mergeEqualStates({ states }: TextAutomaton): TextAutomaton {
  const sets = states.map(({ edges }) => edges.map(({ set }) => set.join(" ")));
  /** The state that each state is merged into: the first of its kind. */
  const mergedInto = states.map((_, index) => index);
  for (let changed = true; changed;) {
    changed = false;
    const firsts = new Map<string, number>();
    states.forEach(({ final, edges }, index) => {
      if (mergedInto[index] !== index) return;
      const targets = edges.map(({ target }, edge) => `${sets[index]?.[edge]}>${mergedInto[target]}`);
      const key = `${final} ${targets.sort().join("|")}`;
      const first = firsts.get(key);
      if (first === undefined) {
        firsts.set(key, index);
        return;
      }
      changed = true;
      mergedInto.forEach((into, other) => {
        if (into === index) mergedInto[other] = first;
      });
    });
  }
  const remaining = mergedInto.filter((into, index) => into === index);
  const renumbered = new Map(remaining.map((index, position) => [index, position]));
  return {
    states: remaining.map((index) => ({
      final: states[index]?.final ?? false,
      edges: (states[index]?.edges ?? []).map(({ set, target }) => ({ set, target: renumbered.get(mergedInto[target] ?? target) ?? 0 })),
    })),
  };
}
