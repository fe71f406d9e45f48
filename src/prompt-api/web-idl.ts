/** Conversion of JavaScript values to the types of Web IDL: https://webidl.spec.whatwg.org/#js-type-mapping */

/** Converts `value`, or throws a TypeError that begins with `name`. */
export type Converter<T> = (value: unknown, name: string) => T;

/** The order of the properties is the order in which a dictionary reads them: inherited ones first, then by name. */
type Members<T> = { [Key in keyof T]: Converter<T[Key]> };

export const domString: Converter<string> = (value, name) => {
  if (typeof value === "symbol") throw new TypeError(`${name} is a symbol, which cannot be converted to a string.`);
  return String(value);
};

export const boolean: Converter<boolean> = (value) => Boolean(value);

/** An `unrestricted double`. */
export const number: Converter<number> = (value) => Number(value);

export const object: Converter<object> = (value, name) => {
  if (!isObject(value)) throw new TypeError(`${name} is not an object.`);
  return value;
};

export const callback: Converter<(...args: unknown[]) => unknown> = (value, name) => {
  if (!isFunction(value)) throw new TypeError(`${name} is not a function.`);
  return value;
};

/** Also accepts a signal of another realm, as browsers do. */
export const abortSignal: Converter<AbortSignal> = (value, name) => {
  if (!isAbortSignal(value)) throw new TypeError(`${name} is not an AbortSignal.`);
  return value;
};

export function enumeration<T extends string>(values: readonly T[]): Converter<T> {
  return (value, name) => {
    const text = domString(value, name);
    const found = values.find((each) => each === text);
    if (found === undefined) throw new TypeError(`${name}: '${text}' is not one of ${values.join(", ")}.`);
    return found;
  };
}

export function sequence<T>(convert: Converter<T>): Converter<T[]> {
  return (value, name) => {
    if (!isIterable(value)) throw new TypeError(`${name} is not a sequence.`);
    return Array.from(value, (item, index) => convert(item, `${name}[${index}]`));
  };
}

/** The union of a sequence and another type, mostly a string. */
export function sequenceOr<T, Other>(convert: Converter<T>, other: Converter<Other>): Converter<T[] | Other> {
  const convertAll = sequence(convert);
  return (value, name) => (isIterable(value) ? convertAll(value, name) : other(value, name));
}

export function optional<T>(convert: Converter<T>): Converter<T | undefined> {
  return (value, name) => (value === undefined ? undefined : convert(value, name));
}

export function withDefault<T>(convert: Converter<T>, absent: T): Converter<T> {
  return (value, name) => (value === undefined ? absent : convert(value, name));
}

export function required<T>(convert: Converter<T>): Converter<T> {
  return (value, name) => {
    if (value === undefined) throw new TypeError(`${name} is required.`);
    return convert(value, name);
  };
}

/** Members are read once, so a getter of the page runs once. */
export function dictionary<T extends object>(members: Members<T>): Converter<T> {
  return (value, name) => {
    if (value !== undefined && value !== null && !isObject(value)) throw new TypeError(`${name} is not an object.`);
    const converted: Partial<T> = {};
    for (const key in members) converted[key] = members[key](isObject(value) ? Reflect.get(value, key) : undefined, `${name}.${key}`);
    return complete(converted, members);
  };
}

/** Every key of `members` was set, so no property is missing. */
function complete<T extends object>(converted: Partial<T>, members: Members<T>): T {
  const isComplete = (candidate: Partial<T>): candidate is T => Object.keys(members).every((key) => key in candidate);
  if (!isComplete(converted)) throw new TypeError("A dictionary is incomplete.");
  return converted;
}

function isObject(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}

function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === "function";
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return isObject(value) && isFunction(Reflect.get(value, Symbol.iterator));
}

function isAbortSignal(value: unknown): value is AbortSignal {
  return value instanceof AbortSignal || Object.prototype.toString.call(value) === "[object AbortSignal]";
}
