/** The kernels that are linked into ONNX Runtime (README.md). A patched function of the runtime calls each of them. */
export { sumExponentials } from "./exponentials";
export { multiplyFloats } from "./float-attention";
export { multiplyFloatRows } from "./float-rows";
export { multiplyByKeys } from "./int8-keys";
export { multiplyPanels } from "./int8-panels";
export { roundRows } from "./int8-rows";
export { multiplyByValues } from "./int8-values";
