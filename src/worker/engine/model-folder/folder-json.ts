/** JSON of a model's folder, as Python and people write it. */
import { exceedsDepth, maxNestingDepth } from "../../../inference/nesting-depth.ts";

/**
 * The value of a JSON text. Python also writes `Infinity`, `-Infinity` and `NaN`, which JSON does not have: they are read as such, NaN as null.
 * Throws a SyntaxError that says what the text is instead.
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

/** Strings, and what stands between them. One pass, also over a string that never ends: no pattern goes back in it. */
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

/** Index behind the closing quote, or the end of the text. */
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
      // A number beyond the largest is read as infinite.
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
