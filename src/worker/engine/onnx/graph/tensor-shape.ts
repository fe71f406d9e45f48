import type { ElementType } from "./element-types.ts";

/** An input or output as the graph declares it. */
export interface TensorShape {
  /** Undefined for a type that the engine does not use. */
  type: ElementType | undefined;
  /** Undefined: a dimension without a fixed size. */
  dims: (number | undefined)[];
}
