/**
 * A parsed JSON Schema: references resolved, alternatives combined with the keywords next to them, defaults applied.
 * Nodes form a graph: a recursive schema contains a `reference` to itself.
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
  /** In output order. */
  properties: ObjectProperty[];
  /** Schema of properties with other names; `never` = not allowed. */
  additional: SchemaNode;
}

export interface ReferenceNode {
  kind: "reference";
  where: string;
  /** Set once the schema has been read completely. */
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
