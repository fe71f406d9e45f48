import { isJsonObject } from "../json-object.ts";
import { clauseNumbers } from "./text/clauses.ts";
import type { CitableSource } from "./citation.ts";
import { anaphors } from "./text/function-words.ts";
import { splitSentences } from "./text/sentences.ts";
import { tokenize, type Token } from "./text/tokens.ts";

/** One statement of a source: a sentence of a text, or the short values of one JSON object. */
export interface EvidenceUnit {
  sourceIndex: number;
  tokens: readonly Token[];
  /** Clause of each token; in an object each property is a clause. */
  clauses: readonly number[];
  /** Clauses that say that something is not so. */
  negated: ReadonlySet<number>;
  /** Folded text, to find words of scripts that are segmented differently here and there. */
  text: string;
  /** Keys of what the statement is about without saying it: title, parent properties, the sentence that "it" points back to. */
  context: ReadonlySet<string>;
  /** Order and neighbourhood of words mean nothing in an object. */
  record: boolean;
}

/** A string up to this many characters on one line is a value; a longer one is a text of sentences. */
const maxValueLength = 60;
/** What a boolean property says in words, as stems. */
const booleanWords = "available included offered allowed enabled supported provided true";
/** Deeper JSON is not read: a limit on recursion, far beyond real outputs. */
const maxDepth = 32;
/** Statements of more words are read in pieces of this many; comparing them whole would take long. */
const maxStatementLength = 250;

const keysOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => (token.kind === "grammar" ? [] : [token.key, ...token.otherKeys]));
const wordsOfKey = (key: string): string => key.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[_-]+/gu, " ");

function isNegated(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.negator === true && tokens[index + 1]?.folded !== "only";
}

/** The clauses with an odd number of negators: two make a clause positive again. "Not only" does not negate. */
export function negatedClauses(tokens: readonly Token[], clauses: readonly number[]): Set<number> {
  const negated = new Set<number>();
  clauses.forEach((clause, index) => {
    if (isNegated(tokens, index) && !negated.delete(clause)) negated.add(clause);
  });
  return negated;
}

/** Whether a sentence leans on the one before it: a pronoun among its first words. */
function leansBack(tokens: readonly Token[]): boolean {
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
    const record = new RecordBuilder();
    const texts: [string, string][] = [];
    const nested: [string, unknown][] = [];
    for (const [key, value] of Object.entries(data)) this.#sort(key, value, record, texts, nested);
    const inner = [...context, ...record.valueKeys()];
    const unit = record.unit(this.#sourceIndex, new Set(context));
    if (unit) this.#add(unit, record.valueKeys());
    for (const [key, text] of texts) this.#text(text, [...inner, ...keysOf(tokenize(wordsOfKey(key)))]);
    for (const [key, value] of nested) {
      const outer = [...inner, ...keysOf(tokenize(wordsOfKey(key)))];
      for (const item of Array.isArray(value) ? value : [value]) this.#nested(item, outer, depth + 1);
    }
  }

  #sort(key: string, value: unknown, record: RecordBuilder, texts: [string, string][], nested: [string, unknown][]): void {
    if (typeof value === "string") {
      const parsed = parseJson(value);
      if (parsed !== undefined) nested.push([key, parsed]);
      else if (value.length > maxValueLength || value.trim().includes("\n") || /[.!?。！？]\s*$/u.test(value)) texts.push([key, value]);
      else record.add(key, value);
    } else if (typeof value === "number" || typeof value === "boolean") record.add(key, value);
    else if (Array.isArray(value)) {
      const long = value.filter(
        (item) => isJsonObject(item) || Array.isArray(item) || (typeof item === "string" && item.length > maxValueLength),
      );
      const short = value.filter((item) => !long.includes(item) && item !== null);
      if (short.length > 0) record.add(key, short.join(", "));
      if (long.length > 0) nested.push([key, long]);
    } else if (isJsonObject(value)) nested.push([key, value]);
  }

  /** `subject`: what a piece of the unit is about, because the beginning of the unit says so. */
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
      const leaning = leansBack(tokens);
      this.#add({
        sourceIndex: this.#sourceIndex,
        tokens,
        clauses,
        negated: negatedClauses(tokens, clauses),
        text: text.slice(sentence.start, sentence.end).toLowerCase(),
        context: new Set(leaning ? [...context, ...before] : context),
        record: false,
      });
      // Only what was spoken of is carried over: a number of another sentence belongs to that sentence.
      const topics = keysOf(tokens.filter((token) => token.kind === "word"));
      before = leaning ? [...before, ...topics] : topics;
    }
  }
}

class RecordBuilder {
  readonly #tokens: Token[] = [];
  readonly #clauses: number[] = [];
  readonly #negated = new Set<number>();
  readonly #values: string[] = [];
  #text = "";
  #clause = 0;

  add(key: string, value: string | number | boolean): void {
    const name = tokenize(wordsOfKey(key)).map((token) => ({ ...token, capital: false }));
    const said = typeof value === "boolean" ? booleanWords : String(value);
    const tokens = tokenize(said);
    const all = [...name, ...tokens];
    for (const token of all) {
      this.#tokens.push(token);
      this.#clauses.push(this.#clause);
    }
    if (value === false || all.some((_, index) => isNegated(all, index))) this.#negated.add(this.#clause);
    if (typeof value !== "boolean") for (const valueKey of keysOf(tokens)) this.#values.push(valueKey);
    this.#text += `${said.toLowerCase()}\n`;
    this.#clause++;
  }

  valueKeys(): readonly string[] {
    return this.#values;
  }

  unit(sourceIndex: number, context: ReadonlySet<string>): EvidenceUnit | undefined {
    if (this.#tokens.length === 0) return undefined;
    return { sourceIndex, tokens: this.#tokens, clauses: this.#clauses, negated: this.#negated, text: this.#text, context, record: true };
  }
}

/** Tools often answer with JSON inside a string. */
function parseJson(text: string): unknown {
  if (!/^\s*[{[][^]*[}\]]\s*$/u.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** The statements of a source, in the order of its data. */
export function evidenceUnits(source: CitableSource, sourceIndex: number): EvidenceUnit[] {
  const collector = new Collector(sourceIndex);
  collector.object(source.data, [], 0);
  return collector.units;
}
