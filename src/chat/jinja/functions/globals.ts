/** The global functions of templates: Jinja's without `lipsum`, and the additions of transformers. */
import { Dict } from "../dict.ts";
import { TemplateRefusalError, TemplateRuntimeError } from "../errors.ts";
import type { Fuel } from "../fuel.ts";
import { iterate, listOf } from "../iteration.ts";
import { repr, str } from "../python-text.ts";
import { type Arguments, Callable, Namespace, type NativeFunction, Range, textOf, typeName, Undefined, type Value } from "../values.ts";
import { strftime } from "./strftime.ts";

/** Max length of a range, as in Jinja's sandbox. */
const maxRange = 100_000;

function dictOf(given: Arguments, name: string, fuel: Fuel): Dict {
  if (given.positional.length > 1) throw new TemplateRuntimeError(`${name} expected at most 1 argument, got ${given.positional.length}`);
  const [source] = given.positional;
  const dict = new Dict();
  if (source instanceof Dict) {
    for (const [key, value] of source.entries()) dict.set(key, value);
  } else if (source !== undefined) {
    for (const pair of iterate(source, fuel)) {
      const [key, value, ...others] = listOf(pair, fuel);
      if (key === undefined || value === undefined || others.length > 0) {
        throw new TemplateRuntimeError("a dict is made of pairs");
      }
      dict.set(key, value);
    }
  }
  for (const [key, value] of given.keywords) dict.set(key, value);
  fuel.use(dict.size);
  return dict;
}

/** @throws TemplateRuntimeError for a name that transformers refuses. */
export function checkMember(name: string): void {
  if (name.startsWith("_"))
    throw new TemplateRuntimeError(`a namespace cannot have the member '${name}': its name begins with an underscore`);
}

const namespace: NativeFunction = (given, { fuel }) => {
  const members = new Map<string, Value>();
  for (const [key, value] of dictOf(given, "namespace", fuel).entries()) {
    const name = textOf(key) ?? repr(key, fuel);
    checkMember(name);
    members.set(name, value);
  }
  return new Namespace(members);
};

const range: NativeFunction = (given) => {
  const values = given.bind("range", ["start", "stop", "step"], 1).map((value) => {
    if (value instanceof Undefined) value.fail();
    if (value === undefined) return undefined;
    if (typeof value === "boolean") return value ? 1n : 0n;
    if (typeof value !== "bigint") throw new TemplateRuntimeError(`'${typeName(value)}' object cannot be interpreted as an integer`);
    return value;
  });
  const [first = 0n, second, step = 1n] = values;
  if (step === 0n) throw new TemplateRuntimeError("range() arg 3 must not be zero");
  const made = second === undefined ? new Range(0n, first, 1n) : new Range(first, second, step);
  if (made.length > maxRange) throw new TemplateRuntimeError(`a range has more than ${maxRange} items`);
  return made;
};

const cycler: NativeFunction = ({ positional }) => {
  if (positional.length === 0) throw new TemplateRuntimeError("at least one item has to be provided");
  let index = 0;
  const current = (): Value => positional[index] ?? null;
  return new Callable("cycler", notCallable("Cycler"), "Cycler", (name) => {
    if (name === "current") return current();
    if (name === "reset") return new Callable("reset", () => ((index = 0), null));
    if (name !== "next") return undefined;
    return new Callable("next", () => {
      const value = current();
      index = (index + 1) % positional.length;
      return value;
    });
  });
};

const joiner: NativeFunction = (given) => {
  const [separator = ", "] = given.bind("joiner", ["sep"]);
  let isUsed = false;
  return new Callable("joiner", () => {
    if (isUsed) return separator;
    isUsed = true;
    return "";
  });
};

function notCallable(type: string): NativeFunction {
  return () => {
    throw new TemplateRuntimeError(`'${type}' object is not callable`);
  };
}

export const globals: ReadonlyMap<string, Value> = new Map(
  Object.entries<NativeFunction>({
    cycler,
    dict: (given, { fuel }) => dictOf(given, "dict", fuel),
    joiner,
    namespace,
    raise_exception: (given, { fuel }) => {
      throw new TemplateRefusalError(str(given.bind("raise_exception", ["message"], 1)[0], fuel));
    },
    range,
    strftime_now: (given, { fuel, now }) => strftime(now(), str(given.bind("strftime_now", ["format"], 1)[0], fuel)),
  }).map(([name, call]) => [name, new Callable(name, call)]),
);

/** Returns the value as a callable. @throws TemplateRuntimeError if it is not callable. */
export function callableOf(value: Value): Callable {
  if (value instanceof Undefined) value.fail();
  if (!(value instanceof Callable)) throw new TemplateRuntimeError(`'${typeName(value)}' object is not callable`);
  return value;
}
