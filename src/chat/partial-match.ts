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
