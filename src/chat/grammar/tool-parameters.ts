/** The parameters of a tool as a parsed schema: from v2's `parameters` or v1's `parameter_definitions`. */
import { isJsonObject } from "../json-object.ts";
import { jsonExtent } from "./schema/json-value.ts";
import { define, withJsonTypes } from "./python-types.ts";
import { schemaLimits } from "./schema/schema-limits.ts";
import type { SchemaNode } from "../../inference/schema-node.ts";
import { readSchema, type SchemaReading } from "./schema/schema-reader.ts";
import { SchemaRefusal, unprocessable } from "./schema/schema-refusal.ts";

/** The name and the arguments of calls to a tool. */
export interface ToolSignature {
  name: string;
  /** The schema of the arguments; it allows only objects. */
  parameters: SchemaNode;
  /** The JSON Schema that `parameters` were read from. */
  schema?: Readonly<Record<string, unknown>>;
}

/** Allows any object, for a tool with a schema that cannot be compiled and is not enforced. */
export const anyArguments: SchemaNode = { kind: "object", properties: [], additional: { kind: "any" } };

/**
 * Converts v1 parameter definitions (contract 4.2) to JSON Schema: their `required` is a boolean, their `type` a Python or
 * JSON Schema name, other keys are JSON Schema.
 */
export function parametersOfDefinitions(definitions: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  const required: string[] = [];
  for (const [name, definition] of Object.entries(definitions)) {
    if (!isJsonObject(definition)) {
      define(properties, name, definition);
      continue;
    }
    const schema: Record<string, unknown> = { ...definition };
    if (definition["required"] === true) required.push(name);
    if (!Array.isArray(definition["required"])) delete schema["required"];
    define(properties, name, schema);
  }
  return { type: "object", properties, required };
}

/**
 * Reads v2 `parameters`: JSON Schema, in which Python type names are allowed; `{}` = no parameters. Throws a SchemaRefusal:
 * `invalid` if they are not an object or do not describe objects, `unprocessable` if they cannot be compiled.
 */
export function readToolSchema(parameters: unknown): SchemaReading {
  if (!isJsonObject(parameters)) throw new SchemaRefusal("invalid", "#", "parameters must be an object");
  if (Object.keys(parameters).length === 0) {
    return { root: { kind: "object", properties: [], additional: { kind: "never" } }, ignoredKeywords: [], overlaps: [] };
  }
  if (jsonExtent(parameters).depth > schemaLimits.depth) {
    throw unprocessable("#", `the parameters are nested more than ${schemaLimits.depth} levels deep`);
  }
  const schema = withJsonTypes(parameters);
  const reading = readSchema(isJsonObject(schema) && schema["type"] === undefined ? { type: "object", ...schema } : schema);
  const reached = new Set<SchemaNode>([reading.root]);
  for (const node of reached) {
    if (node.kind === "union") for (const option of node.options) reached.add(option);
    else if (node.kind === "reference" && node.target !== undefined) reached.add(node.target);
    else if (node.kind !== "object" && !(node.kind === "literal" && isJsonObject(node.value))) {
      throw new SchemaRefusal("invalid", "#", "the top-level type of parameters must be object");
    }
  }
  return reading;
}
