/** JSON Schemas in a request: parameters of tools and structured output (contract 2.4, 2.6, 4.2). */
import { isJsonObject } from "../../../chat/json-object.ts";
import { withJsonTypes } from "../../../chat/grammar/python-types.ts";
import { checkResponseSchema, readResponseSchema } from "../../../chat/grammar/response-grammar.ts";
import { annotationKeywords } from "../../../chat/grammar/schema/schema-keywords.ts";
import { SchemaRefusal } from "../../../chat/grammar/schema/schema-refusal.ts";
import { readToolSchema } from "../../../chat/grammar/tool-parameters.ts";
import { InvalidRequest } from "../../response/errors.ts";
import { Unprocessable } from "../../../inference/errors.ts";
import type { SchemaNode } from "../../../inference/schema-node.ts";

type Schema = Record<string, unknown>;

/** Returns the JSON Schema of a tool's arguments, with Python type names translated. `{}` takes no arguments. */
export function argumentsSchema(parameters: Schema): Schema {
  const schema = withJsonTypes(parameters);
  const properties = Object.keys(parameters).length === 0 ? { properties: {} } : {};
  return { type: "object", ...properties, ...(isJsonObject(schema) ? schema : {}) };
}

/**
 * Reads the schema of a tool's arguments. `isEnforced`: calls must follow it, so it must be possible to compile it;
 * otherwise returns undefined for a schema that cannot be compiled, which is only shown to the model. Adds lines to
 * `warnings` for rules of an enforced schema that calls may break. Throws InvalidRequest or Unprocessable, naming `field`.
 */
export function readArguments(parameters: Schema, field: string, isEnforced: boolean, warnings: string[]): SchemaNode | undefined {
  try {
    const { root, ignoredKeywords, overlaps } = readToolSchema(parameters);
    // Annotations are not ignored: the model reads them in its prompt.
    const ignored = ignoredKeywords.filter((keyword) => !annotationKeywords.has(keyword));
    if (isEnforced) warnings.push(...schemaWarnings(field, ignored, overlaps));
    return root;
  } catch (thrown) {
    const refusal = refusalOf(thrown, field);
    if (isEnforced || refusal instanceof InvalidRequest) throw refusal;
    return undefined;
  }
}

/** The part of the check that does not compile the schema. Throws InvalidRequest, naming `field`. */
export function checkOutputType(schema: Schema, field: string): void {
  withFieldName(field, () => checkResponseSchema(schema));
}

/** Reads the schema of JSON output. Adds lines to `warnings` for rules that the output may break. Throws InvalidRequest or Unprocessable, naming `field`. */
export function readOutputSchema(schema: Schema, field: string, warnings: string[]): SchemaNode {
  const { root, ignoredKeywords, overlaps } = withFieldName(field, () => readResponseSchema(schema));
  warnings.push(...schemaWarnings(field, ignoredKeywords, overlaps));
  return root;
}

function schemaWarnings(field: string, ignoredKeywords: readonly string[], overlaps: readonly string[]): string[] {
  const ignored = ignoredKeywords.length > 0 ? [`ignored keywords ${ignoredKeywords.join(", ")}`] : [];
  return [...ignored, ...overlaps].map((detail) => `${field}: ${detail}`);
}

function withFieldName<Result>(field: string, read: () => Result): Result {
  try {
    return read();
  } catch (thrown) {
    throw refusalOf(thrown, field);
  }
}

function refusalOf(thrown: unknown, field: string): unknown {
  if (!(thrown instanceof SchemaRefusal)) return thrown;
  const detail = `${field}: ${thrown.message}`;
  return thrown.kind === "invalid" ? new InvalidRequest(detail) : new Unprocessable(detail);
}
