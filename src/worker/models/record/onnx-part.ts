/** The part of a model record that only the ONNX engine reads. */
import { z } from "zod";
import { pairTemplateSchema } from "./pair-template.ts";

export const onnxWeightsSchema = z.object({
  /** ONNX file, relative to the model's folder. */
  file: z.string().min(1),
  /**
   * Files with external data. The graph names them itself; a record that lists them lets the total size be known before the
   * graph is fetched.
   */
  externalData: z.array(z.string().min(1)).default([]),
  /** Required element type of the key/value cache. Default: the graph's. */
  cacheType: z.enum(["float32", "float16"]).optional(),
  /**
   * Whether quantised weights (DequantizeLinear) are widened to float32 once, at load. This takes more memory than widening them
   * in each run, and on WASM it is more than twice as fast.
   */
  widened: z.boolean().default(false),
  /**
   * Whether the CPU multiplies matrices of 4 or 8 bits in int8, which is several times as fast: it rounds the other factor to 8 bits,
   * in blocks of 32 numbers. `false`: matrices are widened to float32 at load, with up to eight times their memory; they stay
   * as they are if they would take more than 2 GiB in total.
   */
  int8Products: z.boolean().default(true),
  /**
   * File with the scales for keys and values in int8 on the CPU (`cacheScalesSchema`), which take a quarter of the memory and are faster
   * after long contexts. Default: keys and values have the graph's type.
   */
  cacheScales: z.string().min(1).optional(),
  /** WebGPU features that these weights need. */
  requiredFeatures: z.array(z.string()).default([]),
});

export type OnnxWeights = z.output<typeof onnxWeightsSchema>;
export type OnnxWeightsInput = z.input<typeof onnxWeightsSchema>;

/** The weights for each device. A device without an entry cannot run the model. */
export const onnxPartSchema = z.object({
  webgpu: onnxWeightsSchema.optional(),
  wasm: onnxWeightsSchema.optional(),
  /** Other weights, tried in order if the adapter lacks a feature that `webgpu` needs, or if `webgpu` failed. */
  webgpuAlternatives: z.array(onnxWeightsSchema).optional(),
  /** Other weights, tried in order if `wasm` failed. */
  wasmAlternatives: z.array(onnxWeightsSchema).optional(),
  /** The prompt of a reranker that is a language model and answers "yes" or "no". Default: Qwen3-Reranker's. */
  yesNo: pairTemplateSchema.optional(),
});

/** Returns all files of one choice of weights, relative to the model's folder. */
export const weightPaths = ({ file, externalData, cacheScales }: OnnxWeights): string[] =>
  [file, ...externalData, cacheScales ?? []].flat();
