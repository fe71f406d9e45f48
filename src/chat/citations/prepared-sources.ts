import type { CitableSource } from "./citation.ts";
import { evidenceUnits, type EvidenceUnit } from "./evidence.ts";
import type { Token } from "./text/tokens.ts";

/** A statement of a source with its words indexed. */
export interface IndexedUnit extends EvidenceUnit {
  /** Where each key stands among the tokens, ascending. */
  positions: ReadonlyMap<string, readonly number[]>;
  /** Position among the units of all sources; neighbours of the same source are neighbours in its text. */
  index: number;
}

/** Sources, read and indexed once; usable for any number of replies and of parts of a reply. */
export interface PreparedSources {
  /** How many sources were given. */
  count: number;
  units: readonly IndexedUnit[];
  /** Units that hold a key. */
  postings: ReadonlyMap<string, readonly number[]>;
  /** Words that some source writes without a capital letter: a capital elsewhere does not make them names. */
  lowerCase: ReadonlySet<string>;
  /** Words that some source writes with a capital and none without. */
  names: ReadonlySet<string>;
  /** 0.5 for a word of every unit to 1 for a word of none: how much a word tells, by inverse document frequency. */
  rarity(key: string): number;
}

/**
 * Frequencies are smoothed as if this many more statements existed that hold none of the words: with one or two short
 * documents every word would otherwise look common.
 */
const assumedUnits = 20;

const isContent = (token: Token): boolean => token.kind !== "grammar";

function indexUnit(unit: EvidenceUnit, index: number): IndexedUnit {
  const positions = new Map<string, number[]>();
  unit.tokens.forEach((token, position) => {
    for (const key of [token.key, ...token.otherKeys]) {
      const list = positions.get(key);
      if (list) list.push(position);
      else positions.set(key, [position]);
    }
  });
  return { ...unit, positions, index };
}

/** Reads the sources of a request into an index that replies are aligned with. */
export function prepareSources(sources: readonly CitableSource[]): PreparedSources {
  const units = sources.flatMap((source, index) => evidenceUnits(source, index)).map(indexUnit);
  const postings = new Map<string, number[]>();
  const lowerCase = new Set<string>();
  const capitals = new Set<string>();
  for (const unit of units) {
    for (const token of unit.tokens) {
      if (!token.capital) lowerCase.add(token.folded);
      else if (isContent(token)) capitals.add(token.folded);
    }
    for (const [key, positions] of unit.positions) {
      if (!positions.some((position) => unit.tokens[position]?.kind !== "grammar")) continue;
      const list = postings.get(key);
      if (list) list.push(unit.index);
      else postings.set(key, [unit.index]);
    }
  }
  const total = units.length + assumedUnits;
  const inverseFrequency = (holders: number): number => Math.log(1 + (total - holders + 0.5) / (holders + 0.5));
  const highest = inverseFrequency(0);
  return {
    count: sources.length,
    units,
    postings,
    lowerCase,
    names: new Set([...capitals].filter((word) => !lowerCase.has(word))),
    rarity: (key) => 0.5 + (0.5 * inverseFrequency(postings.get(key)?.length ?? 0)) / highest,
  };
}
