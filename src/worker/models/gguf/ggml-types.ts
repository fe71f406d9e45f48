/** The element types of GGUF tensors: their names and numbers in ggml, and how many elements and bytes a block has. */

const blockLayouts = {
  F32: { id: 0, elements: 1, bytes: 4 },
  F16: { id: 1, elements: 1, bytes: 2 },
  Q4_0: { id: 2, elements: 32, bytes: 18 },
  Q4_1: { id: 3, elements: 32, bytes: 20 },
  Q5_0: { id: 6, elements: 32, bytes: 22 },
  Q5_1: { id: 7, elements: 32, bytes: 24 },
  Q8_0: { id: 8, elements: 32, bytes: 34 },
  Q2_K: { id: 10, elements: 256, bytes: 84 },
  Q3_K: { id: 11, elements: 256, bytes: 110 },
  Q4_K: { id: 12, elements: 256, bytes: 144 },
  Q5_K: { id: 13, elements: 256, bytes: 176 },
  Q6_K: { id: 14, elements: 256, bytes: 210 },
  IQ2_XXS: { id: 16, elements: 256, bytes: 66 },
  IQ2_XS: { id: 17, elements: 256, bytes: 74 },
  IQ3_XXS: { id: 18, elements: 256, bytes: 98 },
  IQ1_S: { id: 19, elements: 256, bytes: 50 },
  IQ4_NL: { id: 20, elements: 32, bytes: 18 },
  IQ3_S: { id: 21, elements: 256, bytes: 110 },
  IQ2_S: { id: 22, elements: 256, bytes: 82 },
  IQ4_XS: { id: 23, elements: 256, bytes: 136 },
  I8: { id: 24, elements: 1, bytes: 1 },
  I16: { id: 25, elements: 1, bytes: 2 },
  I32: { id: 26, elements: 1, bytes: 4 },
  I64: { id: 27, elements: 1, bytes: 8 },
  F64: { id: 28, elements: 1, bytes: 8 },
  IQ1_M: { id: 29, elements: 256, bytes: 56 },
  BF16: { id: 30, elements: 1, bytes: 2 },
  TQ1_0: { id: 34, elements: 256, bytes: 54 },
  TQ2_0: { id: 35, elements: 256, bytes: 66 },
  MXFP4: { id: 39, elements: 32, bytes: 17 },
  NVFP4: { id: 40, elements: 64, bytes: 36 },
  Q1_0: { id: 41, elements: 128, bytes: 18 },
} as const;

export type GgmlType = keyof typeof blockLayouts;

interface BlockLayout {
  /** Elements of a block, all from one row. */
  elements: number;
  bytes: number;
}

const names = new Map<number, string>(Object.entries(blockLayouts).map(([name, { id }]) => [id, name]));

/** Returns undefined for an unknown number. */
export function ggmlTypeOf(id: number): GgmlType | undefined {
  const name = names.get(id);
  return name !== undefined && isGgmlType(name) ? name : undefined;
}

export function blockLayout(type: GgmlType): BlockLayout {
  return blockLayouts[type];
}

function isGgmlType(name: string): name is GgmlType {
  return Object.hasOwn(blockLayouts, name);
}
