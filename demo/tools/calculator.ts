/** Arithmetic: + - * / % ^, parentheses, and the words that people use for them. */

/** The text is not an arithmetic expression. */
class ExpressionError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "ExpressionError";
  }
}

const words: readonly [RegExp, string][] = [
  [/\bdivided by\b|÷|\bover\b/gi, "/"],
  [/\bmultiplied by\b|\btimes\b|×|·|(?<=\d\s*)x(?=\s*\d)/gi, "*"],
  [/\bplus\b|\badd(?:ed to)?\b/gi, "+"],
  [/\bminus\b|−|–/gi, "-"],
  [/\bto the power of\b|\*\*/gi, "^"],
  [/(\d)\s*(?:%|percent)\s+of\b/gi, "$1/100*"],
  [/(\d)\s*(?:%|percent)(?=\s*(?:$|[)+*/^-]))/gi, "$1/100"],
  [/(?<=\d),(?=\d{3}(?:\D|$))/g, ""],
  [/[=?]\s*$/, ""],
];

/** Throws `ExpressionError`. */
export function calculate(expression: string): number {
  const text = words.reduce((written, [pattern, symbol]) => written.replace(pattern, symbol), expression);
  const tokens = text.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+|[-+*/%^()]|\S/gi) ?? [];
  const reader = new Reader(tokens);
  const value = reader.sum();
  if (!reader.isAtEnd) throw new ExpressionError(`"${reader.next}" was not expected`);
  if (!Number.isFinite(value)) throw new ExpressionError("the result is not a finite number");
  // Hides the error of binary fractions: 0.1 + 0.2.
  return Number(value.toPrecision(15));
}

class Reader {
  readonly #tokens: readonly string[];
  #index = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get next(): string {
    return this.#tokens[this.#index] ?? "the end";
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#tokens.length;
  }

  sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#take("+")) value += this.#product();
      else if (this.#take("-")) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#signed();
    for (;;) {
      if (this.#take("*")) value *= this.#signed();
      else if (this.#take("/")) value /= this.#signed();
      else if (this.#take("%")) value %= this.#signed();
      else return value;
    }
  }

  #signed(): number {
    if (this.#take("-")) return -this.#signed();
    if (this.#take("+")) return this.#signed();
    return this.#power();
  }

  /** From right to left, and before a sign: -2^2 is -4. */
  #power(): number {
    const base = this.#operand();
    return this.#take("^") ? base ** this.#signed() : base;
  }

  #operand(): number {
    if (this.#take("(")) {
      const value = this.sum();
      if (!this.#take(")")) throw new ExpressionError(`")" was expected before ${this.next}`);
      return value;
    }
    const value = Number(this.#tokens[this.#index]);
    if (Number.isNaN(value)) throw new ExpressionError(`a number was expected, not ${this.next}`);
    this.#index += 1;
    return value;
  }

  #take(symbol: string): boolean {
    if (this.#tokens[this.#index] !== symbol) return false;
    this.#index += 1;
    return true;
  }
}
