/** Reads values in the syntax of Python, `[1, 'a', {"b": None}]`, and of Gemma, `{a:[1],b:<|"|>x<|"|>}`. Returns undefined for other texts. */

const maxDepth = 100;

interface Style {
  /** Quotes of strings; a string ends with the quote that opened it. */
  quotes: readonly string[];
  /** Whether backslashes in strings begin escapes. */
  escapes: boolean;
  /** Whether keys of objects may have no quotes. */
  bareKeys: boolean;
}

const python: Style = { quotes: ['"""', "'''", '"', "'"], escapes: true, bareKeys: false };

/** Reads `(a=1, b="x")`. `names`: the names of positional values, in order. */
export function readPythonArguments(text: string, names: readonly string[]): Record<string, unknown> | undefined {
  const reader = new LiteralReader(text, python);
  const values = reader.keywords(names);
  return values !== undefined && reader.isAtEnd ? values : undefined;
}

export function readPythonValue(text: string): unknown {
  const reader = new LiteralReader(text, python);
  const value = reader.value(0);
  return reader.isAtEnd ? value : undefined;
}

export function readGemmaObject(text: string, quote: string): Record<string, unknown> | undefined {
  const reader = new LiteralReader(text, { quotes: [quote, '"'], escapes: false, bareKeys: true });
  const value = reader.object(0);
  return reader.isAtEnd ? value : undefined;
}

class LiteralReader {
  readonly #text: string;
  readonly #style: Style;
  #at = 0;

  constructor(text: string, style: Style) {
    this.#text = text;
    this.#style = style;
  }

  get isAtEnd(): boolean {
    this.#skipSpace();
    return this.#at === this.#text.length;
  }

  keywords(names: readonly string[]): Record<string, unknown> | undefined {
    const values: [string, unknown][] = [];
    const isWhole = this.#list("(", ")", () => {
      const keyword = this.#match(/([^\s=,()'"[\]{}]+)\s*=(?!=)/uy);
      const name = keyword ?? names[values.length];
      const value = this.value(0);
      if (name === undefined || value === undefined) return false;
      values.push([name, value]);
      return true;
    });
    return isWhole ? Object.fromEntries(values) : undefined;
  }

  value(depth: number): unknown {
    if (depth > maxDepth) return undefined;
    this.#skipSpace();
    const text = this.#string();
    if (text !== undefined) return text;
    switch (this.#text[this.#at]) {
      case "{":
        return this.object(depth);
      case "[":
        return this.#array("[", "]", depth);
      case "(":
        return this.#style.bareKeys ? undefined : this.#array("(", ")", depth);
      default:
        return this.#scalar();
    }
  }

  object(depth: number): Record<string, unknown> | undefined {
    const values: [string, unknown][] = [];
    const isWhole = this.#list("{", "}", () => {
      const key = this.#string() ?? (this.#style.bareKeys ? this.#match(/([^\s:,{}[\]]+)(?=\s*:)/uy) : undefined);
      if (key === undefined || this.#match(/\s*(:)/uy) === undefined) return false;
      const value = this.value(depth + 1);
      values.push([key, value]);
      return value !== undefined;
    });
    return isWhole ? Object.fromEntries(values) : undefined;
  }

  #array(open: string, close: string, depth: number): unknown[] | undefined {
    const values: unknown[] = [];
    const isWhole = this.#list(open, close, () => {
      const value = this.value(depth + 1);
      values.push(value);
      return value !== undefined;
    });
    return isWhole ? values : undefined;
  }

  /** Reads items between brackets; a comma may follow the last. */
  #list(open: string, close: string, readItem: () => boolean): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] !== open) return false;
    this.#at += 1;
    for (;;) {
      this.#skipSpace();
      if (this.#text[this.#at] === close) {
        this.#at += 1;
        return true;
      }
      if (!readItem()) return false;
      this.#skipSpace();
      if (this.#text[this.#at] === ",") this.#at += 1;
      else if (this.#text[this.#at] !== close) return false;
    }
  }

  #scalar(): unknown {
    const word = this.#match(/(true|True|false|False|null|None)(?![\w.])/uy);
    if (word !== undefined) return word.toLowerCase() === "true" ? true : word.toLowerCase() === "false" ? false : null;
    const number = this.#match(/([+-]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)(?![\w.])/uy);
    return number === undefined ? undefined : Number(number.replaceAll("_", ""));
  }

  #string(): string | undefined {
    const quote = this.#style.quotes.find((candidate) => this.#text.startsWith(candidate, this.#at));
    if (quote === undefined) return undefined;
    const start = this.#at + quote.length;
    for (let at = start; at < this.#text.length; at++) {
      if (this.#style.escapes && this.#text[at] === "\\") at++;
      else if (this.#text.startsWith(quote, at)) {
        this.#at = at + quote.length;
        const written = this.#text.slice(start, at);
        return this.#style.escapes ? unescaped(written) : written;
      }
    }
    return undefined;
  }

  #skipSpace(): void {
    while (/\s/u.test(this.#text[this.#at] ?? "")) this.#at += 1;
  }

  /** Moves past a match of a sticky expression. Returns its first group. */
  #match(expression: RegExp): string | undefined {
    expression.lastIndex = this.#at;
    const match = expression.exec(this.#text);
    if (match !== null) this.#at += match[0].length;
    return match?.[1];
  }
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
  ["a", "\x07"],
  ["0", "\0"],
  ["\n", ""],
]);

/** Replaces the escapes of Python, and "\/" of JSON. Unknown escapes stay unchanged. */
function unescaped(text: string): string {
  return text.replace(
    /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|([^]))/gu,
    (whole, u?: string, long?: string, x?: string, one?: string) => {
      const code = u ?? x;
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      if (long !== undefined) return Number.parseInt(long, 16) <= 0x10_ffff ? String.fromCodePoint(Number.parseInt(long, 16)) : whole;
      if (one === undefined) return whole;
      return escapes.get(one) ?? (/["'\\/]/u.test(one) ? one : whole);
    },
  );
}
