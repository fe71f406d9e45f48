/** ONNX element types that are used here (onnx.proto, TensorProto.DataType) and their sizes in bytes. */
export const elementTypes = {
  float32: { code: 1, bytes: 4 },
  int64: { code: 7, bytes: 8 },
  float16: { code: 10, bytes: 2 },
} as const;
export type ElementType = keyof typeof elementTypes;
