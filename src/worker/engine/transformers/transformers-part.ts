/** The part of a model record that only the transformers engine reads. */
import { z } from "zod";
import { onnxWeightsSchema } from "../onnx/onnx-part.ts";

/** The graphs of an image-text model in one dtype. */
const towersSchema = z.object({
  /** Reads texts: the hub's `onnx/text_model.onnx`. */
  text: onnxWeightsSchema,
  /** Reads images: the hub's `onnx/vision_model.onnx`. */
  vision: onnxWeightsSchema,
});

export type Towers = z.output<typeof towersSchema>;
export type TowersInput = z.input<typeof towersSchema>;

/** Towers by device; a device without an entry cannot run the model. */
export const transformersPartSchema = z.object({
  webgpu: towersSchema.optional(),
  wasm: towersSchema.optional(),
  /** Tried in order when `webgpu` lacks a feature of the adapter, or failed on it. */
  webgpuAlternatives: z.array(towersSchema).optional(),
  /** Tried in order when `wasm` failed. */
  wasmAlternatives: z.array(towersSchema).optional(),
});
export type TransformersPartInput = z.input<typeof transformersPartSchema>;
