/** Finds subschemas by name: `$id`, `$anchor`, and `id` of draft 4. */
import { isJsonObject } from "../../json-object.ts";
import { schemaLimits } from "./schema-limits.ts";

/** Location of a subschema: the keys from the root to it. */
export type SubschemaPath = readonly string[];

const known = new WeakMap<object, Map<string, SubschemaPath>>();

/** Keywords whose contents are values, not schemas. */
const valueKeywords: ReadonlySet<string> = new Set(["enum", "const", "default", "examples"]);

/** Returns the location of the subschema that a `$ref` names without a JSON pointer; undefined if there is none. */
export function namedSubschema(document: unknown, reference: string): SubschemaPath | undefined {
  if (!isJsonObject(document)) return undefined;
  let names = known.get(document);
  if (names === undefined) {
    names = namesOf(document);
    known.set(document, names);
  }
  return names.get(reference);
}

function namesOf(document: object): Map<string, SubschemaPath> {
  const names = new Map<string, SubschemaPath>();
  const open: { value: unknown; path: SubschemaPath }[] = [{ value: document, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    // The reader refuses schemas with deeper nesting.
    if (path.length > schemaLimits.depth) continue;
    if (isJsonObject(value)) {
      const { $anchor } = value;
      if (typeof $anchor === "string") names.set(`#${$anchor}`, path);
      for (const id of [value["$id"], value["id"]]) if (typeof id === "string" && id !== "") names.set(id, path);
    } else if (!Array.isArray(value)) continue;
    for (const [name, inner] of Object.entries(value)) if (!valueKeywords.has(name)) open.push({ value: inner, path: [...path, name] });
  }
  return names;
}
