import type { ElementType } from "./element-types.ts";

/** An input or output as the graph declares it. */
export interface TensorShape {
  /** Undefined if it is none of those that are used here. */
  type: ElementType | undefined;
  /** A dimension without a fixed size is undefined. */
  dims: (number | undefined)[];
}
