/** Locations in a schema document, and targets of `$ref`. */
import { isJsonObject } from "../../json-object.ts";
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

/** Resolves a JSON pointer inside the document (RFC 6901, section 6). Throws a SchemaRefusal. */
export function resolveReference(document: unknown, reference: unknown, where: string): SchemaSource {
  if (typeof reference !== "string") throw unprocessable(where, "$ref must be a string");
  if (reference !== "#" && !reference.startsWith("#/")) {
    throw unprocessable(where, `$ref '${reference.slice(0, 100)}' must be a JSON pointer inside the schema`);
  }
  let value = document;
  for (const name of reference.split("/").slice(1).map(decodePointer)) {
    if (Array.isArray(value) && /^\d{1,9}$/.test(name) && Number(name) < value.length) value = value[Number(name)];
    else if (isJsonObject(value) && Object.hasOwn(value, name)) value = value[name];
    else throw unprocessable(where, `$ref '${reference.slice(0, 100)}' has no target in the schema`);
  }
  return { value, where: ["#", ...reference.split("/").slice(1).map(decodePointer).map(encodePointer)].join("/"), without: [] };
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
