/** The nodes of a parsed template. */
import type { BinaryOperator } from "../operators.ts";

export interface CallArguments {
  positional: Expression[];
  keywords: { name: string; value: Expression }[];
  /** The arguments `*values` and `**values`. */
  positionalRest?: Expression | undefined;
  keywordRest?: Expression | undefined;
}

export type ComparisonOperator = "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "not in";

export type Expression =
  | { kind: "constant"; value: null | boolean | bigint | number | string }
  | { kind: "name"; name: string }
  | { kind: "list"; items: Expression[] }
  | { kind: "tuple"; items: Expression[] }
  | { kind: "dict"; entries: { key: Expression; value: Expression }[] }
  | { kind: "attribute"; object: Expression; name: string }
  | { kind: "item"; object: Expression; key: Expression }
  | { kind: "slice"; object: Expression; start?: Expression | undefined; stop?: Expression | undefined; step?: Expression | undefined }
  | { kind: "call"; callee: Expression; given: CallArguments }
  /** `object` is undefined if the filter applies to the text of a block. */
  | { kind: "filter"; object: Expression | undefined; name: string; given: CallArguments }
  | { kind: "test"; object: Expression; name: string; given: CallArguments }
  | { kind: "not"; operand: Expression }
  | { kind: "sign"; operator: "-" | "+"; operand: Expression }
  | { kind: "binary"; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: "logical"; operator: "and" | "or"; left: Expression; right: Expression }
  | { kind: "concatenation"; parts: Expression[] }
  | { kind: "comparison"; first: Expression; others: { operator: ComparisonOperator; right: Expression }[] }
  | { kind: "conditional"; condition: Expression; value: Expression; otherwise?: Expression | undefined };

export type Target =
  | { kind: "name"; name: string }
  | { kind: "tuple"; items: Target[] }
  /** Assigns to a member of a namespace. */
  | { kind: "member"; object: string; name: string };

export interface Parameter {
  name: string;
  otherwise: Expression | undefined;
}

export interface MacroBody {
  name: string | undefined;
  parameters: Parameter[];
  body: Statement[];
  /** The special names that the body reads. */
  uses: ReadonlySet<"varargs" | "kwargs" | "caller">;
}

export type Statement =
  | { kind: "text"; text: string }
  | { kind: "print"; value: Expression }
  | { kind: "if"; branches: { condition: Expression; body: Statement[] }[]; otherwise: Statement[] }
  | {
      kind: "for";
      target: Target;
      items: Expression;
      condition: Expression | undefined;
      isRecursive: boolean;
      body: Statement[];
      otherwise: Statement[];
    }
  | { kind: "break" }
  | { kind: "continue" }
  | { kind: "set"; target: Target; value: Expression }
  | { kind: "set-block"; target: Target; filter: Expression | undefined; body: Statement[] }
  | { kind: "with"; bindings: { target: Target; value: Expression }[]; body: Statement[] }
  | { kind: "macro"; macro: MacroBody & { name: string } }
  | { kind: "call-block"; call: Extract<Expression, { kind: "call" }>; caller: MacroBody }
  | { kind: "filter-block"; filter: Expression; body: Statement[] }
  /** The statements `generation` and `block`, which have their own scope. */
  | { kind: "scope"; body: Statement[] };
