/** Parses the JSON of a model's folder, which is often written by Python or by hand. */
import { exceedsDepth, maxNestingDepth } from "../../../inference/nesting-depth.ts";

/**
 * Parses a JSON text that may contain Python's `Infinity`, `-Infinity` and `NaN`; NaN becomes null. Throws a SyntaxError that
 * explains common mistakes, such as comments.
 */
export function parseFolderJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, "");
  if (exceedsDepth(json)) throw new SyntaxError(`it is nested deeper than ${maxNestingDepth} levels`);
  try {
    return JSON.parse(json);
  } catch (caught) {
    const pieces = [...piecesOf(json)];
    const read = parsePython(pieces);
    if (read !== undefined) return read.value;
    throw new SyntaxError(reasonOf(pieces) ?? (caught instanceof Error ? caught.message : "it is not JSON"), { cause: caught });
  }
}

interface Piece {
  text: string;
  isString: boolean;
}

/** Yields the strings and the texts between them. It takes linear time, also for an unclosed string, because it does not backtrack. */
function* piecesOf(json: string): Generator<Piece> {
  let start = 0;
  while (start < json.length) {
    const quote = json.indexOf('"', start);
    if (quote !== start) yield { text: json.slice(start, quote === -1 ? undefined : quote), isString: false };
    if (quote === -1) return;
    const end = endOfString(json, quote);
    yield { text: json.slice(quote, end), isString: true };
    start = end;
  }
}

/** Returns the index after the closing quote, or the end of the text. */
function endOfString(json: string, quote: number): number {
  for (let index = quote + 1; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (code === 0x5c) index++;
    else if (code === 0x22) return index + 1;
  }
  return json.length;
}

function parsePython(pieces: readonly Piece[]): { value: unknown } | undefined {
  let isPython = false;
  const json = pieces.map(({ text, isString }) => {
    if (isString) return text;
    return text.replaceAll(/\bInfinity\b|\bNaN\b/g, (name) => {
      isPython = true;
      // JSON.parse reads a number beyond the largest as infinite.
      return name === "NaN" ? "null" : "1e999";
    });
  });
  if (!isPython) return undefined;
  try {
    return { value: JSON.parse(json.join("")) };
  } catch {
    return undefined;
  }
}

const reasons: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\/\/|\/\*|^[ \t]*#/m, "it has comments, which JSON does not have"],
  [/,\s*[\]}]/, "it has a comma before a closing bracket, which JSON does not have"],
  [/\b(True|False|None)\b|'/, "it is written as Python, not as JSON"],
];

function reasonOf(pieces: readonly Piece[]): string | undefined {
  const between = pieces.filter(({ isString }) => !isString).map(({ text }) => text);
  return reasons.find(([pattern]) => between.some((text) => pattern.test(text)))?.[1];
}
