/** Parsed regular expressions. */
import type { CharacterSet } from "../../../inference/schema-node.ts";

export type Pattern =
  | { kind: "characters"; set: CharacterSet }
  | { kind: "sequence"; parts: Pattern[] }
  | { kind: "choice"; options: Pattern[] }
  | { kind: "repeat"; part: Pattern; min: number; max: number }
  | { kind: "start" }
  | { kind: "end" };

/** The pattern is not a regular expression, or uses features that a grammar cannot express. */
export class PatternRefusal extends Error {
  readonly detail: string;
  constructor(detail: string) {
    super(detail);
    this.name = "PatternRefusal";
    this.detail = detail;
  }
}
