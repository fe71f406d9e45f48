/** Finds the satisfiable nodes: the least fixed point, which excludes recursion without end. */
import type { SchemaNode } from "../../../inference/schema-node.ts";

/** Returns the nodes, reachable from `roots`, that some finite value satisfies. */
export function possibleNodes(roots: readonly SchemaNode[]): Set<SchemaNode> {
  const all = new Set<SchemaNode>(roots);
  for (const node of all) for (const next of neighbours(node)) all.add(next);
  const possible = new Set<SchemaNode>();
  // Later nodes are mostly parts of earlier ones, so the reverse order needs fewer rounds.
  const ordered = [...all].toReversed();
  for (let previousSize = -1; previousSize !== possible.size;) {
    previousSize = possible.size;
    for (const node of ordered) if (!possible.has(node) && isPossible(node, possible)) possible.add(node);
  }
  return possible;
}

/**
 * Returns the part of an impossible node that allows no value; undefined if there is none, so that only recursion
 * without end makes it impossible.
 */
export function contradictionIn(node: SchemaNode, possible: ReadonlySet<SchemaNode>): SchemaNode | undefined {
  const reached = new Set<SchemaNode>([node]);
  for (const one of reached) {
    if (one.kind === "never") return one;
    const needed = one.kind === "object" ? one.properties.filter(({ required }) => required).map(({ schema }) => schema) : neighbours(one);
    for (const next of needed) if (!possible.has(next)) reached.add(next);
  }
  return undefined;
}

function neighbours(node: SchemaNode): SchemaNode[] {
  switch (node.kind) {
    case "array":
      return [node.items];
    case "union":
      return node.options;
    case "object":
      return [...node.properties.map(({ schema }) => schema), node.additional];
    case "reference":
      return node.target === undefined ? [] : [node.target];
    default:
      return [];
  }
}

function isPossible(node: SchemaNode, possible: ReadonlySet<SchemaNode>): boolean {
  switch (node.kind) {
    case "never":
      return false;
    case "union":
      return node.options.some((option) => possible.has(option));
    case "object":
      return node.properties.every(({ schema, required }) => !required || possible.has(schema));
    case "array":
      return node.isNonEmpty !== true || possible.has(node.items);
    case "reference":
      return node.target !== undefined && possible.has(node.target);
    default:
      return true;
  }
}
