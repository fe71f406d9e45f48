/** Requests with a property that is probably wrong, and the name of the property. */
import * as fc from "fast-check";

export type Path = readonly (string | number)[];

export interface Mutation {
  body: Record<string, unknown>;
  path: Path;
}

/** Every path of a body below its root, of containers and of their contents. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return path.length > 0 ? [path] : [];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) return value.map((inner, index) => (index === key ? replaced(inner, rest, replacement) : inner));
  const entries = Object.entries(value as object).map(([name, inner]) => [name, name === key ? replaced(inner, rest, replacement) : inner]);
  return Object.fromEntries(entries);
}

const replacement = fc.oneof(
  // The value after JSON, which has no -0.
  fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value))),
  fc.constantFrom<unknown>(
    null,
    "",
    -1,
    0,
    1.5,
    1e300,
    true,
    [],
    {},
    [null],
    [{}],
    "REQUIRED",
    "unknown",
    "tool",
    "system",
    "document",
    {
      type: "json_object",
      json_schema: { type: "object", properties: { a: { not: {} } } },
    },
    ["a", "b", "c", "d", "e", "f"],
  ),
);

/** Changes one value of a valid body. */
export const mutationsOf = (requests: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Mutation> =>
  fc.tuple(requests, fc.nat(), replacement).map(([valid, choice, value]) => {
    const paths = pathsOf(valid);
    const path = paths[choice % paths.length] ?? [];
    return { body: replaced(valid, path, value) as Record<string, unknown>, path };
  });

/** `messages[0].content`, as the messages of errors name it. */
export const fieldOf = (path: Path) =>
  path.map((key, index) => (typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${key}`)).join("");
