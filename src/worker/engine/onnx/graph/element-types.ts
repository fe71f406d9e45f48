/** The ONNX element types that the engine uses (onnx.proto, TensorProto.DataType), with their sizes in bytes. */
export const elementTypes = {
  float32: { code: 1, bytes: 4 },
  int8: { code: 3, bytes: 1 },
  int32: { code: 6, bytes: 4 },
  int64: { code: 7, bytes: 8 },
  float16: { code: 10, bytes: 2 },
} as const;
export type ElementType = keyof typeof elementTypes;
export type FloatType = Extract<ElementType, `float${string}`>;
export type IntegerType = "int32" | "int64";
/** Element type of keys and values. */
export type CacheType = FloatType | "int8";

const used = ["float32", "int8", "int32", "int64", "float16"] as const;
const names = new Map<number, ElementType>(used.map((name) => [elementTypes[name].code, name]));

/** Returns undefined for types that the engine does not use. */
export function elementTypeOf(code: number): ElementType | undefined {
  return names.get(code);
}

export function isElementType(name: string): name is ElementType {
  return name in elementTypes;
}

export function isFloat(type: string | undefined): type is FloatType {
  return type === "float32" || type === "float16";
}

export function isInteger(type: string | undefined): type is IntegerType {
  return type === "int32" || type === "int64";
}
