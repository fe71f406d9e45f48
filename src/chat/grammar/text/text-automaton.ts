/**
 * Deterministic automata over the characters of JSON strings. Patterns become automata before they become rules, because
 * an automaton reads every text in only one way: a pattern such as (a+)+ would otherwise cost the matcher time quadratic
 * in the text. They also make it simple to combine "pattern" and "format".
 */
import type { AutomatonState, CharacterSet, TextAutomaton } from "../../../inference/schema-node.ts";
import { schemaLimits } from "../schema/schema-limits.ts";
import { characterSet, contains, everyCharacter, intersection } from "./character-set.ts";
import { determinise, type Step } from "./determinise.ts";
import type { Pattern } from "./pattern.ts";

/** Thompson's construction: positions connected by steps over characters and by empty moves. */
class Positions {
  readonly steps: Step[][] = [];
  readonly moves: number[][] = [];

  add(): number {
    this.moves.push([]);
    return this.steps.push([]) - 1;
  }

  /** Adds the pattern between `from` and a new position. Returns the new position. */
  append(pattern: Pattern, from: number): number {
    switch (pattern.kind) {
      case "characters": {
        const to = this.add();
        this.steps[from]?.push({ set: pattern.set, target: to });
        return to;
      }
      case "sequence":
        return pattern.parts.reduce((at, part) => this.append(part, at), from);
      case "choice": {
        const to = this.add();
        for (const option of pattern.options) this.moves[this.append(option, this.#after(from))]?.push(to);
        return to;
      }
      case "repeat":
        return this.#appendRepeat(pattern.part, pattern.min, pattern.max, from);
      case "start":
      case "end":
        return from;
    }
  }

  #appendRepeat(part: Pattern, min: number, max: number, from: number): number {
    let at = this.#after(from);
    for (let count = 0; count < min; count++) at = this.append(part, at);
    if (!Number.isFinite(max)) {
      const loop = this.#after(at);
      this.moves[this.append(part, loop)]?.push(loop);
      return this.#after(loop);
    }
    const to = this.add();
    for (let count = min; count < max; count++) {
      this.moves[at]?.push(to);
      at = this.append(part, this.#after(at));
    }
    this.moves[at]?.push(to);
    return to;
  }

  #after(from: number): number {
    const to = this.add();
    this.moves[from]?.push(to);
    return to;
  }
}

/** Throws a PatternRefusal if the automaton would have too many states. */
export function patternAutomaton(pattern: Pattern): TextAutomaton {
  const positions = new Positions();
  const start = positions.add();
  const end = positions.append(pattern, start);
  return determinise({
    start: [start],
    isFinal: (members) => members.includes(end),
    close: (members) => {
      const reached = new Set(members);
      for (const member of reached) for (const next of positions.moves[member] ?? []) reached.add(next);
      return [...reached].sort((left, right) => left - right);
    },
    steps: (members) => members.flatMap((member) => positions.steps[member] ?? []),
  });
}

/** Accepts these texts and no others. Throws a PatternRefusal if that takes too many states. */
export function textsAutomaton(texts: readonly string[]): TextAutomaton {
  const parts = (text: string): Pattern[] =>
    Array.from(text, (character): Pattern => {
      const code = character.codePointAt(0) ?? 0;
      return { kind: "characters", set: characterSet([[code, code]]) };
    });
  return patternAutomaton({ kind: "choice", options: texts.map((text) => ({ kind: "sequence", parts: parts(text) })) });
}

/**
 * Accepts texts of these characters other than `texts`. If that takes more than `maxStates` states (at least 2), it also
 * excludes texts that share a prefix with one of `texts`: the more states, the longer the prefix.
 */
export function anyTextExcept(texts: readonly string[], characters: CharacterSet, maxStates: number): TextAutomaton {
  interface Branch {
    depth: number;
    final: boolean;
    children: Map<number, Branch>;
  }
  const root: Branch = { depth: 0, final: true, children: new Map() };
  const branches = [root];
  for (const text of texts) {
    let at = root;
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      let next = at.children.get(code);
      if (next === undefined) {
        next = { depth: at.depth + 1, final: true, children: new Map() };
        branches.push(next);
        at.children.set(code, next);
      }
      at = next;
    }
    at.final = false;
  }
  const included = new Map(branchesWithin(branches, maxStates - 1).map((branch, index) => [branch, index]));
  const free = included.size;
  const states = [...included.keys()].map(({ final, children }): AutomatonState => {
    const named = [...children].filter(([code]) => contains(characters, code));
    const others = named.reduce<CharacterSet>((set, [code]) => intersection(set, without(code)), characters);
    return {
      final,
      edges: [
        ...named.flatMap(([code, branch]) => {
          const target = included.get(branch);
          return target === undefined ? [] : [{ set: characterSet([[code, code]]), target }];
        }),
        { set: others, target: free },
      ],
    };
  });
  states.push({ final: true, edges: [{ set: characters, target: free }] });
  return { states };
}

/** Returns the branches up to the largest depth with at most `max` branches in total; at least the root. */
function branchesWithin<Branch extends { depth: number }>(branches: readonly Branch[], max: number): Branch[] {
  const perDepth: number[] = [];
  for (const { depth } of branches) perDepth[depth] = (perDepth[depth] ?? 0) + 1;
  let end = 1;
  for (let count = 1 + (perDepth[1] ?? 0); end < perDepth.length && count <= max; count += perDepth[end] ?? 0) end += 1;
  return branches.filter(({ depth }) => depth < end);
}

/** Whether the automaton accepts the text. */
export function allowsText(automaton: TextAutomaton, text: string): boolean {
  let at = 0;
  if (automaton.states.length === 0) return false;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const edge = automaton.states[at]?.edges.find(({ set }) => contains(set, code));
    if (edge === undefined) return false;
    at = edge.target;
  }
  return automaton.states[at]?.final ?? false;
}

/** Whether a state has transitions on so many characters that it allows a large part of a vocabulary. */
export function isDense({ edges }: AutomatonState): boolean {
  const ascii = edges.flatMap(({ set }) => set).filter(([first]) => first < 0x80);
  const characters = ascii.reduce((sum, [first, last]) => sum + Math.min(last, 0x7f) - first + 1, 0);
  return characters > schemaLimits.denseCharacters;
}

function without(code: number): CharacterSet {
  return everyCharacter.flatMap(([first, last]) =>
    code < first || code > last
      ? [[first, last] as const]
      : [[first, code - 1] as const, [code + 1, last] as const].filter(([from, to]) => from <= to),
  );
}
