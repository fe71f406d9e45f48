import type { CitableSource } from "./citation.ts";
import { evidenceUnits, type EvidenceUnit } from "./evidence.ts";
import type { Token } from "./text/tokens.ts";

/** A statement of a source with its words indexed. */
export interface IndexedUnit extends EvidenceUnit {
  /** Token indices of each key, ascending. */
  positions: ReadonlyMap<string, readonly number[]>;
  /** Index among the units of all sources; neighbours of one source are neighbours in its text. */
  index: number;
}

/** Sources, parsed and indexed once for any number of replies. */
export interface PreparedSources {
  /** Number of sources. */
  count: number;
  units: readonly IndexedUnit[];
  /** Indices of the units that contain a key. */
  postings: ReadonlyMap<string, readonly number[]>;
  /** Words that a source writes in lower case: a capital elsewhere does not make them names. */
  lowerCase: ReadonlySet<string>;
  /** Words that the sources always capitalise. */
  names: ReadonlySet<string>;
  /** Inverse document frequency, scaled: 0.5 for a word in every unit to 1 for a word in none. */
  rarity(key: string): number;
}

/**
 * Number of assumed further statements without the words, which smooths frequencies: without them, every word would look
 * common in one or two short documents.
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

/** Parses and indexes the sources of a request. */
export function prepareSources(sources: readonly CitableSource[]): PreparedSources {
  const units = sources.flatMap((source, index) => evidenceUnits(source, index)).map(indexUnit);
  const postings = new Map<string, number[]>();
  const lowerCase = new Set<string>();
  const capitals = new Set<string>();
  for (const unit of units) {
    for (const token of unit.tokens) {
      if (!token.isCapitalised) lowerCase.add(token.folded);
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
  const inverseFrequency = (unitIndices: number): number => Math.log(1 + (total - unitIndices + 0.5) / (unitIndices + 0.5));
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
