/** The shared state of the parsers: the depth of nesting, and unknown names. */
import type { TokenStream } from "./token-stream.ts";

export interface KnownNames {
  filters: ReadonlySet<string>;
  tests: ReadonlySet<string>;
}

/** Max nesting of expressions and blocks; templates of real models have a tenth of it. */
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

  /** Parses one level deeper. Fails before deep nesting overflows the stack. */
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

  /** Parses a conditional branch. Its unknown filters and tests fail only when they are used, as in Jinja. */
  conditionally<Value>(parse: () => Value, isConditional: (value: Value) => boolean = () => true): Value {
    const count = this.#unknown.length;
    const value = parse();
    if (isConditional(value)) this.#unknown.length = count;
    return value;
  }

  /** Parses the body of a scope. Its unknown filters and tests fail now, as in Jinja, even in a conditional branch. */
  scoped<Value>(parse: () => Value): Value {
    const count = this.#unknown.length;
    const value = parse();
    this.#refused.push(...this.#unknown.splice(count));
    return value;
  }

  /** @throws TemplateSyntaxError for an unknown filter or test outside of conditional branches. */
  checkNames(): void {
    const [first] = [...this.#refused, ...this.#unknown];
    if (first !== undefined) this.tokens.fail(first.message, first.line);
  }
}
