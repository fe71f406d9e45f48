/** Parses expressions with the precedence of Jinja's parser. */
import type { BinaryOperator } from "../operators.ts";
import type { CallArguments, ComparisonOperator, Expression } from "./ast.ts";
import type { ParserState } from "./parser-state.ts";
import type { TokenStream } from "./token-stream.ts";

const comparisons = ["==", "!=", "<", "<=", ">", ">="] as const;
const sums = ["+", "-"] as const;
const products = ["*", "/", "//", "%"] as const;
const constants: Readonly<Record<string, null | boolean>> = {
  true: true,
  True: true,
  false: false,
  False: false,
  none: null,
  None: null,
};
export class ExpressionParser {
  readonly tokens: TokenStream;
  readonly #state: ParserState;

  constructor(state: ParserState) {
    this.tokens = state.tokens;
    this.#state = state;
  }

  expression(withConditional = true): Expression {
    return this.#state.nested(() => {
      if (!withConditional) return this.#or();
      return this.#state.conditionally(
        () => this.#conditional(),
        ({ kind }) => kind === "conditional",
      );
    });
  }

  /** Parses an expression, or a tuple without parentheses. */
  tupleOrExpression(options: { withConditional?: boolean; ends?: readonly string[]; isInParentheses?: boolean } = {}): Expression {
    const { withConditional = true, ends = [], isInParentheses = false } = options;
    const items: Expression[] = [];
    let isTuple = false;
    while (!this.#endsTuple(ends)) {
      items.push(this.expression(withConditional));
      if (!this.tokens.skip("operator", ",")) break;
      isTuple = true;
    }
    const [first] = items;
    if (!isTuple && first !== undefined) return first;
    if (!isTuple && !isInParentheses) this.tokens.fail("expected an expression");
    return { kind: "tuple", items };
  }

  #endsTuple(ends: readonly string[]): boolean {
    const { tokens } = this;
    return tokens.is("tag-end") || tokens.is("print-end") || tokens.is("operator", ")") || (ends.length > 0 && tokens.is("name", ...ends));
  }

  #conditional(): Expression {
    let value = this.#or();
    while (this.tokens.skip("name", "if")) {
      const condition = this.#or();
      const otherwise = this.tokens.skip("name", "else") ? this.#state.nested(() => this.#conditional()) : undefined;
      value = { kind: "conditional", condition, value, otherwise };
    }
    return value;
  }

  #or(): Expression {
    let left = this.#and();
    while (this.tokens.skip("name", "or")) left = { kind: "logical", operator: "or", left, right: this.#and() };
    return left;
  }

  #and(): Expression {
    let left = this.#not();
    while (this.tokens.skip("name", "and")) left = { kind: "logical", operator: "and", left, right: this.#not() };
    return left;
  }

  #not(): Expression {
    if (!this.tokens.skip("name", "not")) return this.#comparison();
    return this.#state.nested(() => ({ kind: "not", operand: this.#not() }));
  }

  #comparison(): Expression {
    const first = this.#sum();
    const others: { operator: ComparisonOperator; right: Expression }[] = [];
    for (let operator = this.#comparisonOperator(); operator !== undefined; operator = this.#comparisonOperator()) {
      others.push({ operator, right: this.#sum() });
    }
    return others.length === 0 ? first : { kind: "comparison", first, others };
  }

  #comparisonOperator(): ComparisonOperator | undefined {
    const { tokens } = this;
    if (tokens.skip("name", "in")) return "in";
    if (tokens.is("name", "not") && tokens.following?.type === "name" && tokens.following.value === "in") {
      tokens.next();
      tokens.next();
      return "not in";
    }
    return this.#operator(comparisons);
  }

  #operator<Operator extends string>(operators: readonly Operator[]): Operator | undefined {
    const { type, value } = this.tokens.current;
    if (type !== "operator" || !isOneOf(operators, value)) return undefined;
    this.tokens.next();
    return value;
  }

  #binary(operators: readonly BinaryOperator[], operand: () => Expression): Expression {
    let left = operand();
    for (let operator = this.#operator(operators); operator !== undefined; operator = this.#operator(operators)) {
      left = { kind: "binary", operator, left, right: operand() };
    }
    return left;
  }

  #sum(): Expression {
    return this.#binary(sums, () => this.#concatenation());
  }

  #concatenation(): Expression {
    const first = this.#product();
    const parts = [first];
    while (this.tokens.skip("operator", "~")) parts.push(this.#product());
    return parts.length === 1 ? first : { kind: "concatenation", parts };
  }

  #product(): Expression {
    return this.#binary(products, () => this.#binary(["**"], () => this.unary()));
  }

  unary(withFilters = true): Expression {
    const operator = this.#operator(sums);
    const value: Expression =
      operator === undefined ? this.#primary() : this.#state.nested(() => ({ kind: "sign", operator, operand: this.unary(false) }));
    const complete = this.#postfix(value);
    return withFilters ? this.#filters(complete) : complete;
  }

  #primary(): Expression {
    const { tokens } = this;
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
          const inner = this.#state.nested(() => this.tupleOrExpression({ isInParentheses: true }));
          tokens.expect("operator", ")");
          return inner;
        }
        if (token.value === "[") return { kind: "list", items: this.#items("]", () => this.expression()) };
        if (token.value === "{") {
          const entry = (): { key: Expression; value: Expression } => {
            const key = this.expression();
            tokens.expect("operator", ":");
            return { key, value: this.expression() };
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
    while (!this.tokens.is("operator", closer)) {
      if (items.length > 0) this.tokens.expect("operator", ",");
      if (this.tokens.is("operator", closer)) break;
      items.push(item());
    }
    this.tokens.expect("operator", closer);
    return items;
  }

  #postfix(start: Expression): Expression {
    let value = start;
    for (;;) {
      if (this.tokens.skip("operator", ".")) value = this.#member(value);
      else if (this.tokens.skip("operator", "[")) value = this.#subscript(value);
      else if (this.tokens.is("operator", "(")) value = { kind: "call", callee: value, given: this.callArguments() };
      else return value;
    }
  }

  #member(object: Expression): Expression {
    const token = this.tokens.next();
    if (token.type === "name") return { kind: "attribute", object, name: token.value };
    if (token.type !== "integer") this.tokens.fail("expected a name or a number after the dot", token.line);
    return { kind: "item", object, key: { kind: "constant", value: BigInt(token.value) } };
  }

  #subscript(object: Expression): Expression {
    const parts = this.#items("]", () => this.#slicePart());
    const [first] = parts;
    if (first !== undefined && "bounds" in first) {
      if (parts.length > 1) this.tokens.fail("a slice cannot be part of a tuple");
      const [start, stop, step] = first.bounds;
      return { kind: "slice", object, start, stop, step };
    }
    if (first !== undefined && parts.length === 1) return { kind: "item", object, key: first.value };
    const items = parts.map((part) => ("value" in part ? part.value : this.tokens.fail("a slice cannot be part of a tuple")));
    return { kind: "item", object, key: { kind: "tuple", items } };
  }

  #slicePart(): { value: Expression } | { bounds: (Expression | undefined)[] } {
    const { tokens } = this;
    const bounds: (Expression | undefined)[] = [];
    if (!tokens.is("operator", ":")) {
      const value = this.expression();
      if (!tokens.is("operator", ":")) return { value };
      bounds.push(value);
    } else {
      bounds.push(undefined);
    }
    while (tokens.skip("operator", ":")) {
      if (bounds.length === 3) tokens.fail("a slice has three parts at most");
      bounds.push(tokens.is("operator", ":", "]", ",") ? undefined : this.expression());
    }
    return { bounds };
  }

  callArguments(): CallArguments {
    const { tokens } = this;
    const line = tokens.expect("operator", "(").line;
    const given: CallArguments = { positional: [], keywords: [] };
    this.#items(")", () => {
      const isLast = given.keywordRest !== undefined;
      if (isLast) tokens.fail("no argument may follow **", line);
      if (tokens.skip("operator", "*")) {
        if (given.positionalRest !== undefined) tokens.fail("only one * is allowed", line);
        given.positionalRest = this.expression();
      } else if (tokens.skip("operator", "**")) {
        given.keywordRest = this.expression();
      } else if (tokens.is("name") && tokens.following?.type === "operator" && tokens.following.value === "=") {
        const { value: name } = tokens.next();
        tokens.next();
        given.keywords.push({ name, value: this.expression() });
      } else {
        if (given.keywords.length > 0 || given.positionalRest !== undefined) tokens.fail("an argument without a name comes first", line);
        given.positional.push(this.expression());
      }
    });
    return given;
  }

  #filters(start: Expression): Expression {
    let value = start;
    for (;;) {
      if (this.tokens.is("operator", "|")) value = this.filter(value);
      else if (this.tokens.is("name", "is")) value = this.#test(value);
      else if (this.tokens.is("operator", "(")) value = { kind: "call", callee: value, given: this.callArguments() };
      else return value;
    }
  }

  /** Parses filters. `start`: the input; undefined for the text of a block. `isFirst`: whether the first filter has no bar before it. */
  filter(start: Expression | undefined, isFirst = false): Expression {
    let value = start;
    let hasBar = !isFirst;
    for (;;) {
      if (hasBar) this.tokens.expect("operator", "|");
      hasBar = true;
      const { name, line } = this.#dottedName();
      const given = this.tokens.is("operator", "(") ? this.callArguments() : { positional: [], keywords: [] };
      this.#state.useName("filter", name, line);
      const filter: Expression = { kind: "filter", object: value, name, given };
      if (!this.tokens.is("operator", "|")) return filter;
      value = filter;
    }
  }

  #test(object: Expression): Expression {
    const { tokens } = this;
    tokens.expect("name", "is");
    const isNegated = tokens.skip("name", "not");
    const { name, line } = this.#dottedName();
    this.#state.useName("test", name, line);
    let given: CallArguments = { positional: [], keywords: [] };
    if (tokens.is("operator", "(")) given = this.callArguments();
    else if (this.#beginsArgument()) {
      if (tokens.is("name", "is")) tokens.fail("tests cannot be chained with is");
      given = { positional: [this.#postfix(this.#primary())], keywords: [] };
    }
    const test: Expression = { kind: "test", object, name, given };
    return isNegated ? { kind: "not", operand: test } : test;
  }

  #beginsArgument(): boolean {
    const { tokens } = this;
    if (tokens.is("name")) return !tokens.is("name", "else", "or", "and");
    return tokens.is("string") || tokens.is("integer") || tokens.is("float") || tokens.is("operator", "[", "{");
  }

  #dottedName(): { name: string; line: number } {
    const first = this.tokens.expect("name");
    let name = first.value;
    while (this.tokens.skip("operator", ".")) name += `.${this.tokens.expect("name").value}`;
    return { name, line: first.line };
  }
}

function isOneOf<Text extends string>(texts: readonly Text[], text: string): text is Text {
  const all: readonly string[] = texts;
  return all.includes(text);
}
