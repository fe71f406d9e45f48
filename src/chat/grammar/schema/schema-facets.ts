/** The combined assertions of several subschemas about one value. */
import type { JsonValue, UnenforcedLimits } from "../../../inference/schema-node.ts";
import { isJsonObject } from "../../json-object.ts";
import { sameJson } from "./json-value.ts";
import { isJsonType, type JsonType, refusedKeywords, typeOfKeyword } from "./schema-keywords.ts";
import { unprocessable } from "./schema-refusal.ts";
import { child, type SchemaSource } from "./schema-source.ts";
import type { TextCondition } from "./text-conditions.ts";
import { textFormats } from "./text-formats.ts";
import { limitsOf } from "./unenforced-limits.ts";

/** Assertions of one subschema about properties. */
interface ObjectFacet {
  properties: Map<string, SchemaSource>;
  /** Undefined if the keyword is absent. */
  additional: SchemaSource | undefined;
}

export class SchemaFacets {
  /** Undefined: any type. */
  types: Set<JsonType> | undefined;
  /** Values of enum and const. Undefined: any value. */
  values: unknown[] | undefined;
  readonly objects: ObjectFacet[] = [];
  readonly required = new Set<string>();
  readonly items: SchemaSource[] = [];
  /** Patterns and formats. */
  readonly texts: TextCondition[] = [];
  /** Whether a subschema is `false`. */
  impossible = false;
  /** Types implied by the keywords if `type` is absent. */
  readonly suggestedTypes = new Set<JsonType>();
  readonly #schemas: Record<string, unknown>[] = [];

  get isEmpty(): boolean {
    return !this.impossible && this.types === undefined && this.values === undefined && this.suggestedTypes.size === 0;
  }

  /** Returns the limits of values of a type that the grammar does not enforce. */
  limits(type: JsonType): UnenforcedLimits | undefined {
    return limitsOf(type, this.#schemas);
  }

  /** Adds a subschema, without its `$ref`, `allOf`, `anyOf` and `oneOf`. Throws a SchemaRefusal. */
  add(source: SchemaSource): void {
    const { value: schema, where } = source;
    if (schema === true) return;
    if (schema === false) {
      this.impossible = true;
      return;
    }
    if (!isJsonObject(schema)) throw unprocessable(where, "a schema must be an object or a boolean");
    this.#schemas.push(schema);
    for (const keyword of Object.keys(schema)) {
      if (refusedKeywords.has(keyword)) throw unprocessable(where, `the keyword '${keyword}' is not supported`);
      const type = typeOfKeyword.get(keyword);
      if (type !== undefined) this.suggestedTypes.add(type);
    }
    if (schema["type"] !== undefined) this.#addTypes(schema["type"], schema["nullable"] === true, where);
    if (schema["const"] !== undefined) this.#addValues([schema["const"]]);
    if (schema["enum"] !== undefined) this.#addValues(list(schema["enum"], "enum", where));
    const { pattern, format } = schema;
    if (pattern !== undefined) {
      if (typeof pattern !== "string") throw unprocessable(`${where}/pattern`, "'pattern' must be a string");
      this.texts.push({ pattern, where: `${where}/pattern` });
    }
    if (typeof format === "string" && textFormats.has(format)) this.texts.push({ format, where: `${where}/format` });
    if (schema["items"] !== undefined) {
      if (Array.isArray(schema["items"])) throw unprocessable(where, "a list of schemas in 'items' is not supported");
      this.items.push(child(source, schema["items"], "items"));
    }
    this.#addObject(source, schema);
  }

  #addObject(source: SchemaSource, schema: Record<string, unknown>): void {
    const { where } = source;
    if (schema["required"] !== undefined) {
      for (const name of list(schema["required"], "required", where)) {
        if (typeof name !== "string") throw unprocessable(where, "'required' must be a list of names");
        this.required.add(name);
      }
    }
    const names = schema["propertyNames"];
    if (names !== undefined && names !== true && !(isJsonObject(names) && isTextType(names))) {
      throw unprocessable(where, '\'propertyNames\' other than {"type": "string"} is not supported');
    }
    const { properties, additionalProperties } = schema;
    if (properties === undefined && additionalProperties === undefined) return;
    if (properties !== undefined && !isJsonObject(properties)) throw unprocessable(where, "'properties' must be an object");
    this.objects.push({
      properties: new Map(Object.entries(properties ?? {}).map(([name, value]) => [name, child(source, value, "properties", name)])),
      additional: additionalProperties !== undefined ? child(source, additionalProperties, "additionalProperties") : undefined,
    });
  }

  #addTypes(type: unknown, nullable: boolean, where: string): void {
    const named = Array.isArray(type) ? type : [type];
    const types = new Set<JsonType>(nullable ? ["null"] : []);
    for (const each of named) {
      if (!isJsonType(each)) throw unprocessable(where, `'type' ${JSON.stringify(each)?.slice(0, 60)} is not a type of JSON`);
      types.add(each);
    }
    if (types.has("number")) types.delete("integer");
    this.types = this.types === undefined ? types : typesInBoth(this.types, types);
  }

  #addValues(values: unknown[]): void {
    this.values = this.values === undefined ? values : this.values.filter((one) => values.some((other) => sameJson(one, other)));
  }
}

function typesInBoth(left: ReadonlySet<JsonType>, right: ReadonlySet<JsonType>): Set<JsonType> {
  const both = new Set([...left].filter((type) => right.has(type)));
  if ((left.has("integer") && right.has("number")) || (left.has("number") && right.has("integer"))) both.add("integer");
  return both;
}

function isTextType(schema: Record<string, unknown>): boolean {
  return Object.entries(schema).every(([keyword, value]) => keyword === "type" && value === "string");
}

function list(value: unknown, keyword: string, where: string): unknown[] {
  if (!Array.isArray(value)) throw unprocessable(where, `'${keyword}' must be a list`);
  return value;
}

/** Whether a value can result from JSON.parse. */
export function isJsonValue(value: unknown): value is JsonValue {
  if (value === null || typeof value === "boolean" || typeof value === "string") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJsonValue);
  return isJsonObject(value) && Object.values(value).every(isJsonValue);
}
