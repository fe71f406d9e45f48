/** The alternatives of `oneOf`, made to exclude each other. */
import type { ReferenceNode, SchemaNode } from "../../../inference/schema-node.ts";
import { type DifferenceBudget, SchemaDifferences } from "./schema-difference.ts";
import { unionOf } from "./schema-union.ts";

/** One alternative. */
export interface Alternative {
  /** What it lets the model write. */
  written: SchemaNode;
  /** All that its schema allows, or more; undefined if that is not known. */
  allowed: SchemaNode | undefined;
}

export interface ExclusiveAlternatives {
  node: SchemaNode;
  /** Whether a value of `node` may fit more than one alternative. */
  mayOverlap: boolean;
  /** Indices of alternatives without a value of their own: every value fits another one, too. */
  contained: number[];
}

/** `unfinished`: other alternatives of the schema that are still to be told apart. */
export function exclusiveAlternatives(
  alternatives: readonly Alternative[],
  unfinished: ReadonlySet<ReferenceNode>,
  budget: DifferenceBudget,
): ExclusiveAlternatives {
  const differences = new SchemaDifferences(unfinished, budget);
  let mayOverlap = false;
  const allowed = alternatives.map((alternative) => (alternative.allowed === undefined ? undefined : optionsOf(alternative.allowed)));
  const parts = alternatives.map(({ written }, index) => {
    const others = allowed.filter((_, other) => other !== index);
    const isUnknown = others.includes(undefined);
    if (isUnknown) mayOverlap = true;
    const known = others.flatMap((options) => options ?? []);
    return unionOf(
      optionsOf(written).map((option) => {
        const rest = differences.ofAll(option, known);
        if (rest.node.kind !== "never" || !(rest.isLossy || isUnknown)) return rest.node;
        mayOverlap = true;
        return option;
      }),
    );
  });
  const contained = parts.flatMap(({ kind }, index) => (kind === "never" ? [index] : []));
  if (contained.length < parts.length) return { node: unionOf(parts), mayOverlap, contained };
  // Validators accept no value then. The user still gets one that fits an alternative, and a warning.
  return { node: unionOf(alternatives.map(({ written }) => written)), mayOverlap: true, contained: [] };
}

function optionsOf(node: SchemaNode): readonly SchemaNode[] {
  return node.kind === "union" ? node.options : [node];
}
