/** Evaluates expressions. */
import { compare, contains, equals } from "../comparison.ts";
import { Dict } from "../dict.ts";
import { TemplateRuntimeError } from "../errors.ts";
import { filters } from "../filters/filters.ts";
import type { Fuel } from "../fuel.ts";
import { getAttribute, getItem } from "../functions/attributes.ts";
import { callableOf } from "../functions/globals.ts";
import { createTests } from "../functions/tests.ts";
import { isTrue, iterate } from "../iteration.ts";
import { negate, operate } from "../operators.ts";
import type { CallArguments, ComparisonOperator, Expression } from "../parser/ast.ts";
import type { KnownNames } from "../parser/parser-state.ts";
import { str } from "../python-text.ts";
import { slice } from "../slicing.ts";
import { Arguments, type Runtime, textOf, Tuple, typeName, Undefined, type Value } from "../values.ts";
import type { Scope } from "./scope.ts";

type Call = Extract<Expression, { kind: "call" }>;

const tests = createTests(new Set(filters.keys()));

export const knownNames: KnownNames = { filters: new Set(filters.keys()), tests: new Set(Object.keys(tests)) };

export class Expressions implements Runtime {
  readonly fuel: Fuel;
  readonly now: () => Date;

  constructor(fuel: Fuel, now: () => Date) {
    this.fuel = fuel;
    this.now = now;
  }

  filter(name: string, value: Value, given: Arguments): Value {
    this.fuel.use();
    const filter = filters.get(name);
    if (filter === undefined) throw new TemplateRuntimeError(`there is no filter named '${name}'`);
    return filter(value, given, this);
  }

  test(name: string, value: Value, given: Arguments): boolean {
    this.fuel.use();
    const test = Object.hasOwn(tests, name) ? tests[name] : undefined;
    if (test === undefined) throw new TemplateRuntimeError(`there is no test named '${name}'`);
    return test(value, given, this);
  }

  /** `blockText`: the input of the filters of a block. */
  evaluate(node: Expression, scope: Scope, blockText = ""): Value {
    const { fuel } = this;
    fuel.use();
    const valueOf = (part: Expression): Value => this.evaluate(part, scope, blockText);
    const optional = (part: Expression | undefined): Value | undefined => part && valueOf(part);
    switch (node.kind) {
      case "constant":
        return node.value;
      case "name":
        return scope.get(node.name);
      case "attribute":
        return getAttribute(valueOf(node.object), node.name, fuel);
      case "item":
        return getItem(valueOf(node.object), valueOf(node.key), fuel);
      case "slice":
        return slice(valueOf(node.object), optional(node.start), optional(node.stop), optional(node.step), fuel);
      case "call":
        return this.call(node, scope);
      case "filter":
        return this.filter(node.name, node.object === undefined ? blockText : valueOf(node.object), this.#arguments(node.given, scope));
      case "test":
        return this.test(node.name, valueOf(node.object), this.#arguments(node.given, scope));
      case "not":
        return !isTrue(valueOf(node.operand));
      case "sign":
        return negate(node.operator, valueOf(node.operand));
      case "binary":
        return operate(node.operator, valueOf(node.left), valueOf(node.right), fuel);
      case "logical": {
        const left = valueOf(node.left);
        return isTrue(left) === (node.operator === "or") ? left : valueOf(node.right);
      }
      case "concatenation": {
        const parts = node.parts.map((part) => str(valueOf(part), fuel));
        fuel.useText(parts.reduce((total, part) => total + part.length, 0));
        return parts.join("");
      }
      case "comparison": {
        let left = valueOf(node.first);
        for (const { operator, right: next } of node.others) {
          const right = valueOf(next);
          if (!this.#holds(operator, left, right)) return false;
          left = right;
        }
        return true;
      }
      case "conditional":
        if (isTrue(valueOf(node.condition))) return valueOf(node.value);
        if (node.otherwise !== undefined) return valueOf(node.otherwise);
        return new Undefined("the inline if-expression evaluated to false and no else section was defined.");
      case "list":
        return node.items.map(valueOf);
      case "tuple":
        return new Tuple(node.items.map(valueOf));
      case "dict":
        return new Dict(node.entries.map(({ key, value }) => [valueOf(key), valueOf(value)] as const));
    }
  }

  /** `caller`: the body of a call block. */
  call({ callee, given }: Call, scope: Scope, caller?: Value): Value {
    const called = callableOf(this.evaluate(callee, scope));
    const values = this.#arguments(given, scope);
    return called.call(
      caller === undefined ? values : new Arguments(values.positional, new Map([...values.keywords, ["caller", caller]])),
      this,
    );
  }

  #arguments(given: CallArguments, scope: Scope): Arguments {
    const positional = given.positional.map((node) => this.evaluate(node, scope));
    if (given.positionalRest !== undefined) {
      for (const value of iterate(this.evaluate(given.positionalRest, scope), this.fuel)) positional.push(value);
    }
    if (given.keywords.length === 0 && given.keywordRest === undefined) return new Arguments(positional);
    const keywords = new Map(given.keywords.map(({ name, value }) => [name, this.evaluate(value, scope)] as const));
    if (given.keywordRest !== undefined) {
      const rest = this.evaluate(given.keywordRest, scope);
      if (!(rest instanceof Dict)) throw new TemplateRuntimeError(`argument after ** must be a mapping, not ${typeName(rest)}`);
      for (const [key, value] of rest.entries()) {
        const name = textOf(key);
        if (name === undefined) throw new TemplateRuntimeError("keywords must be strings");
        if (keywords.has(name)) throw new TemplateRuntimeError(`got multiple values for keyword argument '${name}'`);
        keywords.set(name, value);
      }
    }
    return new Arguments(positional, keywords);
  }

  #holds(operator: ComparisonOperator, left: Value, right: Value): boolean {
    switch (operator) {
      case "==":
        return equals(left, right, this.fuel);
      case "!=":
        return !equals(left, right, this.fuel);
      case "in":
        return contains(right, left, this.fuel);
      case "not in":
        return !contains(right, left, this.fuel);
      case "<":
        return compare(left, right, this.fuel, operator) < 0;
      case "<=":
        return compare(left, right, this.fuel, operator) <= 0;
      case ">":
        return compare(left, right, this.fuel, operator) > 0;
      case ">=":
        return compare(left, right, this.fuel, operator) >= 0;
    }
  }
}
