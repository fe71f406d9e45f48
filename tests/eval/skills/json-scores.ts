/** Compares tool calls and JSON objects with the expected ones. */
import { isDeepStrictEqual } from "node:util";
import { wordsOf } from "./words.ts";

export interface Call {
  name: string;
  /** Parsed; undefined where the text was no JSON. */
  arguments?: unknown;
}

/** The same tools, each as often. Two empty lists are the same. */
export function sameTools(made: readonly Call[], wanted: readonly Call[]): boolean {
  const names = (calls: readonly Call[]): string[] => calls.map(({ name }) => name).toSorted();
  return isDeepStrictEqual(names(made), names(wanted));
}

/** The same tools with equal arguments, in any order of calls and keys. */
export function sameCalls(made: readonly Call[], wanted: readonly Call[]): boolean {
  const left = [...wanted];
  return (
    made.length === wanted.length &&
    made.every((call) => {
      const place = left.findIndex((one) => one.name === call.name && isDeepStrictEqual(one.arguments, call.arguments));
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    })
  );
}

/** A call with arguments that may be written in several ways. */
export interface AcceptedCall extends Call {
  /** By argument: further values that are right. */
  accepted: Readonly<Record<string, readonly unknown[]>>;
  /** Arguments that may be left out. */
  optional: readonly string[];
}

/** Whether a call of this tool has exactly the expected arguments; case and punctuation do not matter. */
export function fitsCall(made: readonly Call[], { name, arguments: wanted, accepted, optional }: AcceptedCall): boolean {
  const [call, ...others] = made;
  if (call?.name !== name || others.length > 0) return false;
  const given = new Map(Object.entries(objectOf(call.arguments)));
  const right = new Map(Object.entries(objectOf(wanted)));
  const isRight = (key: string, value: unknown): boolean =>
    (right.has(key) && sameValue(value, right.get(key))) || (accepted[key] ?? []).some((one) => sameValue(value, one));
  return (
    [...given].every(([key, value]) => isRight(key, value)) && [...right.keys()].every((key) => given.has(key) || optional.includes(key))
  );
}

const objectOf = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});

function sameValue(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one === other || comparable(one) === comparable(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => sameValue(value, other[index]));
  return isDeepStrictEqual(one, other);
}

/** A text without words is compared as it is. */
const comparable = (text: string): string => wordsOf(text).join("") || text;

/** A score for each expected field: 1 if the text is a JSON object with an equal field, else 0. */
export function fieldScores(text: string, wanted: Readonly<Record<string, unknown>>): number[] {
  const given = parsedJson(text);
  const isObject = typeof given === "object" && given !== null && !Array.isArray(given);
  return Object.entries(wanted).map(([key, value]) =>
    isObject && Object.hasOwn(given, key) && isDeepStrictEqual(Reflect.get(given, key), value) ? 1 : 0,
  );
}

/** Undefined where the text is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
