/** Separates the caller's tokens in a prompt from the template's tokens around them. */
import type { TokenRange } from "../../reply-source/reply-source.ts";

/**
 * Returns the range of the caller's tokens. `before`, `after`: the template's tokens before and after the caller's text. A
 * token that spans both belongs to the caller.
 */
export function callerTokens(prompt: Int32Array, before: Int32Array, after: Int32Array): TokenRange {
  let start = 0;
  while (start < Math.min(before.length, prompt.length) && prompt[start] === before[start]) start++;
  let end = prompt.length;
  while (end > start && prompt.length - end < after.length && prompt[end - 1] === after[after.length - 1 - (prompt.length - end)]) end--;
  return { start, end };
}
