/** Parses operators with the precedence of Jinja's parser. */
import type { BinaryOperator } from "../operators.ts";
import type { ComparisonOperator, Expression } from "./ast.ts";
import { OperandParser } from "./operand-parser.ts";
import type { ParserState } from "./parser-state.ts";
import type { TokenStream } from "./token-stream.ts";

const comparisons = ["==", "!=", "<", "<=", ">", ">="] as const;
const sums = ["+", "-"] as const;
const products = ["*", "/", "//", "%"] as const;

export class ExpressionParser {
  readonly tokens: TokenStream;
  readonly operands: OperandParser;
  readonly #state: ParserState;

  constructor(state: ParserState) {
    this.tokens = state.tokens;
    this.#state = state;
    this.operands = new OperandParser(state, this);
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
    return this.tokens.operator(comparisons);
  }

  #binary(operators: readonly BinaryOperator[], operand: () => Expression): Expression {
    let left = operand();
    for (let operator = this.tokens.operator(operators); operator !== undefined; operator = this.tokens.operator(operators)) {
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
    return this.#binary(products, () => this.#binary(["**"], () => this.operands.unary()));
  }
}
