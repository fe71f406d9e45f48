/** Returns whether every word of `query` occurs in the text, without regard to case and accents. */
export function matchesWords(text: string, query: string): boolean {
  const searched = folded(text);
  return folded(query)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
