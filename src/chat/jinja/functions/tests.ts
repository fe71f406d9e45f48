/** Jinja's tests, as in `value is test`. */
import { compare, contains, equals } from "../comparison.ts";
import { Dict, DictView } from "../dict.ts";
import { TemplateRuntimeError } from "../errors.ts";
import { isIterable } from "../iteration.ts";
import { operate } from "../operators.ts";
import { str } from "../python-text.ts";
import { isLowerCase, isUpperCase } from "../text/letter-case.ts";
import {
  type Arguments,
  Callable,
  Markup,
  Namespace,
  numberOf,
  Range,
  type Runtime,
  textOf,
  Tuple,
  typeName,
  Undefined,
  type Value,
} from "../values.ts";

type Test = (value: Value, given: Arguments, runtime: Runtime) => boolean;

const isKind =
  (holds: (value: Value) => boolean): Test =>
  (value, given) => {
    given.bind("a test", []);
    return holds(value);
  };

const withOther =
  (holds: (value: Value, other: Value, runtime: Runtime) => boolean): Test =>
  (value, given, runtime) => {
    const [other = null] = given.bind("a test", ["other"], 1);
    return holds(value, other, runtime);
  };

const isOrdered = (operator: "<" | "<=" | ">" | ">=", holds: (order: number) => boolean): Test =>
  withOther((value, other, { fuel }) => holds(compare(value, other, fuel, operator)));

const isRest = (rest: bigint): Test =>
  isKind((value) => {
    if (value instanceof Undefined) value.fail();
    const number = numberOf(value);
    if (number === undefined) throw new TemplateRuntimeError(`a ${typeName(value)} is neither odd nor even`);
    const divided = Number(number) % 2;
    return Math.abs(divided) === Number(rest);
  });

const equal = withOther((value, other, { fuel }) => equals(value, other, fuel));
const unequal = withOther((value, other, { fuel }) => !equals(value, other, fuel));
const greater = isOrdered(">", (order) => order > 0);
const atLeast = isOrdered(">=", (order) => order >= 0);
const less = isOrdered("<", (order) => order < 0);
const atMost = isOrdered("<=", (order) => order <= 0);

export function createTests(filters: ReadonlySet<string>): Readonly<Record<string, Test>> {
  const tests: Record<string, Test> = {
    "boolean": isKind((value) => typeof value === "boolean"),
    "callable": isKind((value) => value instanceof Callable || value instanceof Undefined),
    "defined": isKind((value) => !(value instanceof Undefined)),
    "undefined": isKind((value) => value instanceof Undefined),
    "divisibleby": withOther((value, other, { fuel }) => equals(operate("%", value, other, fuel), 0n, fuel)),
    "escaped": isKind((value) => value instanceof Markup),
    "even": isRest(0n),
    "odd": isRest(1n),
    "false": isKind((value) => value === false),
    "true": isKind((value) => value === true),
    "filter": isKind((value) => isIn(value, filters)),
    "test": isKind((value) => isIn(value, new Set(Object.keys(tests)))),
    "float": isKind((value) => typeof value === "number"),
    "integer": isKind((value) => typeof value === "bigint"),
    "number": isKind((value) => numberOf(value) !== undefined),
    "none": isKind((value) => value === null),
    "string": isKind((value) => textOf(value) !== undefined),
    "mapping": isKind((value) => value instanceof Dict),
    "iterable": isKind(isIterable),
    "sequence": isKind(isSequence),
    "lower": (value, given, { fuel }) => (given.bind("lower", []), isLowerCase(str(value, fuel))),
    "upper": (value, given, { fuel }) => (given.bind("upper", []), isUpperCase(str(value, fuel))),
    "in": withOther((value, other, { fuel }) => contains(other, value, fuel)),
    "sameas": withOther(isSame),
    "eq": equal,
    "equalto": equal,
    "==": equal,
    "ne": unequal,
    "!=": unequal,
    "gt": greater,
    "greaterthan": greater,
    ">": greater,
    "ge": atLeast,
    ">=": atLeast,
    "lt": less,
    "lessthan": less,
    "<": less,
    "le": atMost,
    "<=": atMost,
  };
  return tests;
}

function isIn(value: Value, names: ReadonlySet<string>): boolean {
  return new Dict(Array.from(names, (name) => [name, true] as const)).has(value);
}

/** Whether the value has a length and items, as Jinja's undefined value has, too. */
function isSequence(value: Value): boolean {
  if (textOf(value) !== undefined || Array.isArray(value) || value instanceof Tuple || value instanceof Dict) return true;
  return value instanceof Range || value instanceof Undefined;
}

/** Whether both are the same object. Equal small values count as the same. */
function isSame(value: Value, other: Value, { fuel }: Runtime): boolean {
  if (typeName(value) !== typeName(other)) return false;
  const isObject = Array.isArray(value) || value instanceof Callable || value instanceof Namespace || value instanceof Dict;
  if (value instanceof DictView || value instanceof Tuple) return value === other;
  return isObject ? value === other : equals(value, other, fuel);
}
