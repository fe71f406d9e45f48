/** Tool calls and JSON objects against those that were wanted. */
import { isDeepStrictEqual } from "node:util";

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

/** One score for each wanted field: 1 where the text is a JSON object whose field equals it, else 0. */
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
