import { type DialectName } from "../../src/chat/dialects/dialect-names.ts";
import type { CallSyntax, TagPair } from "../../src/chat/dialects/dialect.ts";
import { dialects } from "../../src/chat/dialects/dialects.ts";

/** The syntax of calls of a dialect that has one. */
export function callSyntax(name: DialectName): CallSyntax {
  const { calls } = dialects[name];
  if (calls === undefined) throw new RangeError(`${name} has no calls`);
  return calls;
}

/** Around the thinking of a dialect that thinks. */
export function thinkingTags(name: DialectName): TagPair {
  const { thinking } = dialects[name];
  if (thinking === undefined) throw new RangeError(`${name} does not think`);
  return thinking;
}
