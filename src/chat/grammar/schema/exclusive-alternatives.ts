/** Makes the alternatives of `oneOf` exclude each other. */
import type { ReferenceNode, SchemaNode } from "../../../inference/schema-node.ts";
import { type DifferenceBudget, SchemaDifferences } from "./schema-difference.ts";
import { unionOf } from "./schema-union.ts";

/** One alternative. */
export interface Alternative {
  /** The values that the model may write. */
  written: SchemaNode;
  /** A superset of the values that its schema allows; undefined if it is unknown. */
  allowed: SchemaNode | undefined;
}

export interface ExclusiveAlternatives {
  node: SchemaNode;
  /** Whether a value of `node` may fit more than one alternative. */
  mayOverlap: boolean;
  /** Indices of alternatives without a value of their own: every value fits another one, too. */
  contained: number[];
}

/** `unfinished`: other alternatives of the schema that do not exclude each other yet. */
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
  // Validators then accept no value. The reply still fits an alternative, and the user gets a warning.
  return { node: unionOf(alternatives.map(({ written }) => written)), mayOverlap: true, contained: [] };
}

function optionsOf(node: SchemaNode): readonly SchemaNode[] {
  return node.kind === "union" ? node.options : [node];
}
