/**
 * Converts a grammar from UTF-8 bytes to code points for servers. Our grammars write characters beyond ASCII as classes of
 * bytes, because of a defect of web-xgrammar 0.1.27 (`utf8-classes.ts`); in grammars of vLLM and llama.cpp a class has code
 * points.
 */
import { escapeCodePoint } from "../../../../chat/grammar/text/ebnf-escape.ts";

type Range = readonly [first: number, last: number];

interface Rule {
  body: string;
  /** Grammar tokens of each alternative, without the parentheses of groups. */
  alternatives: string[][];
}

/**
 * The rest of an alternative after the first bytes of a character: the range of numbers of the remaining bytes, and the text after
 * them.
 */
interface Tail {
  range: Range;
  rest: string;
}

const tokens = /"(?:\\.|[^"\\])*"|\[(?:\\.|[^\]\\])*\](?:[*+?]|\{[^}]*\})?|[A-Za-z_][\w-]*|\|/g;
const member = /\\U([0-9a-fA-F]{8})|\\u([0-9a-fA-F]{4})|\\(.)|([^\\])/gsu;

export function inCodePoints(grammar: string): string {
  const rules = new Map(
    grammar
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [name = "", body = ""] = line.split(/ ::= (.*)/s);
        return [name, { body, alternatives: alternativesOf(body) }] as const;
      }),
  );
  const known = new Map<string, Tail[]>();
  const tailsOf = (parts: readonly string[], bytes: number): Tail[] => {
    if (bytes === 0) return [{ range: [0, 0], rest: sequence(parts) }];
    const key = `${bytes} ${parts.join(" ")}`;
    const found = known.get(key) ?? mergeRanges(tails(parts, bytes));
    known.set(key, found);
    return found;
  };
  const tails = ([first = "", ...others]: readonly string[], bytes: number): Tail[] => {
    const named = rules.get(first);
    if (named !== undefined) return named.alternatives.flatMap((parts) => tailsOf([...parts, ...others], bytes));
    const size = 64 ** (bytes - 1);
    return tailsOf(others, bytes - 1).flatMap(({ range: [low, high], rest }) =>
      rangesOf(first).flatMap(([from, to]): Tail[] => {
        if (low === 0 && high === size - 1) return [{ range: [(from - 0x80) * size, (to - 0x80 + 1) * size - 1], rest }];
        return Array.from({ length: to - from + 1 }, (_, index) => (from - 0x80 + index) * size).map((base) => ({
          range: [base + low, base + high],
          rest,
        }));
      }),
    );
  };
  const wideTails = ([lead = "", ...rest]: readonly string[]): Tail[] =>
    rangesOf(lead).flatMap((range) => characters(range, (bytes) => tailsOf(rest, bytes)));
  const sequences = new Map<string, string>();
  const sequence = (parts: readonly string[]): string => {
    const key = parts.join(" ");
    const index = parts.findIndex(isLead);
    if (index === -1) return key;
    const found = sequences.get(key);
    if (found !== undefined) return found;
    const classes = asClasses(wideTails(parts.slice(index)));
    const text = [...parts.slice(0, index), classes.length === 1 ? classes[0] : `(${classes.join(" | ")})`].join(" ");
    sequences.set(key, text);
    return text;
  };
  const bodyOf = ({ body, alternatives }: Rule): string => {
    // Most rules have only ASCII, and among them are all that have groups.
    if (!alternatives.some((parts) => parts.some(isLead))) return body;
    const isWide = ([first = ""]: readonly string[]): boolean => isLead(first);
    const others = alternatives.filter((parts) => !isWide(parts)).map(sequence);
    return [...others, ...asClasses(alternatives.filter(isWide).flatMap(wideTails))].join(" | ");
  };
  return writeRules(new Map([...rules].map(([name, rule]) => [name, bodyOf(rule)])));
}

/** Whether a class has the first bytes of characters beyond ASCII. */
function isLead(part: string): boolean {
  return part.startsWith("[") && !part.startsWith("[^") && part.endsWith("]") && rangesOf(part).every(([first]) => first >= 0xc2);
}

/** Returns the characters that begin with a byte of this range. */
function characters([first, last]: Range, tailsOf: (bytes: number) => Tail[]): Tail[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((lead) => {
    const bytes = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    const base = (lead & (0x3f >> bytes)) * 64 ** bytes;
    return tailsOf(bytes).map(({ range: [low, high], rest }): Tail => ({ range: [base + low, base + high], rest }));
  });
}

function asClasses(all: readonly Tail[]): string[] {
  const membersByRest = new Map<string, string>();
  for (const { range, rest } of mergeRanges(all)) {
    const [low, high] = range;
    membersByRest.set(rest, `${membersByRest.get(rest) ?? ""}${escapeCodePoint(low)}-${escapeCodePoint(high)}`);
  }
  return [...membersByRest].map(([rest, members]) => (rest === "" ? `[${members}]` : `[${members}] ${rest}`));
}

/** Merges adjacent ranges. */
function mergeRanges(all: readonly Tail[]): Tail[] {
  const sorted = [...all].sort((one, other) => (one.rest === other.rest ? one.range[0] - other.range[0] : one.rest < other.rest ? -1 : 1));
  const merged: Tail[] = [];
  for (const tail of sorted) {
    const last = merged.at(-1);
    if (last?.rest === tail.rest && tail.range[0] <= last.range[1] + 1) {
      merged[merged.length - 1] = { rest: last.rest, range: [last.range[0], Math.max(last.range[1], tail.range[1])] };
    } else merged.push(tail);
  }
  return merged;
}

function alternativesOf(body: string): string[][] {
  const alternatives: string[][] = [[]];
  for (const [token] of body.matchAll(tokens)) {
    if (token === "|") alternatives.push([]);
    else alternatives.at(-1)?.push(token);
  }
  return alternatives;
}

/** Returns the ranges of a character class. Classes such as `\d` are not supported; our grammars have none. */
function rangesOf(text: string): Range[] {
  const points = [...text.slice(1, -1).matchAll(member)].map(([whole, long, short, escaped, plain]) => ({
    isDash: whole === "-",
    point: (long ?? short) ? Number.parseInt(long ?? short ?? "", 16) : ((escaped ?? plain ?? "").codePointAt(0) ?? 0),
  }));
  const ranges: Range[] = [];
  for (let index = 0; index < points.length; index++) {
    const { point = 0 } = points[index] ?? {};
    const last = points[index + 1]?.isDash === true ? points[index + 2]?.point : undefined;
    ranges.push([point, last ?? point]);
    if (last !== undefined) index += 2;
  }
  return ranges;
}

/** Writes the rules that `root` reaches. */
function writeRules(bodies: ReadonlyMap<string, string>): string {
  const reached = new Set(["root"]);
  for (const name of reached) {
    for (const [token] of (bodies.get(name) ?? "").matchAll(tokens)) if (bodies.has(token)) reached.add(token);
  }
  return [...bodies].flatMap(([name, body]) => (reached.has(name) ? [`${name} ::= ${body}\n`] : [])).join("");
}
