/** Declared types and sizes of the inputs and outputs of a graph. */
import { type ElementType, elementTypeOf } from "../graph/element-types.ts";
import { fieldsOf } from "../graph/protobuf.ts";
import { nameOf } from "./graph-draft.ts";
import type { GraphParts } from "./graph-parts.ts";

const valueFields = { type: 2, tensorType: 1, elementType: 1, shape: 2, dimension: 1, size: 1 } as const;

export interface DeclaredValue {
  /** Undefined for a type that is not used here. */
  type: ElementType | undefined;
  /** Undefined where any size may be given. */
  dims: (number | undefined)[];
}

/** Of an input or output (`kind`, of `graphFields`). */
export function valueOf({ rest }: GraphParts, kind: number, name: string): DeclaredValue {
  const value = rest.find(({ number, content }) => number === kind && nameOf(content) === name);
  const within = (message: Uint8Array | undefined, field: number) =>
    message === undefined ? [] : [...fieldsOf(message)].filter(({ number }) => number === field);
  const tensor = within(within(value?.content, valueFields.type)[0]?.content, valueFields.tensorType)[0]?.content;
  const dimensions = within(within(tensor, valueFields.shape)[0]?.content, valueFields.dimension);
  return {
    type: elementTypeOf(within(tensor, valueFields.elementType)[0]?.value ?? 0),
    dims: dimensions.map(({ content }) => within(content, valueFields.size)[0]?.value),
  };
}
