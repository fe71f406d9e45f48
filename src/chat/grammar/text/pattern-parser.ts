/**
 * Parses the regular expressions of the `pattern` keyword (ECMA-262 syntax, as JSON Schema requires), without lookaround,
 * back-references and word boundaries.
 */
import type { CharacterSet } from "../../../inference/schema-node.ts";
import { characterSet, complement } from "./character-set.ts";
import { hasAnchor, withOpenEnds, withoutAnchors } from "./pattern-anchors.ts";
import { type Pattern, PatternRefusal } from "./pattern.ts";
import { schemaLimits } from "../schema/schema-limits.ts";

const digits = characterSet([[0x30, 0x39]]);
const wordCharacters = characterSet([
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]);
/** WhiteSpace and LineTerminator of ECMA-262. */
const spaces = characterSet([
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]);
const lineEnds = characterSet([
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
]);
const classEscapes: Readonly<Record<string, CharacterSet>> = {
  d: digits,
  D: complement(digits),
  w: wordCharacters,
  W: complement(wordCharacters),
  s: spaces,
  S: complement(spaces),
};
const controlEscapes: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, "0": 0 };
/** Max nesting of groups, which limits recursion; real patterns have far less. */
const maxGroupDepth = 50;

/**
 * The text that a pattern must match. `whole`: the complete text, by contract 2.6 ("without anchors"); but a pattern with an
 * anchor is read as `part`. `part`: any part of the text, as in JSON Schema, so that an end without an anchor is open.
 */
export type PatternReach = "whole" | "part";

/** Returns a pattern of the complete text. Throws a PatternRefusal. */
export function parsePattern(source: string, reach: PatternReach = "whole"): Pattern {
  const pattern = parse(source);
  return withoutAnchors(reach === "part" || hasAnchor(pattern) ? withOpenEnds(pattern, true, true) : pattern, true, true);
}

/** Whether the pattern has anchors. Throws a PatternRefusal. */
export function usesAnchors(source: string): boolean {
  return hasAnchor(parse(source));
}

function parse(source: string): Pattern {
  if (source.length > schemaLimits.patternCharacters) {
    throw new PatternRefusal(`the pattern is longer than ${schemaLimits.patternCharacters} characters`);
  }
  const pattern = new PatternParser(Array.from(source)).parse();
  if (positions(pattern) > schemaLimits.patternPositions) {
    throw new PatternRefusal(`the pattern repeats too much (more than ${schemaLimits.patternPositions} positions)`);
  }
  return pattern;
}

class PatternParser {
  readonly #characters: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(characters: readonly string[]) {
    this.#characters = characters;
  }

  parse(): Pattern {
    const pattern = this.#choice();
    if (this.#at < this.#characters.length) throw new PatternRefusal("the pattern has an unmatched ')'");
    return pattern;
  }

  #choice(): Pattern {
    const options = [this.#sequence()];
    while (this.#take("|")) options.push(this.#sequence());
    const [only] = options;
    return options.length === 1 && only !== undefined ? only : { kind: "choice", options };
  }

  #sequence(): Pattern {
    const parts: Pattern[] = [];
    for (let next = this.#peek(); next !== undefined && next !== "|" && next !== ")"; next = this.#peek()) {
      parts.push(this.#quantified(this.#atom()));
    }
    return { kind: "sequence", parts };
  }

  #atom(): Pattern {
    const character = this.#next();
    if (character === "^") return { kind: "start" };
    if (character === "$") return { kind: "end" };
    if (character === "(") return this.#group();
    if (character === "[") return { kind: "characters", set: this.#class() };
    if (character === ".") return { kind: "characters", set: complement(lineEnds) };
    if (character === "\\") return { kind: "characters", set: this.#escape(false) };
    if ("*+?".includes(character)) throw new PatternRefusal(`the pattern has nothing to repeat before '${character}'`);
    return { kind: "characters", set: single(character) };
  }

  #group(): Pattern {
    if (this.#take("?")) {
      const kind = this.#next();
      if (kind === "=" || kind === "!") throw new PatternRefusal("lookahead in a pattern is not supported");
      if (kind === "<") {
        if (this.#peek() === "=" || this.#peek() === "!") {
          throw new PatternRefusal("lookbehind in a pattern is not supported");
        }
        while (this.#next() !== ">");
      } else if (kind !== ":") {
        throw new PatternRefusal(`the group '(?${kind}' in a pattern is not supported`);
      }
    }
    this.#depth += 1;
    if (this.#depth > maxGroupDepth) throw new PatternRefusal("the pattern's groups are nested too deeply");
    const inner = this.#choice();
    this.#depth -= 1;
    if (!this.#take(")")) throw new PatternRefusal("the pattern has an unclosed group");
    return inner;
  }

  #quantified(part: Pattern): Pattern {
    let quantified = part;
    for (let first = true; ; first = false) {
      const bounds = this.#quantifier();
      if (bounds === undefined) return quantified;
      if (!first) throw new PatternRefusal("the pattern repeats a repetition without a group");
      if (part.kind === "start" || part.kind === "end") throw new PatternRefusal("the pattern repeats an anchor");
      // A lazy quantifier matches the same texts.
      this.#take("?");
      quantified = { kind: "repeat", part, min: bounds[0], max: bounds[1] };
    }
  }

  #quantifier(): [number, number] | undefined {
    if (this.#take("*")) return [0, Number.POSITIVE_INFINITY];
    if (this.#take("+")) return [1, Number.POSITIVE_INFINITY];
    if (this.#take("?")) return [0, 1];
    if (this.#peek() !== "{") return undefined;
    const rest = this.#characters.slice(this.#at, this.#at + 24).join("");
    const bounds = /^\{(\d{1,9})(,(\d{1,9})?)?\}/.exec(rest);
    if (bounds === null) return this.#at > 0 && /^\{\d/.test(rest) ? refuseBounds() : undefined;
    this.#at += bounds[0].length;
    const min = Number(bounds[1]);
    const max = bounds[2] === undefined ? min : bounds[3] === undefined ? Number.POSITIVE_INFINITY : Number(bounds[3]);
    if (max < min) throw new PatternRefusal("the pattern has a repetition whose bounds are out of order");
    return [min, max];
  }

  #class(): CharacterSet {
    const negated = this.#take("^");
    const ranges: (readonly [number, number])[] = [];
    while (!this.#take("]")) {
      const first = this.#classMember();
      if (this.#peek() === "-" && this.#peek(1) !== "]" && first.length === 1) {
        this.#next();
        const last = this.#classMember();
        const [from] = first;
        const [to] = last;
        if (from === undefined || to === undefined || last.length !== 1 || from[0] !== from[1] || to[0] !== to[1]) {
          throw new PatternRefusal("the pattern has a range between classes");
        }
        if (to[0] < from[0]) throw new PatternRefusal("the pattern has a range whose bounds are out of order");
        ranges.push([from[0], to[0]]);
      } else {
        ranges.push(...first);
      }
    }
    const set = characterSet(ranges);
    return negated ? complement(set) : set;
  }

  #classMember(): CharacterSet {
    const character = this.#next();
    return character === "\\" ? this.#escape(true) : single(character);
  }

  #escape(inClass: boolean): CharacterSet {
    const character = this.#next();
    const named = classEscapes[character];
    if (named !== undefined) return named;
    if (inClass && character === "b") return single("\b");
    if (character === "b" || character === "B") throw new PatternRefusal("word boundaries in a pattern are not supported");
    if (character === "p" || character === "P") throw new PatternRefusal("Unicode properties in a pattern are not supported");
    if (character === "k" || /[1-9]/.test(character)) throw new PatternRefusal("back-references in a pattern are not supported");
    const control = controlEscapes[character];
    if (control !== undefined) return [[control, control]];
    if (character === "x") return this.#hexadecimal(2);
    if (character === "u") return this.#take("{") ? this.#braced() : this.#unicode();
    if (character === "c") {
      const code = (this.#next().codePointAt(0) ?? 0) % 32;
      return [[code, code]];
    }
    return single(character);
  }

  /** Reads four digits, or twice four for a surrogate pair. */
  #unicode(): CharacterSet {
    const high = this.#digits(4);
    if (high >= 0xd800 && high <= 0xdbff && this.#peek() === "\\" && this.#peek(1) === "u") {
      this.#at += 2;
      const low = this.#digits(4);
      const code = (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000;
      return [[code, code]];
    }
    return characterSet([[high, high]]);
  }

  #braced(): CharacterSet {
    let text = "";
    for (let next = this.#next(); next !== "}"; next = this.#next()) text += next;
    const code = /^[0-9a-fA-F]{1,6}$/.test(text) ? Number.parseInt(text, 16) : Number.NaN;
    if (!(code <= 0x10ffff)) throw new PatternRefusal("the pattern has a broken \\u escape");
    return characterSet([[code, code]]);
  }

  #hexadecimal(length: number): CharacterSet {
    const code = this.#digits(length);
    return [[code, code]];
  }

  #digits(length: number): number {
    const text = this.#characters.slice(this.#at, this.#at + length).join("");
    if (text.length !== length || !/^[0-9a-fA-F]+$/.test(text)) throw new PatternRefusal("the pattern has a broken escape");
    this.#at += length;
    return Number.parseInt(text, 16);
  }

  #peek(ahead = 0): string | undefined {
    return this.#characters[this.#at + ahead];
  }

  #next(): string {
    const character = this.#characters[this.#at];
    if (character === undefined) throw new PatternRefusal("the pattern ends too early");
    this.#at += 1;
    return character;
  }

  #take(character: string): boolean {
    if (this.#characters[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }
}

function refuseBounds(): never {
  throw new PatternRefusal("the pattern has a broken repetition");
}

function single(character: string): CharacterSet {
  const code = character.codePointAt(0) ?? 0;
  return characterSet([[code, code]]);
}

/** Returns the number of characters in the pattern with its repetitions expanded. */
function positions(pattern: Pattern): number {
  switch (pattern.kind) {
    case "characters":
      return 1;
    case "start":
    case "end":
      return 0;
    case "sequence":
      return pattern.parts.reduce((sum, part) => sum + positions(part), 0);
    case "choice":
      return pattern.options.reduce((sum, part) => sum + positions(part), 0);
    case "repeat": {
      const times = Number.isFinite(pattern.max) ? pattern.max : Math.max(1, pattern.min + 1);
      return Math.max(1, positions(pattern.part)) * times;
    }
  }
}
