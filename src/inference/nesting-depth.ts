/** How deep JSON from outside may be nested. */

/**
 * Deeper texts are refused before they are parsed, so that no later code (the parser of some browsers, zod, a structured clone,
 * JSON.stringify) can exceed the stack. Valid ones stay far below it.
 */
export const maxNestingDepth = 256;

const quote = 0x22;
const backslash = 0x5c;

/** Counts brackets outside of strings. Linear in time, constant in memory. */
export function exceedsDepth(text: string, maxDepth = maxNestingDepth): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > maxDepth) return true;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth--;
        break;
      case quote:
        index = endOfString(text, index + 1);
        break;
    }
  }
  return false;
}

/** Returns the index of the quote that closes a string; the length of the text if there is none. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start);
  while (end !== -1) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === backslash && end - 1 - backslashes >= start) backslashes++;
    if (backslashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}
