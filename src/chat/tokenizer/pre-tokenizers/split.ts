/** Splits a text at the matches of a pattern, with five ways to treat a match. */
import type { FindMatches } from "../tokenizer-pattern.ts";

export const splitBehaviors = ["Removed", "Isolated", "MergedWithPrevious", "MergedWithNext", "Contiguous"] as const;

export type SplitBehavior = (typeof splitBehaviors)[number];

interface Part {
  start: number;
  end: number;
  isMatch: boolean;
}

export interface SplitPart {
  text: string;
  /** Index in the text that was split. */
  start: number;
}

/** Returns a function that splits a text; it leaves out empty parts. `inverted`: whether the behaviour applies to the text between the matches. */
export function splitter(find: FindMatches, behavior: SplitBehavior, inverted = false): (text: string) => SplitPart[] {
  return (text) => {
    const parts = coveringParts(text, find, inverted);
    return joined(parts, behavior)
      .filter(({ start, end }) => start < end)
      .map(({ start, end }) => ({ text: text.slice(start, end), start }));
  };
}

function coveringParts(text: string, find: FindMatches, inverted: boolean): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { start, end } of find(text)) {
    if (from < start) parts.push({ start: from, end: start, isMatch: inverted });
    parts.push({ start, end, isMatch: !inverted });
    from = end;
  }
  if (from < text.length) parts.push({ start: from, end: text.length, isMatch: inverted });
  return parts;
}

function joined(parts: Part[], behavior: SplitBehavior): Part[] {
  switch (behavior) {
    case "Removed":
      return parts.filter(({ isMatch }) => !isMatch);
    case "Isolated":
      return parts;
    case "Contiguous":
      return merged(parts, (isMatch, wasMatch) => isMatch === wasMatch);
    case "MergedWithPrevious":
      return merged(parts, (isMatch, wasMatch) => isMatch && !wasMatch);
    case "MergedWithNext":
      return merged(parts.toReversed(), (isMatch, wasMatch) => isMatch && !wasMatch).toReversed();
  }
}

/** Joins a part to the one before it if `joins` returns true. The parts may be in reverse order. */
function merged(parts: readonly Part[], joins: (isMatch: boolean, wasMatch: boolean) => boolean): Part[] {
  const out: Part[] = [];
  let wasMatch = false;
  for (const part of parts) {
    const last = out.at(-1);
    if (last !== undefined && joins(part.isMatch, wasMatch)) {
      last.start = Math.min(last.start, part.start);
      last.end = Math.max(last.end, part.end);
    } else {
      out.push({ ...part });
    }
    wasMatch = part.isMatch;
  }
  return out;
}
