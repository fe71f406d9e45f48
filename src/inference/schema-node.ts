/**
 * A JSON Schema as it was read: references resolved, alternatives combined with what stands beside them, defaults decided.
 * The API reads each schema of a request once; engines write grammars from the nodes. Nodes form a graph: a recursive
 * schema comes back to itself through a `reference`. Pure data: it crosses to an engine worker by structured clone.
 */

/** A value of JSON. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [name: string]: JsonValue };

/** Code points in ascending ranges that do not touch; both ends belong to a range. */
export type CharacterSet = readonly (readonly [first: number, last: number])[];

export interface AutomatonState {
  /** Whether the text may end here. */
  final: boolean;
  edges: { set: CharacterSet; target: number }[];
}

/** Which texts a string may be. State 0 is the start; every state can still reach a final one. No states: no text at all. */
export interface TextAutomaton {
  states: AutomatonState[];
}

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
