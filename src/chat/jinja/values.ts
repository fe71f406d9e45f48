/**
 * Values of a template. JavaScript's types represent Python's: `int` is a bigint, `float` a number, `str` a string,
 * `list` an array, `None` null. The others are classes.
 */
import { TemplateRuntimeError } from "./errors.ts";
import type { Fuel } from "./fuel.ts";

export type Value = null | boolean | bigint | number | string | Value[] | TemplateObject;

export abstract class TemplateObject {
  /** The type's name in Python's messages. */
  abstract readonly typeName: string;
}

/** A name, member or item that does not exist. Templates can only print it, test it and pass it on. */
export class Undefined extends TemplateObject {
  override readonly typeName = "Undefined";
  readonly message: string;

  constructor(message: string) {
    super();
    this.message = message;
  }

  fail(): never {
    throw new TemplateRuntimeError(this.message);
  }
}

/** A text that counts as escaped for HTML. */
export class Markup extends TemplateObject {
  override readonly typeName = "Markup";
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

export class Tuple extends TemplateObject {
  override readonly typeName = "tuple";
  readonly items: Value[];

  constructor(items: Value[]) {
    super();
    this.items = items;
  }
}

/** A group of `groupby`: a pair whose parts have names, too. */
export class GroupTuple extends Tuple {
  readonly grouper: Value;
  readonly list: Value[];

  constructor(grouper: Value, list: Value[]) {
    super([grouper, list]);
    this.grouper = grouper;
    this.list = list;
  }
}

/** A sequence that can be read once, as filters such as `map` return it. */
export class Generator extends TemplateObject {
  override readonly typeName = "generator";
  readonly iterator: Iterator<Value>;

  constructor(values: Iterable<Value>) {
    super();
    this.iterator = values[Symbol.iterator]();
  }
}

export class Range extends TemplateObject {
  override readonly typeName = "range";
  readonly start: bigint;
  readonly stop: bigint;
  readonly step: bigint;
  readonly length: number;

  constructor(start: bigint, stop: bigint, step: bigint) {
    super();
    this.start = start;
    this.stop = stop;
    this.step = step;
    const span = step > 0n ? stop - start : start - stop;
    const width = step > 0n ? step : -step;
    this.length = span > 0n ? Number((span + width - 1n) / width) : 0;
  }

  at(index: number): bigint {
    return this.start + this.step * BigInt(index);
  }
}

/** The result of `namespace()`, whose members inner scopes can set. */
export class Namespace extends TemplateObject {
  override readonly typeName = "Namespace";
  readonly members: Map<string, Value>;

  constructor(members: Map<string, Value>) {
    super();
    this.members = members;
  }
}

export class Arguments {
  readonly positional: readonly Value[];
  readonly keywords: ReadonlyMap<string, Value>;

  constructor(positional: readonly Value[] = [], keywords: ReadonlyMap<string, Value> = new Map()) {
    this.positional = positional;
    this.keywords = keywords;
  }

  /**
   * Returns the values of the parameters, undefined for parameters without a value.
   * @throws TemplateRuntimeError for an unknown name, too many values, or fewer than `required`.
   */
  bind(functionName: string, parameters: readonly string[], required = 0): (Value | undefined)[] {
    if (this.positional.length > parameters.length) {
      throw new TemplateRuntimeError(`${functionName}() takes at most ${parameters.length} arguments, not ${this.positional.length}`);
    }
    for (const name of this.keywords.keys()) {
      const index = parameters.indexOf(name);
      if (index < 0) throw new TemplateRuntimeError(`${functionName}() has no parameter '${name}'`);
      if (index < this.positional.length) throw new TemplateRuntimeError(`${functionName}() got two values for '${name}'`);
    }
    return parameters.map((name, index) => {
      const value = index < this.positional.length ? this.positional[index] : this.keywords.get(name);
      if (value === undefined && index < required) throw new TemplateRuntimeError(`${functionName}() needs its argument '${name}'`);
      return value;
    });
  }
}

/** The rendering, as functions, filters and tests use it. */
export interface Runtime {
  readonly fuel: Fuel;
  readonly now: () => Date;
  filter(name: string, value: Value, given: Arguments): Value;
  test(name: string, value: Value, given: Arguments): boolean;
}

export type NativeFunction = (given: Arguments, runtime: Runtime) => Value;

export class Callable extends TemplateObject {
  override readonly typeName: string;
  readonly name: string;
  readonly call: NativeFunction;
  readonly member: (name: string) => Value | undefined;

  constructor(name: string, call: NativeFunction, kind = "function", member: (name: string) => Value | undefined = () => undefined) {
    super();
    this.name = name;
    this.call = call;
    this.typeName = kind;
    this.member = member;
  }
}

export function typeName(value: Value): string {
  if (value === null) return "NoneType";
  if (Array.isArray(value)) return "list";
  if (value instanceof TemplateObject) return value.typeName;
  if (typeof value === "boolean") return "bool";
  if (typeof value === "bigint") return "int";
  return typeof value === "number" ? "float" : "str";
}

/** Returns `value`, or another value if it is undefined. Unlike `??`, it keeps null, which is None. */
export function presentOr(value: Value | undefined, otherwise: () => Value): Value {
  return value === undefined ? otherwise() : value;
}

/** Returns the text of a `str`; undefined for other types. */
export function textOf(value: Value | undefined): string | undefined {
  if (typeof value === "string") return value;
  return value instanceof Markup ? value.text : undefined;
}

/** Returns the number of an `int` or `float`, 0 or 1 for a `bool`; undefined for other types. */
export function numberOf(value: Value | undefined): bigint | number | undefined {
  if (typeof value === "boolean") return value ? 1n : 0n;
  return typeof value === "bigint" || typeof value === "number" ? value : undefined;
}

/** Returns the value of an index. @throws TemplateRuntimeError if it is no `int`. */
export function indexOf(value: Value, name = "an index"): number {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value !== "bigint") throw new TemplateRuntimeError(`${name} must be an integer, not ${typeName(value)}`);
  return Number(value);
}
