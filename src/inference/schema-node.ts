/**
 * A parsed JSON Schema: references resolved, alternatives combined with the keywords next to them, defaults applied. The
 * API parses each schema of a request once; engines write grammars from the nodes. Nodes form a graph: a recursive schema
 * contains a `reference` to itself. Plain data: structured clone carries it to an engine worker.
 */

/** Any JSON value. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [name: string]: JsonValue };

/** Unicode code points as ascending ranges with gaps between them; both ends inclusive. */
export type CharacterSet = readonly (readonly [first: number, last: number])[];

export interface AutomatonState {
  /** Whether the text may end here. */
  final: boolean;
  edges: { set: CharacterSet; target: number }[];
}

/** Accepts the allowed texts of a string. State 0 is the start; a final state is reachable from every state. No states = no text is accepted. */
export interface TextAutomaton {
  states: AutomatonState[];
}

/**
 * Assertions that no grammar enforces: limits of the value of a number, the length of a string, the size of a list or an
 * object. They distinguish the alternatives of `oneOf`.
 */
export interface UnenforcedLimits {
  min: number;
  max: number;
  isMinExclusive: boolean;
  isMaxExclusive: boolean;
  /** Whether other assertions apply, such as `multipleOf`. */
  hasMore: boolean;
}

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
  limits?: UnenforcedLimits;
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
  /** `except`: values that are not allowed. */
  | { kind: "integer"; limits?: UnenforcedLimits; except?: number[] }
  | { kind: "number"; limits?: UnenforcedLimits }
  /** A number that is no integer. */
  | { kind: "fraction"; limits?: UnenforcedLimits; except?: number[] }
  /** `automaton` absent = any text. */
  | { kind: "string"; automaton?: TextAutomaton; limits?: UnenforcedLimits }
  | { kind: "literal"; value: JsonValue }
  | { kind: "array"; items: SchemaNode; isNonEmpty?: boolean; limits?: UnenforcedLimits }
  | { kind: "union"; options: SchemaNode[] }
  | ObjectNode
  | ReferenceNode;
