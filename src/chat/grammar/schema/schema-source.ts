/** Locations in a schema document, and the targets of `$ref` and `allOf`. */
import { isJsonObject } from "../../json-object.ts";
import { annotationKeywords } from "./schema-keywords.ts";
import { namedSubschema } from "./named-subschemas.ts";
import { unprocessable } from "./schema-refusal.ts";

/** An unparsed subschema. `without`: its keywords that are handled elsewhere. */
export interface SchemaSource {
  value: unknown;
  /** URI fragment, "#/properties/city". */
  where: string;
  without: readonly string[];
}

export function child(source: SchemaSource, value: unknown, ...names: (string | number)[]): SchemaSource {
  return { value, where: [source.where, ...names.map((name) => encodePointer(String(name)))].join("/"), without: [] };
}

/** Identifies a source within its document. */
export function sourceKey(source: SchemaSource): string {
  return source.without.length === 0 ? source.where : `${source.where} without ${source.without.join(",")}`;
}

/** Whether a source constrains values, or is no schema. */
export function asserts({ value, without }: SchemaSource): boolean {
  if (!isJsonObject(value)) return value !== true;
  return Object.keys(value).some(
    (keyword) => !annotationKeywords.has(keyword) && keyword !== "$defs" && keyword !== "definitions" && !without.includes(keyword),
  );
}

export interface ExpandedSources {
  /** The sources and all that they refer to, without their `$ref` and `allOf`. */
  flat: SchemaSource[];
  /** Locations of these `$ref`. */
  references: string[];
}

/** Returns the sources with the targets of their `$ref` and the schemas of their `allOf`. Throws a SchemaRefusal, also if one of them leads back to itself. */
export function expandSources(document: unknown, sources: readonly SchemaSource[]): ExpandedSources {
  const flat = new Map<string, SchemaSource>();
  const references: string[] = [];
  const entered = new Set<string>();
  // An explicit stack, because chains of references may be long. An entry without a source marks the end of its location.
  const open: { key: string; source?: SchemaSource; from: string }[] = [];
  const push = (source: SchemaSource, from: string): number => open.push({ key: sourceKey(source), source, from });
  for (const source of sources.toReversed()) push(source, source.where);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { key, source, from } = next;
    if (source === undefined) {
      entered.delete(key);
      continue;
    }
    if (entered.has(key)) throw unprocessable(from, "the $ref recurses without end: no finite value can satisfy it");
    const { value, where, without } = source;
    const parts = ["$ref", "allOf"].filter((keyword) => isJsonObject(value) && value[keyword] !== undefined && !without.includes(keyword));
    const plain = parts.length === 0 ? source : { ...source, without: [...without, ...parts] };
    if (flat.has(sourceKey(plain))) continue;
    flat.set(sourceKey(plain), plain);
    if (!isJsonObject(value) || parts.length === 0) continue;
    entered.add(key);
    open.push({ key, from: where });
    if (parts.includes("allOf")) {
      const { allOf } = value;
      if (!Array.isArray(allOf) || allOf.length === 0) throw unprocessable(where, "'allOf' must be a list of at least one schema");
      for (const [at, schema] of [...allOf.entries()].toReversed()) push(child(source, schema, "allOf", at), where);
    }
    if (parts.includes("$ref")) {
      references.push(where);
      push(resolveReference(document, value["$ref"], where), where);
    }
  }
  return { flat: [...flat.values()], references };
}

/** Resolves a JSON pointer inside the document (RFC 6901, section 6), or a name that it gives to a subschema. Throws a SchemaRefusal. */
export function resolveReference(document: unknown, reference: unknown, where: string): SchemaSource {
  if (typeof reference !== "string") throw unprocessable(where, "$ref must be a string");
  const isPointer = reference === "#" || reference.startsWith("#/");
  const names = isPointer ? reference.split("/").slice(1).map(decodePointer) : namedSubschema(document, reference);
  if (names === undefined) {
    throw unprocessable(where, `$ref '${reference.slice(0, 100)}' must be a JSON pointer or a name inside the schema`);
  }
  let value = document;
  for (const name of names) {
    if (Array.isArray(value) && /^\d{1,9}$/.test(name) && Number(name) < value.length) value = value[Number(name)];
    else if (isJsonObject(value) && Object.hasOwn(value, name)) value = value[name];
    else throw unprocessable(where, `$ref '${reference.slice(0, 100)}' has no target in the schema`);
  }
  return { value, where: ["#", ...names.map(encodePointer)].join("/"), without: [] };
}

function encodePointer(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

function decodePointer(name: string): string {
  const pointer = /%[0-9a-fA-F]{2}/.test(name) ? decodePercent(name) : name;
  return pointer.replaceAll("~1", "/").replaceAll("~0", "~");
}

function decodePercent(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
