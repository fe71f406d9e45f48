/** Reads the tokens of a template in order. */
import { TemplateSyntaxError } from "../errors.ts";
import type { Token, TokenType } from "./lexer.ts";

const shown: Readonly<Partial<Record<TokenType, string>>> = {
  "tag-end": "the end of the tag",
  "print-end": "the end of the tag",
  "end": "the end of the template",
  "text": "text",
};

export class TokenStream {
  readonly #tokens: readonly Token[];
  #index = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get current(): Token {
    return this.#tokens[this.#index] ?? { type: "end", value: "", line: this.#tokens.at(-1)?.line ?? 1 };
  }

  /** The line of the last token that was read. */
  get lastLine(): number {
    return this.#tokens[this.#index - 1]?.line ?? 1;
  }

  get following(): Token | undefined {
    return this.#tokens[this.#index + 1];
  }

  next(): Token {
    const token = this.current;
    this.#index++;
    return token;
  }

  /** Whether the current token has this type and, if `values` are given, one of these values. */
  is(type: TokenType, ...values: string[]): boolean {
    const { current } = this;
    return current.type === type && (values.length === 0 || values.includes(current.value));
  }

  /** Reads the current token if it has this type and value. Returns whether it has. */
  skip(type: TokenType, value: string): boolean {
    const isThere = this.is(type, value);
    if (isThere) this.#index++;
    return isThere;
  }

  expect(type: TokenType, value?: string): Token {
    const { current } = this;
    if (current.type !== type || (value !== undefined && current.value !== value)) {
      this.fail(
        `expected ${value === undefined ? (shown[type] ?? `a ${type}`) : `'${value}'`}, got ${shown[current.type] ?? `'${current.value}'`}`,
      );
    }
    return this.next();
  }

  /** Skips one of these operators and returns it; undefined if the next token is none of them. */
  operator<Operator extends string>(operators: readonly Operator[]): Operator | undefined {
    const { type, value } = this.current;
    if (type !== "operator" || !isOneOf(operators, value)) return undefined;
    this.next();
    return value;
  }

  fail(message: string, line = this.current.line): never {
    throw new TemplateSyntaxError(message, line);
  }
}

function isOneOf<Text extends string>(texts: readonly Text[], text: string): text is Text {
  const all: readonly string[] = texts;
  return all.includes(text);
}
