/** Renders the statements of a template. */
import { TemplateRuntimeError } from "../errors.ts";
import type { Fuel } from "../fuel.ts";
import { checkMember } from "../functions/globals.ts";
import { isTrue, iterate, listOf } from "../iteration.ts";
import type { Expression, MacroBody, Statement, Target } from "../parser/ast.ts";
import { str } from "../python-text.ts";
import { type Arguments, Callable, Namespace, presentOr, textOf, Tuple, typeName, Undefined, type Value } from "../values.ts";
import { Dict } from "../dict.ts";
import { Expressions } from "./expressions.ts";
import { loopObject, type LoopState } from "./loop.ts";
import { Scope } from "./scope.ts";

type Loop = Extract<Statement, { kind: "for" }>;
/** A statement that leaves an iteration of a loop. */
type Jump = "break" | "continue" | undefined;

export class Renderer {
  readonly #expressions: Expressions;
  readonly #fuel: Fuel;

  constructor(fuel: Fuel, now: () => Date) {
    this.#fuel = fuel;
    this.#expressions = new Expressions(fuel, now);
  }

  /** Returns the text of statements that have their own scope. */
  text(body: readonly Statement[], scope: Scope): string {
    const written: string[] = [];
    this.#run(body, scope, written);
    return written.join("");
  }

  #run(body: readonly Statement[], scope: Scope, written: string[]): Jump {
    for (const statement of body) {
      this.#fuel.use();
      const jump = this.#runOne(statement, scope, written);
      if (jump !== undefined) return jump;
    }
    return undefined;
  }

  #runOne(node: Statement, scope: Scope, written: string[]): Jump {
    switch (node.kind) {
      case "text":
        this.#write(node.text, written);
        return undefined;
      case "print":
        this.#write(str(this.#value(node.value, scope), this.#fuel), written);
        return undefined;
      case "if": {
        const branch = node.branches.find(({ condition }) => isTrue(this.#value(condition, scope)));
        return this.#run(branch?.body ?? node.otherwise, scope, written);
      }
      case "for":
        this.#loop(node, this.#value(node.items, scope), scope, written, 0);
        return undefined;
      case "break":
      case "continue":
        return node.kind;
      case "set":
        this.#assign(node.target, this.#value(node.value, scope), scope);
        return undefined;
      case "set-block": {
        const text = this.text(node.body, new Scope(scope));
        this.#assign(node.target, node.filter === undefined ? text : this.#value(node.filter, scope, text), scope);
        return undefined;
      }
      case "with": {
        const inner = new Scope(scope);
        // All values are evaluated in the outer scope.
        const values = node.bindings.map(({ value }) => this.#value(value, scope));
        for (const [index, { target }] of node.bindings.entries()) this.#assign(target, values[index] ?? null, inner);
        return this.#run(node.body, inner, written);
      }
      case "macro":
        scope.set(node.macro.name, this.#macro(node.macro, scope));
        return undefined;
      case "call-block":
        this.#write(str(this.#expressions.call(node.call, scope, this.#macro(node.caller, scope)), this.#fuel), written);
        return undefined;
      case "filter-block":
        this.#writeFiltered(this.#value(node.filter, scope, this.text(node.body, new Scope(scope))), written);
        return undefined;
      case "scope":
        return this.#run(node.body, new Scope(scope), written);
    }
  }

  #value(node: Expression, scope: Scope, blockText?: string): Value {
    return this.#expressions.evaluate(node, scope, blockText);
  }

  #write(text: string, written: string[]): void {
    this.#fuel.useText(text.length);
    written.push(text);
  }

  #writeFiltered(value: Value, written: string[]): void {
    const text = textOf(value);
    if (text === undefined) throw new TemplateRuntimeError(`a filter of a block must give a text, not ${typeName(value)}`);
    this.#write(text, written);
  }

  #loop(node: Loop, value: Value, scope: Scope, written: string[], depth: number): void {
    const { condition } = node;
    const all = listOf(value, this.#fuel);
    const items =
      condition === undefined
        ? all
        : all.filter((item) => {
            const inner = new Scope(scope, [["loop", new Undefined("loop is not defined in the condition of a loop")]]);
            this.#assign(node.target, item, inner);
            return isTrue(this.#value(condition, inner));
          });
    const state: LoopState = { items, index: 0, depth, changed: undefined };
    const recurse = (inner: Value): Value => {
      const text: string[] = [];
      this.#loop(node, inner, scope, text, depth + 1);
      return text.join("");
    };
    const loop = loopObject(state, node.isRecursive ? recurse : undefined);
    let isComplete = false;
    for (const [index, item] of items.entries()) {
      state.index = index;
      const inner = new Scope(scope, [["loop", loop]]);
      this.#assign(node.target, item, inner);
      const jump = this.#run(node.body, inner, written);
      if (jump === "break") break;
      isComplete ||= jump === undefined;
    }
    // A loop without a complete iteration is empty, as in Jinja.
    if (!isComplete) this.#run(node.otherwise, new Scope(scope), written);
  }

  #assign(target: Target, value: Value, scope: Scope): void {
    if (target.kind === "name") {
      scope.set(target.name, value);
    } else if (target.kind === "member") {
      const namespace = scope.get(target.object);
      if (!(namespace instanceof Namespace)) throw new TemplateRuntimeError("cannot assign attribute on non-namespace object");
      checkMember(target.name);
      namespace.members.set(target.name, value);
    } else {
      if (value instanceof Undefined) value.fail();
      const values = Array.from(iterate(value, this.#fuel));
      const { items } = target;
      if (values.length !== items.length) {
        throw new TemplateRuntimeError(`expected ${items.length} values to assign, got ${values.length}`);
      }
      for (const [index, item] of items.entries()) this.#assign(item, values[index] ?? null, scope);
    }
  }

  #macro(body: MacroBody, scope: Scope): Callable {
    const name = body.name ?? "caller";
    const members: Readonly<Record<string, Value>> = {
      name: body.name ?? null,
      arguments: new Tuple(body.parameters.map((parameter) => parameter.name)),
      catch_kwargs: body.uses.has("kwargs"),
      catch_varargs: body.uses.has("varargs"),
      caller: body.uses.has("caller"),
    };
    return new Callable(
      name,
      (given) => {
        this.#fuel.use();
        return this.text(body.body, this.#macroScope(body, name, given, scope));
      },
      "Macro",
      (member) => (Object.hasOwn(members, member) ? members[member] : undefined),
    );
  }

  #macroScope({ parameters, uses }: MacroBody, name: string, given: Arguments, scope: Scope): Scope {
    const inner = new Scope(scope);
    const keywords = new Map(given.keywords);
    for (const [index, { name: parameter, otherwise }] of parameters.entries()) {
      const value = index < given.positional.length ? given.positional[index] : keywords.get(parameter);
      if (index >= given.positional.length) keywords.delete(parameter);
      const absent = (): Value =>
        otherwise === undefined ? new Undefined(`parameter '${parameter}' was not provided`) : this.#value(otherwise, inner);
      inner.set(parameter, presentOr(value, absent));
    }
    if (uses.has("caller")) {
      inner.set(
        "caller",
        presentOr(keywords.get("caller"), () => new Undefined("No caller defined")),
      );
      keywords.delete("caller");
    }
    if (uses.has("kwargs")) {
      inner.set("kwargs", new Dict(keywords));
    } else {
      for (const keyword of keywords.keys()) throw new TemplateRuntimeError(`macro '${name}' takes no keyword argument '${keyword}'`);
    }
    const others = given.positional.slice(parameters.length);
    if (uses.has("varargs")) inner.set("varargs", new Tuple(others));
    else if (others.length > 0) throw new TemplateRuntimeError(`macro '${name}' takes not more than ${parameters.length} argument(s)`);
    return inner;
  }
}
