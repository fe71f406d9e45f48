/**
 * A JSON Schema, read: references resolved, alternatives combined with what stands beside them, defaults decided.
 * Nodes form a graph: a recursive schema comes back to itself through a `reference`.
 */
import type { TextAutomaton } from "../text/text-automaton.ts";
import type { JsonValue } from "./json-value.ts";

export interface ObjectProperty {
  name: string;
  schema: SchemaNode;
  required: boolean;
}

export interface ObjectNode {
  kind: "object";
  /** In the order in which they are written. */
  properties: ObjectProperty[];
  /** Schema of properties with other names; `never` = there are none. */
  additional: SchemaNode;
}

export interface ReferenceNode {
  kind: "reference";
  where: string;
  /** Known once the whole schema has been read. */
  target: SchemaNode | undefined;
}

export type SchemaNode =
  | { kind: "any" }
  | { kind: "never" }
  | { kind: "null" }
  | { kind: "boolean" }
  | { kind: "integer" }
  | { kind: "number" }
  /** `automaton` absent = any text. */
  | { kind: "string"; automaton?: TextAutomaton }
  | { kind: "literal"; value: JsonValue }
  | { kind: "array"; items: SchemaNode }
  | { kind: "union"; options: SchemaNode[] }
  | ObjectNode
  | ReferenceNode;
