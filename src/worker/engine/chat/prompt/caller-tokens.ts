/** Which tokens of a prompt the caller wrote, and which the template around them. */
import type { TokenRange } from "../../reply-source/reply-source.ts";

/**
 * `before` and `after`: tokens of what the template writes before and after the text. A token that holds the end of the
 * one and the beginning of the other belongs to the caller.
 */
export function callerTokens(prompt: Int32Array, before: Int32Array, after: Int32Array): TokenRange {
  let start = 0;
  while (start < Math.min(before.length, prompt.length) && prompt[start] === before[start]) start++;
  let end = prompt.length;
  while (end > start && prompt.length - end < after.length && prompt[end - 1] === after[after.length - 1 - (prompt.length - end)]) end--;
  return { start, end };
}
