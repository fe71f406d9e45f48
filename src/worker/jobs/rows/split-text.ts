import { maxRowLength } from "./row.ts";

/**
 * Splits a text that arrives in pieces. Yields the parts between separators, all of one piece at once; `undefined` for one
 * that is longer than a row may be, of which no more than that is held. A last part without a separator counts if it is
 * not empty.
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
      // As much as a separator that has begun may need.
      rest = rest.slice(rest.length - separator.length + 1);
    }
    yield parts.map((part) => (part !== undefined && part.length > maxRowLength ? undefined : part));
  }
  if (isTooLong) yield [undefined];
  else if (rest !== "") yield [rest];
}
