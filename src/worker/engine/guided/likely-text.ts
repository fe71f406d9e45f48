/** Finds text that a grammar nearly forces next, such as the next key of an object with its quotes. */
import type { GrammarMatcher } from "./token-grammar.ts";

/** Max pieces of forced text that are joined. Between two pieces the grammar allows only an optional space. */
const maxPieces = 6;

/**
 * Returns the text that will come next, as far as the grammar allows only one. An optional space, as after a colon or a comma,
 * is taken as written, because most models write it. Returns "" if the model has a choice. The matcher's state is unchanged.
 */
export function likelyText(matcher: GrammarMatcher): string {
  let text = "";
  let steps = 0;
  const accept = (piece: string): boolean => {
    const isAccepted = matcher._acceptString(piece);
    if (isAccepted) steps += 1;
    return isAccepted;
  };
  for (let pieces = 0; pieces < maxPieces; pieces++) {
    const only = matcher.findJumpForwardString();
    if (only !== "") {
      if (!accept(only)) break;
      text += only;
      continue;
    }
    // A space may also come inside a string, but no forced text follows it there.
    if (text.endsWith(" ") || !accept(" ")) break;
    const next = matcher.findJumpForwardString();
    if (next === "" || !accept(next)) break;
    text += ` ${next}`;
  }
  if (steps > 0) matcher.rollBack(steps);
  return text;
}
