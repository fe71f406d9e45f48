/** How much a reply has in common with a reference: shares in [0, 1]. */
import { answerWords, wordsOf } from "./words.ts";

/** Harmonic mean of two shares: the shares of common words in the reply and in the reference. */
const f1 = (common: number, inReply: number, inReference: number): number => (common === 0 ? 0 : (2 * common) / (inReply + inReference));

/** Token F1 of SQuAD: words in common, each as often as both have it, whatever their order. */
export function tokenF1(reply: string, reference: string): number {
  const given = answerWords(reply);
  const left = answerWords(reference);
  const inReference = left.length;
  let common = 0;
  for (const word of given) {
    const place = left.indexOf(word);
    if (place < 0) continue;
    left.splice(place, 1);
    common += 1;
  }
  return f1(common, given.length, inReference);
}

/** ROUGE-L F (https://aclanthology.org/W04-1013, section 3): words in common in the same order, gaps allowed. */
export function rougeL(reply: string, reference: string): number {
  const given = wordsOf(reply);
  const wanted = wordsOf(reference);
  return f1(longestCommonSubsequence(given, wanted), given.length, wanted.length);
}

function longestCommonSubsequence(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const word of one) {
    const next = [0];
    for (const [column, otherWord] of other.entries()) {
      const longest = word === otherWord ? (row[column] ?? 0) + 1 : Math.max(row[column + 1] ?? 0, next[column] ?? 0);
      next.push(longest);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
