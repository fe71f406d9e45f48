import { isJsonObject } from "../json-object.ts";
import { clauseNumbers } from "./text/clauses.ts";
import type { CitableSource } from "./citation.ts";
import { anaphors } from "./words/word-lists.ts";
import { splitSentences } from "./text/sentences.ts";
import { tokenize, type Token } from "./text/tokens.ts";

/** A statement of a source: a sentence of a text, or the short values of a JSON object. */
export interface EvidenceUnit {
  sourceIndex: number;
  tokens: readonly Token[];
  /** Clause of each token; in an object each property is a clause. */
  clauses: readonly number[];
  /** Negated clauses. */
  negated: ReadonlySet<number>;
  /** Lower-case text, to find words of scripts that may be segmented differently. */
  text: string;
  /** Keys of words that the statement refers to but does not contain: title, parent properties, the antecedent of "it". */
  context: ReadonlySet<string>;
  /** Whether it is an object, in which order and neighbourhood of words have no meaning. */
  isObject: boolean;
}

/** Max characters of a value. A longer string, or one with several lines, is read as sentences. */
const maxValueLength = 60;
/** Words of a boolean property. */
const booleanWords = "available included offered allowed enabled supported provided true";
/** Max nesting of JSON, which limits recursion; real tool outputs have far less. */
const maxDepth = 32;
/** Max tokens of a statement. Longer ones are split, which limits the time for comparisons. */
const maxStatementLength = 250;

const keysOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => (token.kind === "grammar" ? [] : [token.key, ...token.otherKeys]));
const wordsOfKey = (key: string): string => key.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[_-]+/gu, " ");

function isNegated(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.isNegator === true && tokens[index + 1]?.folded !== "only";
}

/** Returns the clauses with an odd number of negators: two negators cancel out. "Not only" does not negate. */
export function negatedClauses(tokens: readonly Token[], clauses: readonly number[]): Set<number> {
  const negated = new Set<number>();
  clauses.forEach((clause, index) => {
    if (isNegated(tokens, index) && !negated.delete(clause)) negated.add(clause);
  });
  return negated;
}

/** Whether a sentence has a pronoun among its first words, which refers to the sentence before. */
function startsWithPronoun(tokens: readonly Token[]): boolean {
  return tokens.slice(0, 4).some((token, index) => anaphors.has(token.folded) || (index === 0 && token.folded === "the"));
}

class Collector {
  readonly units: EvidenceUnit[] = [];
  readonly #sourceIndex: number;

  constructor(sourceIndex: number) {
    this.#sourceIndex = sourceIndex;
  }

  object(data: Record<string, unknown>, context: readonly string[], depth: number): void {
    if (depth > maxDepth) return;
    const statement = new ObjectStatement();
    const texts: [string, string][] = [];
    const nested: [string, unknown][] = [];
    for (const [key, value] of Object.entries(data)) this.#sort(key, value, statement, texts, nested);
    const inner = [...context, ...statement.valueKeys()];
    const unit = statement.unit(this.#sourceIndex, new Set(context));
    if (unit) this.#add(unit, statement.valueKeys());
    for (const [key, text] of texts) this.#text(text, [...inner, ...keysOf(tokenize(wordsOfKey(key)))]);
    for (const [key, value] of nested) {
      const outer = [...inner, ...keysOf(tokenize(wordsOfKey(key)))];
      for (const item of Array.isArray(value) ? value : [value]) this.#nested(item, outer, depth + 1);
    }
  }

  #sort(key: string, value: unknown, statement: ObjectStatement, texts: [string, string][], nested: [string, unknown][]): void {
    if (typeof value === "string") {
      const parsed = parseJson(value);
      if (parsed !== undefined) nested.push([key, parsed]);
      else if (value.length > maxValueLength || value.trim().includes("\n") || /[.!?。！？]\s*$/u.test(value)) texts.push([key, value]);
      else statement.add(key, value);
    } else if (typeof value === "number" || typeof value === "boolean") statement.add(key, value);
    else if (Array.isArray(value)) {
      const long = value.filter(
        (item) => isJsonObject(item) || Array.isArray(item) || (typeof item === "string" && item.length > maxValueLength),
      );
      const short = value.filter((item) => !long.includes(item) && item !== null);
      if (short.length > 0) statement.add(key, short.join(", "));
      if (long.length > 0) nested.push([key, long]);
    } else if (isJsonObject(value)) nested.push([key, value]);
  }

  /** `subject`: keys for the context of each part of a unit that is split. */
  #add(unit: EvidenceUnit, subject: readonly string[] = []): void {
    if (unit.tokens.length <= maxStatementLength) {
      this.units.push(unit);
      return;
    }
    const context = new Set([...unit.context, ...subject.slice(0, 8)]);
    for (let from = 0; from < unit.tokens.length; from += maxStatementLength) {
      const to = from + maxStatementLength;
      this.units.push({ ...unit, tokens: unit.tokens.slice(from, to), clauses: unit.clauses.slice(from, to), context });
    }
  }

  #nested(value: unknown, context: readonly string[], depth: number): void {
    if (isJsonObject(value)) this.object(value, context, depth);
    else if (Array.isArray(value)) this.object({ "": value }, context, depth);
    else if (typeof value === "string") this.#text(value, context);
  }

  #text(text: string, context: readonly string[]): void {
    let before: readonly string[] = [];
    for (const sentence of splitSentences(text, true).sentences) {
      const tokens = tokenize(text, sentence.start, sentence.end);
      const clauses = clauseNumbers(text, tokens);
      const hasPronoun = startsWithPronoun(tokens);
      this.#add({
        sourceIndex: this.#sourceIndex,
        tokens,
        clauses,
        negated: negatedClauses(tokens, clauses),
        text: text.slice(sentence.start, sentence.end).toLowerCase(),
        context: new Set(hasPronoun ? [...context, ...before] : context),
        isObject: false,
      });
      // Only words carry over to the next sentence: numbers belong to their own sentence.
      const topics = keysOf(tokens.filter((token) => token.kind === "word"));
      before = hasPronoun ? [...before, ...topics] : topics;
    }
  }
}

class ObjectStatement {
  readonly #tokens: Token[] = [];
  readonly #clauses: number[] = [];
  readonly #negated = new Set<number>();
  readonly #values: string[] = [];
  #text = "";
  #clause = 0;

  add(key: string, value: string | number | boolean): void {
    const name = tokenize(wordsOfKey(key)).map((token) => ({ ...token, isCapitalised: false }));
    const valueText = typeof value === "boolean" ? booleanWords : String(value);
    const tokens = tokenize(valueText);
    const all = [...name, ...tokens];
    for (const token of all) {
      this.#tokens.push(token);
      this.#clauses.push(this.#clause);
    }
    if (value === false || all.some((_, index) => isNegated(all, index))) this.#negated.add(this.#clause);
    if (typeof value !== "boolean") for (const valueKey of keysOf(tokens)) this.#values.push(valueKey);
    this.#text += `${valueText.toLowerCase()}\n`;
    this.#clause++;
  }

  valueKeys(): readonly string[] {
    return this.#values;
  }

  unit(sourceIndex: number, context: ReadonlySet<string>): EvidenceUnit | undefined {
    if (this.#tokens.length === 0) return undefined;
    return { sourceIndex, tokens: this.#tokens, clauses: this.#clauses, negated: this.#negated, text: this.#text, context, isObject: true };
  }
}

/** Parses JSON inside a string, which many tools return; undefined for other texts. */
function parseJson(text: string): unknown {
  if (!/^\s*[{[][^]*[}\]]\s*$/u.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Returns the statements of a source, in the order of its data. */
export function evidenceUnits(source: CitableSource, sourceIndex: number): EvidenceUnit[] {
  const collector = new Collector(sourceIndex);
  collector.object(source.data, [], 0);
  return collector.units;
}
