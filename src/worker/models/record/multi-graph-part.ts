/** The part of a model record that only the transformers engine reads. */
import { z } from "zod";
import { onnxWeightsSchema } from "./onnx-part.ts";

/** The graphs of an image-text model in one dtype. */
const towersSchema = z.strictObject({
  /** Reads texts: the hub's `onnx/text_model.onnx`. */
  text: onnxWeightsSchema,
  /** Reads images: the hub's `onnx/vision_model.onnx`. */
  vision: onnxWeightsSchema,
});

/** The graphs of a chat model with vision in one dtype. */
const chatGraphsSchema = z.strictObject({
  /** Writes, reading vectors: the hub's `onnx/decoder_model_merged.onnx`. */
  decoder: onnxWeightsSchema,
  /** Makes vectors of tokens: the hub's `onnx/embed_tokens.onnx`. */
  tokens: onnxWeightsSchema,
  /** Makes vectors of images: the hub's `onnx/vision_encoder.onnx`. */
  images: onnxWeightsSchema,
});

/** The graphs of an encoder-decoder model in one dtype. */
const encoderDecoderGraphsSchema = z.strictObject({
  /** Reads prompts: the hub's `onnx/encoder_model.onnx`. */
  encoder: onnxWeightsSchema,
  /** Writes: the hub's `onnx/decoder_model_merged.onnx`. */
  decoder: onnxWeightsSchema,
});

export const graphsSchema = z.union([towersSchema, chatGraphsSchema, encoderDecoderGraphsSchema]);

export type Towers = z.output<typeof towersSchema>;
export type ChatGraphs = z.output<typeof chatGraphsSchema>;
export type EncoderDecoderGraphs = z.output<typeof encoderDecoderGraphsSchema>;
export type Graphs = z.output<typeof graphsSchema>;
export type GraphsInput = z.input<typeof graphsSchema>;

/** Graphs by device; a device without an entry cannot run the model. */
export const multiGraphPartSchema = z.object({
  webgpu: graphsSchema.optional(),
  wasm: graphsSchema.optional(),
  /** Tried in order when `webgpu` lacks a feature of the adapter, or failed on it. */
  webgpuAlternatives: z.array(graphsSchema).optional(),
  /** Tried in order when `wasm` failed. */
  wasmAlternatives: z.array(graphsSchema).optional(),
});
export type MultiGraphPartInput = z.input<typeof multiGraphPartSchema>;
