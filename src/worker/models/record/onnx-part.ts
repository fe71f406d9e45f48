/** The part of a model record that only the ONNX engine reads. */
import { z } from "zod";
import { pairTemplateSchema } from "./pair-template.ts";

export const onnxWeightsSchema = z.object({
  /** ONNX file, relative to the model's folder. */
  file: z.string().min(1),
  /**
   * Companion files with external data. The graph names them itself: a record that lists them makes the whole size known
   * before the graph has arrived.
   */
  externalData: z.array(z.string().min(1)).default([]),
  /** Element type that the key/value cache must have. Default: whatever the graph has. */
  cacheType: z.enum(["float32", "float16"]).optional(),
  /**
   * Whether weights that the graph keeps in fewer bits (DequantizeLinear) are widened to float32 once, at load: more
   * memory than to widen them in every run, and on WASM more than twice the speed.
   */
  widened: z.boolean().default(false),
  /**
   * Whether the CPU rounds the rows that it multiplies by matrices of 4 or 8 bits to 8 bits, block by block of 32: several times as
   * fast. `false`: rows stay float32 and matrices are widened to float32 at load, with up to eight times their memory; those
   * of more than 2 GiB in all stay as they are.
   */
  int8Products: z.boolean().default(true),
  /**
   * File with the scales with which the CPU keeps keys and values in int8 (`cacheScalesSchema`): a quarter of their memory, and faster
   * behind long contexts. Default: they stay as the graph has them.
   */
  cacheScales: z.string().min(1).optional(),
  /** WebGPU features without which these weights cannot run. */
  requiredFeatures: z.array(z.string()).default([]),
});

export type OnnxWeights = z.output<typeof onnxWeightsSchema>;
export type OnnxWeightsInput = z.input<typeof onnxWeightsSchema>;

/** Weights by device; a device without an entry cannot run the model. */
export const onnxPartSchema = z.object({
  webgpu: onnxWeightsSchema.optional(),
  wasm: onnxWeightsSchema.optional(),
  /** Tried in order when `webgpu` lacks a feature of the adapter, or failed on it. */
  webgpuAlternatives: z.array(onnxWeightsSchema).optional(),
  /** Tried in order when `wasm` failed. */
  wasmAlternatives: z.array(onnxWeightsSchema).optional(),
  /** For a reranker that is a language model and answers "yes" or "no": what it is asked. Default: as Qwen3-Reranker. */
  yesNo: pairTemplateSchema.optional(),
});

/** All files of one choice of weights, relative to the model's folder. */
export const weightPaths = ({ file, externalData, cacheScales }: OnnxWeights): string[] =>
  [file, ...externalData, cacheScales ?? []].flat();
