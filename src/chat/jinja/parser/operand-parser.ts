/** Parses operands of expressions: names, literals, attributes, items, calls, filters and tests. */
import type { CallArguments, Expression } from "./ast.ts";
import type { ParserState } from "./parser-state.ts";
import type { TokenStream } from "./token-stream.ts";

/** Parses the expressions inside of operands. */
export interface Expressions {
  expression(): Expression;
  /** Parses an expression, or a tuple without parentheses. */
  tupleOrExpression(options: { isInParentheses: boolean }): Expression;
}

const signs = ["+", "-"] as const;
const constants: Readonly<Record<string, null | boolean>> = {
  true: true,
  True: true,
  false: false,
  False: false,
  none: null,
  None: null,
};

export class OperandParser {
  readonly #tokens: TokenStream;
  readonly #state: ParserState;
  readonly #expressions: Expressions;

  constructor(state: ParserState, expressions: Expressions) {
    this.#tokens = state.tokens;
    this.#state = state;
    this.#expressions = expressions;
  }

  /** Parses an operand with its signs. */
  unary(withFilters = true): Expression {
    const operator = this.#tokens.operator(signs);
    const value: Expression =
      operator === undefined ? this.#primary() : this.#state.nested(() => ({ kind: "sign", operator, operand: this.unary(false) }));
    const complete = this.#postfix(value);
    return withFilters ? this.#filters(complete) : complete;
  }

  #primary(): Expression {
    const tokens = this.#tokens;
    const token = tokens.next();
    switch (token.type) {
      case "name": {
        const value = Object.hasOwn(constants, token.value) ? constants[token.value] : undefined;
        return value === undefined ? { kind: "name", name: token.value } : { kind: "constant", value };
      }
      case "string": {
        let value = token.value;
        while (tokens.is("string")) value += tokens.next().value;
        return { kind: "constant", value };
      }
      case "integer":
        return { kind: "constant", value: BigInt(token.value) };
      case "float":
        return { kind: "constant", value: Number(token.value) };
      case "operator":
        if (token.value === "(") {
          const inner = this.#state.nested(() => this.#expressions.tupleOrExpression({ isInParentheses: true }));
          tokens.expect("operator", ")");
          return inner;
        }
        if (token.value === "[") return { kind: "list", items: this.#items("]", () => this.#expressions.expression()) };
        if (token.value === "{") {
          const entry = (): { key: Expression; value: Expression } => {
            const key = this.#expressions.expression();
            tokens.expect("operator", ":");
            return { key, value: this.#expressions.expression() };
          };
          return { kind: "dict", entries: this.#items("}", entry) };
        }
        return tokens.fail(`unexpected '${token.value}'`, token.line);
      case "text":
      case "tag":
      case "tag-end":
      case "print":
      case "print-end":
      case "end":
        return tokens.fail("expected an expression", token.line);
    }
  }

  /** Parses items separated by commas, up to a closing bracket. A comma may follow the last. */
  #items<Item>(closer: string, item: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.#tokens.is("operator", closer)) {
      if (items.length > 0) this.#tokens.expect("operator", ",");
      if (this.#tokens.is("operator", closer)) break;
      items.push(item());
    }
    this.#tokens.expect("operator", closer);
    return items;
  }

  #postfix(start: Expression): Expression {
    let value = start;
    for (;;) {
      if (this.#tokens.skip("operator", ".")) value = this.#member(value);
      else if (this.#tokens.skip("operator", "[")) value = this.#subscript(value);
      else if (this.#tokens.is("operator", "(")) value = { kind: "call", callee: value, given: this.#callArguments() };
      else return value;
    }
  }

  #member(object: Expression): Expression {
    const token = this.#tokens.next();
    if (token.type === "name") return { kind: "attribute", object, name: token.value };
    if (token.type !== "integer") this.#tokens.fail("expected a name or a number after the dot", token.line);
    return { kind: "item", object, key: { kind: "constant", value: BigInt(token.value) } };
  }

  #subscript(object: Expression): Expression {
    const parts = this.#items("]", () => this.#slicePart());
    const [first] = parts;
    if (first !== undefined && "bounds" in first) {
      if (parts.length > 1) this.#tokens.fail("a slice cannot be part of a tuple");
      const [start, stop, step] = first.bounds;
      return { kind: "slice", object, start, stop, step };
    }
    if (first !== undefined && parts.length === 1) return { kind: "item", object, key: first.value };
    const items = parts.map((part) => ("value" in part ? part.value : this.#tokens.fail("a slice cannot be part of a tuple")));
    return { kind: "item", object, key: { kind: "tuple", items } };
  }

  #slicePart(): { value: Expression } | { bounds: (Expression | undefined)[] } {
    const tokens = this.#tokens;
    const bounds: (Expression | undefined)[] = [];
    if (!tokens.is("operator", ":")) {
      const value = this.#expressions.expression();
      if (!tokens.is("operator", ":")) return { value };
      bounds.push(value);
    } else {
      bounds.push(undefined);
    }
    while (tokens.skip("operator", ":")) {
      if (bounds.length === 3) tokens.fail("a slice has three parts at most");
      bounds.push(tokens.is("operator", ":", "]", ",") ? undefined : this.#expressions.expression());
    }
    return { bounds };
  }

  #callArguments(): CallArguments {
    const tokens = this.#tokens;
    const line = tokens.expect("operator", "(").line;
    const given: CallArguments = { positional: [], keywords: [] };
    this.#items(")", () => {
      const isLast = given.keywordRest !== undefined;
      if (isLast) tokens.fail("no argument may follow **", line);
      if (tokens.skip("operator", "*")) {
        if (given.positionalRest !== undefined) tokens.fail("only one * is allowed", line);
        given.positionalRest = this.#expressions.expression();
      } else if (tokens.skip("operator", "**")) {
        given.keywordRest = this.#expressions.expression();
      } else if (tokens.is("name") && tokens.following?.type === "operator" && tokens.following.value === "=") {
        const { value: name } = tokens.next();
        tokens.next();
        given.keywords.push({ name, value: this.#expressions.expression() });
      } else {
        if (given.keywords.length > 0 || given.positionalRest !== undefined) tokens.fail("an argument without a name comes first", line);
        given.positional.push(this.#expressions.expression());
      }
    });
    return given;
  }

  #filters(start: Expression): Expression {
    let value = start;
    for (;;) {
      if (this.#tokens.is("operator", "|")) value = this.filter(value);
      else if (this.#tokens.is("name", "is")) value = this.#test(value);
      else if (this.#tokens.is("operator", "(")) value = { kind: "call", callee: value, given: this.#callArguments() };
      else return value;
    }
  }

  /** Parses filters. `start`: the input; undefined for the text of a block. `isFirst`: whether the first filter has no bar before it. */
  filter(start: Expression | undefined, isFirst = false): Expression {
    let value = start;
    let hasBar = !isFirst;
    for (;;) {
      if (hasBar) this.#tokens.expect("operator", "|");
      hasBar = true;
      const { name, line } = this.#dottedName();
      const given = this.#tokens.is("operator", "(") ? this.#callArguments() : { positional: [], keywords: [] };
      this.#state.useName("filter", name, line);
      const filter: Expression = { kind: "filter", object: value, name, given };
      if (!this.#tokens.is("operator", "|")) return filter;
      value = filter;
    }
  }

  #test(object: Expression): Expression {
    const tokens = this.#tokens;
    tokens.expect("name", "is");
    const isNegated = tokens.skip("name", "not");
    const { name, line } = this.#dottedName();
    this.#state.useName("test", name, line);
    let given: CallArguments = { positional: [], keywords: [] };
    if (tokens.is("operator", "(")) given = this.#callArguments();
    else if (this.#beginsArgument()) {
      if (tokens.is("name", "is")) tokens.fail("tests cannot be chained with is");
      given = { positional: [this.#postfix(this.#primary())], keywords: [] };
    }
    const test: Expression = { kind: "test", object, name, given };
    return isNegated ? { kind: "not", operand: test } : test;
  }

  #beginsArgument(): boolean {
    const tokens = this.#tokens;
    if (tokens.is("name")) return !tokens.is("name", "else", "or", "and");
    return tokens.is("string") || tokens.is("integer") || tokens.is("float") || tokens.is("operator", "[", "{");
  }

  #dottedName(): { name: string; line: number } {
    const first = this.#tokens.expect("name");
    let name = first.value;
    while (this.#tokens.skip("operator", ".")) name += `.${this.#tokens.expect("name").value}`;
    return { name, line: first.line };
  }
}
