/** What a grammar leaves no choice about, nearly: the next key of an object, say, with its quotes. */
import type { GrammarMatcher } from "./token-grammar.ts";

/** Pieces of text between which the grammar leaves nothing but a space to choose. */
const maxPieces = 6;

/**
 * Text that will come next, as far as the grammar has only one, or one but for the space behind a colon or a comma: models
 * write it as their training data do. Empty if there is a choice. The matcher is left as it was.
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
    // Inside a string a space may come too, but then nothing is sure behind it.
    if (text.endsWith(" ") || !accept(" ")) break;
    const behind = matcher.findJumpForwardString();
    if (behind === "" || !accept(behind)) break;
    text += ` ${behind}`;
  }
  if (steps > 0) matcher.rollBack(steps);
  return text;
}
