import { clauseOpeners } from "../words/word-lists.ts";
import type { Token } from "./tokens.ts";

const clauseBreak = /[,;:—–()[\]|•、，；：（）]|\s-\s|\n/u;

/** Returns the clause of each token, from 0: clauses end at inner punctuation and before conjunctions. */
export function clauseNumbers(text: string, tokens: readonly Token[]): number[] {
  let clause = 0;
  let filled = false;
  return tokens.map((token, index) => {
    const before = tokens[index - 1];
    if (before) {
      const gap = text.slice(before.end, token.start);
      const joins = clauseOpeners.has(token.folded);
      // "March 3, 1990" is one date.
      const date = before.kind === "fact" && token.kind === "fact" && /^,\s$/u.test(gap) && /^\d{4}$/u.test(token.key);
      if (filled && (joins || (clauseBreak.test(gap) && !date))) {
        clause++;
        filled = false;
      }
    }
    if (token.kind !== "grammar" || token.isNegator) filled = true;
    return clause;
  });
}
