/** The methods `split`, `rsplit` and `splitlines` of `str`. */
import { TemplateRuntimeError } from "../errors.ts";
import { lineBreaks, whitespace } from "../text/whitespace.ts";
import { type Arguments, indexOf, type Runtime, textOf, typeName, type Value } from "../values.ts";
import { isTrue } from "../iteration.ts";

const words = new RegExp(`[^${whitespace}]+`, "gu");
const breaks = new RegExp(`\\r\\n|[${lineBreaks}]`, "gu");

export function split(name: "split" | "rsplit") {
  return (text: string, given: Arguments, { fuel }: Runtime): Value[] => {
    const [separator = null, maxValue = -1n] = given.bind(name, ["sep", "maxsplit"]);
    const limit = indexOf(maxValue, "maxsplit");
    fuel.useText(text.length);
    const max = limit < 0 ? Number.POSITIVE_INFINITY : limit;
    const parts =
      separator === null ? byWhitespace(text, max, name === "rsplit") : byText(text, separatorOf(separator), max, name === "rsplit");
    fuel.use(parts.length);
    return parts;
  };
}

function separatorOf(value: Value): string {
  const separator = textOf(value);
  if (separator === undefined) throw new TemplateRuntimeError(`must be str or None, not ${typeName(value)}`);
  if (separator === "") throw new TemplateRuntimeError("empty separator");
  return separator;
}

function byText(text: string, separator: string, max: number, fromEnd: boolean): string[] {
  const parts = fromEnd ? partsFromEnd(text, separator) : text.split(separator);
  if (parts.length <= max + 1) return parts;
  if (fromEnd) return [parts.slice(0, parts.length - max).join(separator), ...parts.slice(parts.length - max)];
  return [...parts.slice(0, max), parts.slice(max).join(separator)];
}

/** Splits from the end, which matters for overlapping separators, such as "aa" in "aaa". */
function partsFromEnd(text: string, separator: string): string[] {
  const parts: string[] = [];
  let end = text.length;
  for (let at = text.lastIndexOf(separator); at >= 0;) {
    parts.push(text.slice(at + separator.length, end));
    end = at;
    at = end < separator.length ? -1 : text.lastIndexOf(separator, end - separator.length);
  }
  return [...parts, text.slice(0, end)].toReversed();
}

function byWhitespace(text: string, max: number, fromEnd: boolean): string[] {
  const found = Array.from(text.matchAll(words), (match) => ({ word: match[0], start: match.index, end: match.index + match[0].length }));
  if (found.length <= max) return found.map(({ word }) => word);
  if (fromEnd) {
    const kept = found.slice(found.length - max);
    const rest = text.slice(0, found[found.length - max - 1]?.end);
    return [rest.slice(found[0]?.start), ...kept.map(({ word }) => word)].slice(rest === "" ? 1 : 0);
  }
  const rest = text.slice(found[max]?.start);
  return [...found.slice(0, max).map(({ word }) => word), rest];
}

export function splitLines(text: string, given: Arguments, { fuel }: Runtime): Value[] {
  const keepsEnds = isTrue(given.bind("splitlines", ["keepends"])[0] ?? false);
  fuel.useText(text.length);
  const lines: string[] = [];
  let start = 0;
  for (const match of text.matchAll(breaks)) {
    const end = match.index + match[0].length;
    lines.push(text.slice(start, keepsEnds ? end : match.index));
    start = end;
  }
  if (start < text.length) lines.push(text.slice(start));
  fuel.use(lines.length);
  return lines;
}
