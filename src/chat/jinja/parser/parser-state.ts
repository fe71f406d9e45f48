/** What the parsers of expressions and of statements share: the depth of nesting, and names that are not known. */
import type { TokenStream } from "./token-stream.ts";

export interface KnownNames {
  filters: ReadonlySet<string>;
  tests: ReadonlySet<string>;
}

/** Nesting of expressions and blocks; templates of real models have a tenth of it. */
const maxDepth = 200;

export class ParserState {
  readonly tokens: TokenStream;
  readonly #known: KnownNames;
  readonly #unknown: { message: string; line: number }[] = [];
  readonly #refused: { message: string; line: number }[] = [];
  #depth = 0;

  constructor(tokens: TokenStream, known: KnownNames) {
    this.tokens = tokens;
    this.#known = known;
  }

  /** Keeps templates that are nested without end from using up the stack. */
  nested<Value>(parse: () => Value): Value {
    if (++this.#depth > maxDepth) this.tokens.fail("it is nested too deep");
    const value = parse();
    this.#depth--;
    return value;
  }

  useName(kind: "filter" | "test", name: string, line: number): void {
    const names = kind === "filter" ? this.#known.filters : this.#known.tests;
    if (!names.has(name)) this.#unknown.push({ message: `there is no ${kind} named '${name}'`, line });
  }

  /** Unknown filters and tests of a branch that may not be taken fail when they are used, as in Jinja. */
  conditionally<Value>(parse: () => Value, isConditional: (value: Value) => boolean = () => true): Value {
    const count = this.#unknown.length;
    const value = parse();
    if (isConditional(value)) this.#unknown.length = count;
    return value;
  }

  /** In a scope of its own they fail at once, as in Jinja, wherever the scope is. */
  scoped<Value>(parse: () => Value): Value {
    const count = this.#unknown.length;
    const value = parse();
    this.#refused.push(...this.#unknown.splice(count));
    return value;
  }

  /** @throws TemplateSyntaxError if an unknown filter or test was read that will be used. */
  checkNames(): void {
    const [first] = [...this.#refused, ...this.#unknown];
    if (first !== undefined) this.tokens.fail(first.message, first.line);
  }
}
