/** Pieces of code as text. */
import type { JsonObject, JsonValue } from "../../service/json-values.ts";

/** JSON over several lines, the later ones indented. */
export function literal(value: JsonValue, indent = "  "): string {
  return JSON.stringify(value, undefined, 2).replaceAll("\n", `\n${indent}`);
}

/** The body of a call; {} if it has none, or none that is an object. */
export function bodyOf(body: JsonValue | undefined): JsonObject {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? body : {};
}

/** A list of JSON objects at a name of a body. */
export function objectsAt(body: JsonObject, name: string): JsonObject[] {
  const value = body[name];
  return Array.isArray(value) ? value.map(bodyOf) : [];
}

/** Says what of a request a client has no name for. */
export function leftOut(body: JsonObject, known: readonly string[]): string[] {
  const names = Object.keys(body).filter((name) => !known.includes(name));
  return names.length === 0 ? [] : [`// This client has no option for: ${names.join(", ")}`];
}
