/** Pieces of code as text. */
import type { JsonObject, JsonValue } from "../../service/json-values.ts";

/** JSON over several lines, the later ones indented. */
export function literal(value: JsonValue, indent = "  "): string {
  return JSON.stringify(value, undefined, 2).replaceAll("\n", `\n${indent}`);
}

/** Returns the body of a call; {} if it has none or its body is not an object. */
export function bodyOf(body: JsonValue | undefined): JsonObject {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? body : {};
}

/** Returns the list of JSON objects under `name` in a body. */
export function objectsAt(body: JsonObject, name: string): JsonObject[] {
  const value = body[name];
  return Array.isArray(value) ? value.map(bodyOf) : [];
}

/** Returns comments that name the fields of a request that a client does not support. */
export function leftOut(body: JsonObject, known: readonly string[]): string[] {
  const names = Object.keys(body).filter((name) => !known.includes(name));
  return names.length === 0 ? [] : [`// This client has no option for: ${names.join(", ")}`];
}
