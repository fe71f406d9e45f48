import { maxRowLength } from "./row.ts";

/**
 * Splits a text that arrives in pieces. For each piece, yields the parts between separators that it completes. A part of more than
 * `maxRowLength` characters is yielded as `undefined`, and is never held in memory as a whole. A last part without a separator
 * counts if it is not empty.
 */
export async function* splitText(pieces: AsyncIterable<string>, separator: string): AsyncGenerator<(string | undefined)[]> {
  let rest = "";
  let isTooLong = false;
  for await (const piece of pieces) {
    const parts: (string | undefined)[] = (rest + piece).split(separator);
    rest = parts.pop() ?? "";
    if (isTooLong && parts.length > 0) {
      parts[0] = undefined;
      isTooLong = false;
    }
    if (rest.length > maxRowLength || isTooLong) {
      isTooLong = true;
      // Keeps only the characters that may be the beginning of a separator.
      rest = rest.slice(rest.length - separator.length + 1);
    }
    yield parts.map((part) => (part !== undefined && part.length > maxRowLength ? undefined : part));
  }
  if (isTooLong) yield [undefined];
  else if (rest !== "") yield [rest];
}
