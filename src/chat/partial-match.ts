/** Returns the first occurrence of a candidate in `text`; undefined if none occurs. */
export function firstMatch(text: string, candidates: readonly string[]): { match: string; at: number } | undefined {
  let first: { match: string; at: number } | undefined;
  for (const match of candidates) {
    const at = text.indexOf(match);
    if (at >= 0 && (first === undefined || at < first.at)) first = { match, at };
  }
  return first;
}

/** Returns the length of the longest suffix of `text` that is a prefix of a candidate, or a complete candidate. */
export function partialMatchLength(text: string, candidates: readonly string[]): number {
  let longest = 0;
  for (const candidate of candidates) {
    for (let length = Math.min(candidate.length, text.length); length > longest; length--) {
      if (text.endsWith(candidate.slice(0, length))) longest = length;
    }
  }
  return longest;
}
