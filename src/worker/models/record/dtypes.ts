/** The element types in which weights are published, by the names that transformers.js gives them. */
import { z } from "zod";

export const dtypeSchema = z.enum(["fp32", "fp16", "q8", "int8", "uint8", "q4", "q4f16", "bnb4"]);
export type Dtype = z.output<typeof dtypeSchema>;

/** One dtype for every device, or one for each. For a device without one, the runtime chooses. */
export const dtypeOptionSchema = z.union([dtypeSchema, z.strictObject({ webgpu: dtypeSchema.optional(), wasm: dtypeSchema.optional() })]);
export type DtypeOption = z.output<typeof dtypeOptionSchema>;

/** Suffixes of file names by dtype, as in `onnx/model_q4f16.onnx`. */
const suffixes: Readonly<Record<Dtype, string>> = {
  fp32: "",
  fp16: "_fp16",
  q8: "_quantized",
  int8: "_int8",
  uint8: "_uint8",
  q4: "_q4",
  q4f16: "_q4f16",
  bnb4: "_bnb4",
};

/** Splits the name of a graph into its stem and dtype: `model_q4` is `model` in q4. */
export function splitGraphName(name: string): { stem: string; dtype: Dtype } {
  for (const dtype of dtypeSchema.options) {
    const suffix = suffixes[dtype];
    if (suffix !== "" && name.endsWith(suffix)) return { stem: name.slice(0, -suffix.length), dtype };
  }
  return { stem: name, dtype: "fp32" };
}

/** Returns the name of a graph in a dtype. */
export function graphName(stem: string, dtype: Dtype): string {
  return `${stem}${suffixes[dtype]}`;
}

/** Whether the weights are computed in half precision, for which WebGPU needs the feature `shader-f16`. */
export function isHalfPrecision(dtype: Dtype): boolean {
  return dtype === "fp16" || dtype === "q4f16";
}

export function isEightBits(dtype: Dtype): boolean {
  return dtype === "q8" || dtype === "int8" || dtype === "uint8";
}

/** Best first. WebGPU has no kernels for 8-bit products: they would run on the CPU, with a copy in each direction. */
const webgpuOrder: readonly Dtype[] = ["q4f16", "q4", "fp16", "fp32"];

/**
 * Best first. On WASM, products of 8-bit weights are as fast as float32 with a quarter of the bytes. 4-bit products take about
 * fifteen times as long for one token (60 products of 1024 x 1024 on one thread: 18.9 ms in 8 bits, 20.5 ms in float32, 268 to
 * 318 ms in 4 bits); chat models are converted to 8-bit products when they are loaded. Half precision is widened to float32 in
 * every run.
 */
const wasmOrder: readonly Dtype[] = ["q8", "int8", "uint8", "fp32", "q4", "bnb4", "q4f16", "fp16"];

/** Max size of float32 weights in a WASM heap that also holds caches. Larger downloads would also make visitors wait too long. */
const maxFloat32Bytes = 512 * 1024 ** 2;
/** Max size of other weights: one buffer in a WASM heap of 4 GiB, with room for computing. */
const maxWasmBytes = 2 * 1024 ** 3;

/** Returns the dtypes that a device should try, best first, without unusable ones. `bytes`: sizes by dtype, undefined if unknown. */
export function dtypesFor(device: "webgpu" | "wasm", bytes: ReadonlyMap<Dtype, number | undefined>): Dtype[] {
  if (device === "webgpu") return webgpuOrder.filter((dtype) => bytes.has(dtype));
  const available = wasmOrder.filter((dtype) => bytes.has(dtype));
  const isLarge = (dtype: Dtype): boolean => (bytes.get(dtype) ?? 0) > (dtype === "fp32" ? maxFloat32Bytes : maxWasmBytes);
  return [...available.filter((dtype) => !isLarge(dtype)), ...available.filter(isLarge)];
}

/** Returns the dtype for a model that has its weights in every dtype. */
export function chooseDtype(device: "webgpu" | "wasm", hasHalfPrecision: boolean): Dtype {
  if (device === "wasm") return "q8";
  return hasHalfPrecision ? "q4f16" : "q4";
}
