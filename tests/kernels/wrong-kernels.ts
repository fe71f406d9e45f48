/** Builds of ONNX Runtime with a kernel that computes something wrong. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { linkKernels } from "../../scripts/build/kernels/link-kernels.mjs";
import { type Build, compileRuntimeKernels } from "../../scripts/build/kernels/runtime-with-kernels.mjs";

export interface WrongKernel {
  kernel: string;
  /** Name of a file in `kernels/`, a text that it contains, and its replacement. */
  file: string;
  text: string;
  replacement: string;
  /** Text of the check's finding. */
  found: string;
}

export const wrongKernels: readonly WrongKernel[] = [
  {
    kernel: "multiplyPanels",
    file: "panel-rows.ts",
    text: "start + factor * sumOf",
    replacement: "1 + start + factor * sumOf",
    found: "products with int8 panels",
  },
  {
    kernel: "multiplyFloatRows",
    file: "float-rows.ts",
    text: "store<f32>(scale, peak / maxStep)",
    replacement: "store<f32>(scale, peak / 126)",
    found: "products with blocks of 4 bits, products with blocks of 8 bits",
  },
  {
    kernel: "multiplyFloatRows, with minima",
    file: "block-minima.ts",
    text: "return i32x4.extract_lane(four, 0) +",
    replacement: "return 1 + i32x4.extract_lane(four, 0) +",
    found: "products with blocks of 4 bits and minima",
  },
  {
    kernel: "multiplyFloatRows, with its scales apart",
    file: "float-rows.ts",
    text: ": valuesOf(scales), factorsOffset",
    replacement: ": valuesOf(scales) + 32, factorsOffset",
    found: "products with blocks of 4 bits, their scales apart",
  },
  {
    kernel: "roundRows",
    file: "int8-rows.ts",
    text: "f32x4.nearest(",
    replacement: "f32x4.floor(",
    found: "new keys of an int8 cache, new values of an int8 cache",
  },
  {
    kernel: "multiplyByKeys",
    file: "int8-keys.ts",
    text: "return peak / querySteps;",
    replacement: "return peak / 7000;",
    found: "attention over an int8 cache",
  },
  {
    kernel: "multiplyByValues",
    file: "int8-values.ts",
    text: "f32x4.splat(1 / load<f32>(steps",
    replacement: "f32x4.splat(1.02 / load<f32>(steps",
    found: "attention over an int8 cache",
  },
  {
    kernel: "multiplyFloats, by keys",
    file: "float-attention.ts",
    text: "f32x4.mul(sumsOf(s0, s1, s2, s3), f32x4.splat(factor))",
    replacement: "sumsOf(s0, s1, s2, s3)",
    found: "attention over a float32 cache",
  },
  {
    kernel: "multiplyFloats, by values",
    file: "float-attention.ts",
    text: "if (load<f32>(weights + at) != 0) return true;",
    replacement: "if (load<f32>(weights + at) > 0.3) return true;",
    found: "attention over a float32 cache",
  },
  {
    kernel: "hyperbolicTangents",
    file: "hyperbolic-tangents.ts",
    text: "above3: f32 = 6.37261928875436e-4",
    replacement: "above3: f32 = 6.36e-4",
    found: "hyperbolic tangents",
  },
  {
    kernel: "sumExponentials",
    file: "exponentials.ts",
    text: "reinterpret<f32>(0x3efffffb)",
    replacement: "0.499",
    found: "exponentials",
  },
  {
    kernel: "multiplyPanels, which ends early",
    file: "int8-panels.ts",
    text: "if (!load<bool>(data, hasZeroPointOfEachOffset)) return 0;",
    replacement: "unreachable();",
    found: "their check ended early",
  },
];

const runtime = fileURLToPath(import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm"));

export async function runtimeWithWrongKernel({ file, text, replacement }: WrongKernel, build: Build): Promise<Buffer> {
  const read = (source: string): string => {
    const content = readFileSync(source, "utf8");
    if (path.basename(source) !== file) return content;
    if (!content.includes(text)) throw new Error(`kernels/${file} has no "${text}"`);
    return content.replace(text, replacement);
  };
  return linkKernels(readFileSync(runtime), await compileRuntimeKernels(build, read));
}
