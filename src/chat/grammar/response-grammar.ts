/** Structured output (contract 2.6): `response_format` of type json_object, with or without a schema. */
import { GrammarText } from "./text/grammar-text.ts";
import { anyObject } from "./json-rules.ts";
import { isJsonObject } from "../json-object.ts";
import type { OutputGrammar } from "./output-grammar.ts";
import { SchemaRules } from "./schema/schema-grammar.ts";
import type { SchemaNode } from "../../inference/schema-node.ts";
import { readSchema, type SchemaReading } from "./schema/schema-reader.ts";
import { SchemaRefusal } from "./schema/schema-refusal.ts";

const jsonObjectLevels = 5;

/** Returns the grammar of a JSON object with at most 5 levels. */
export function jsonObjectGrammar(): OutputGrammar {
  const rules = new GrammarText();
  return { text: rules.text(anyObject(rules, jsonObjectLevels)), begins: { at: "answer" } };
}

/** Returns the grammar of a schema from `readResponseSchema`. Throws an `unprocessable` SchemaRefusal if it is too large to compile. */
export function schemaGrammar(root: SchemaNode): OutputGrammar {
  const rules = new GrammarText();
  return { text: rules.text(new SchemaRules(rules, [root]).add(root)), begins: { at: "answer" } };
}

/**
 * Reads the schema of JSON output. Throws a SchemaRefusal: `invalid` if the schema is not an object or does not describe
 * objects, `unprocessable` if it cannot be compiled.
 */
export function readResponseSchema(schema: unknown): SchemaReading {
  checkResponseSchema(schema);
  const reading = readSchema(schema);
  if (!describesObjects(reading.root)) throw new SchemaRefusal("invalid", "#", "the top-level type of the schema must be object");
  return reading;
}

/** Checks the schema without compiling it (contract 0.5, step 5). Throws an `invalid` SchemaRefusal. */
export function checkResponseSchema(schema: unknown): void {
  if (!isJsonObject(schema)) throw new SchemaRefusal("invalid", "#", "the schema must be an object");
  const isRedirected = ["$ref", "allOf", "anyOf", "oneOf"].some((keyword) => schema[keyword] !== undefined);
  if (schema["type"] === undefined ? !isRedirected : schema["type"] !== "object") {
    throw new SchemaRefusal("invalid", "#", "the top-level type of the schema must be object");
  }
}

function describesObjects(root: SchemaNode): boolean {
  const reached = new Set<SchemaNode>([root]);
  for (const node of reached) {
    if (node.kind === "union") for (const option of node.options) reached.add(option);
    else if (node.kind === "reference" && node.target !== undefined) reached.add(node.target);
    else if (node.kind !== "object" && !(node.kind === "literal" && isJsonObject(node.value))) return false;
  }
  return true;
}
