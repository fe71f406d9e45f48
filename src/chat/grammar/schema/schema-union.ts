/** Alternatives of a schema as one node. */
import type { SchemaNode } from "../../../inference/schema-node.ts";

/** Joins options; flattens nested unions and removes duplicate kinds without conditions. */
export function unionOf(options: readonly SchemaNode[]): SchemaNode {
  const distinct = distinctOptions(options.flatMap((option) => (option.kind === "union" ? option.options : [option])));
  const [only] = distinct;
  if (only === undefined) return { kind: "never" };
  return distinct.length === 1 ? only : { kind: "union", options: distinct };
}

/** Removes options that others contain, as far as their kinds show it. None of them is a union. */
export function distinctOptions(options: readonly SchemaNode[]): SchemaNode[] {
  const unconditional = new Set(options.filter((option) => isUnconditional(option)).map(({ kind }) => kind));
  if (unconditional.has("any")) return [{ kind: "any" }];
  const seen = new Set<unknown>();
  return options.filter((option) => {
    if (option.kind === "never") return false;
    if ((option.kind === "integer" || option.kind === "fraction") && unconditional.has("number")) return false;
    if (!isUnconditional(option) && ["string", "integer", "number"].includes(option.kind) && unconditional.has(option.kind)) return false;
    const identity = isUnconditional(option) ? option.kind : option.kind === "literal" ? `= ${JSON.stringify(option.value)}` : option;
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
}

/** The nodes without the assertions that no grammar enforces. */
export function withoutLimits(node: SchemaNode): SchemaNode {
  // Lists and objects keep their identity, because it names their rules.
  if (node.kind === "string" || node.kind === "integer" || node.kind === "number" || node.kind === "fraction") {
    const { limits: _, ...rest } = node;
    return rest;
  }
  return node;
}

function isUnconditional(node: SchemaNode): boolean {
  switch (node.kind) {
    case "any":
    case "null":
    case "boolean":
      return true;
    case "number":
      return node.limits === undefined;
    case "integer":
    case "fraction":
      return node.limits === undefined && node.except === undefined;
    case "string":
      return node.limits === undefined && node.automaton === undefined;
    default:
      return false;
  }
}
