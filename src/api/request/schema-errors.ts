/** Parses with a schema and converts the first issue to the contract's error, naming the field (1.3). */
import type { z } from "zod";
import { FieldMissing, InvalidRequest, NotOneOf, OutOfBounds, WrongType, type ApiError } from "../response/errors.ts";
import { issueParametersSchema } from "./schema-parts.ts";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Returns the parsed value. Throws the ApiError of the first issue. */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue ? errorOf(issue, [], value) : new InvalidRequest("body is invalid");
}

/** `parent`: path of the union that the issue's path is relative to. */
function errorOf(issue: Issue, parent: Path, body: unknown): ApiError {
  const path = [...parent, ...issue.path];
  const field = fieldName(path);
  const value = valueAt(body, path);
  if (value === undefined) return new FieldMissing(field);
  switch (issue.code) {
    case "invalid_type":
      // JSON numbers may overflow, such as 1e400.
      if (value === Infinity) return new OutOfBounds(field, undefined, Number.MAX_VALUE);
      if (value === -Infinity) return new OutOfBounds(field, -Number.MAX_VALUE, undefined);
      return new WrongType(field, typeName(value), expectedName(issue.expected));
    case "invalid_value":
      return typeof value === typeof issue.values[0]
        ? new NotOneOf(field, issue.values.map(String))
        : new WrongType(field, typeName(value), typeof issue.values[0]);
    case "invalid_union":
      return unionError(issue, path, body);
    case "too_small":
      return new InvalidRequest(`${field} must not be empty`);
    case "too_big": {
      const unit = typeof value === "string" ? "characters" : "elements";
      return new InvalidRequest(`${field} must have at most ${issue.maximum} ${unit} - received ${sizeOf(value)}`);
    }
    case "custom": {
      const { expectedType, minimum, maximum } = issueParametersSchema.parse(issue.params ?? {});
      if (expectedType !== undefined) return new WrongType(field, typeName(value), expectedType);
      if (minimum !== undefined || maximum !== undefined) return new OutOfBounds(field, minimum, maximum);
      return new InvalidRequest(`${field} ${issue.message}`);
    }
    default:
      return new InvalidRequest(`${field} ${issue.message}`);
  }
}

function unionError(issue: Extract<Issue, { code: "invalid_union" }>, path: Path, body: unknown): ApiError {
  const field = fieldName(path);
  const value = valueAt(body, path);
  if (issue.discriminator !== undefined) {
    if (typeof value !== "string") return new WrongType(field, typeName(value), "string");
    const options = "options" in issue && issue.options ? issue.options.map(String) : [];
    return new NotOneOf(field, options);
  }
  // The branch that accepts this type of value is the intended one: report the error inside it.
  const expected: string[] = [];
  for (const [first] of issue.errors) {
    if (!first) continue;
    const type = first.path.length === 0 ? missingType(first) : undefined;
    if (type === undefined || type === typeName(value)) return errorOf(first, path, body);
    expected.push(type);
  }
  return new WrongType(field, typeName(value), expected.join(" or "));
}

/** The type of a value that the issue says is missing; undefined if the issue is of another kind. */
function missingType(issue: Issue): string | undefined {
  if (issue.code === "invalid_type") return expectedName(issue.expected);
  return issue.code === "invalid_value" ? typeof issue.values[0] : undefined;
}

/** Returns a name such as `messages[0].content`; the root is called body. */
function fieldName(path: Path): string {
  if (path.length === 0) return "body";
  return path.map((key, index) => (typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${String(key)}`)).join("");
}

function valueAt(body: unknown, path: Path): unknown {
  let value = body;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** JSON's type names, with "list" for arrays as in the contract. */
function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}

function expectedName(expected: string): string {
  switch (expected) {
    case "array":
      return "list";
    case "record":
      return "object";
    default:
      return expected;
  }
}

const sizeOf = (value: unknown) => (Array.isArray(value) || typeof value === "string" ? value.length : 0);
