/** The part of a model record that only the transformers engine reads. */
import { z } from "zod";
import { onnxWeightsSchema } from "./onnx-part.ts";

/** The graphs of an image-text model in one dtype. */
const towersSchema = z.strictObject({
  /** Encodes texts: the hub's `onnx/text_model.onnx`. */
  text: onnxWeightsSchema,
  /** Encodes images: the hub's `onnx/vision_model.onnx`. */
  vision: onnxWeightsSchema,
});

/** The graphs of a chat model with vision in one dtype. */
const chatGraphsSchema = z.strictObject({
  /** Reads vectors and returns logits: the hub's `onnx/decoder_model_merged.onnx`. */
  decoder: onnxWeightsSchema,
  /** Embeds tokens: the hub's `onnx/embed_tokens.onnx`. */
  tokens: onnxWeightsSchema,
  /** Embeds tiles of images: the hub's `onnx/vision_encoder.onnx`. */
  images: onnxWeightsSchema,
});

/** The graphs of an encoder-decoder model in one dtype. */
const encoderDecoderGraphsSchema = z.strictObject({
  /** Encodes prompts: the hub's `onnx/encoder_model.onnx`. */
  encoder: onnxWeightsSchema,
  /** Returns logits of the reply: the hub's `onnx/decoder_model_merged.onnx`. */
  decoder: onnxWeightsSchema,
});

export const graphsSchema = z.union([towersSchema, chatGraphsSchema, encoderDecoderGraphsSchema]);

export type Towers = z.output<typeof towersSchema>;
export type ChatGraphs = z.output<typeof chatGraphsSchema>;
export type EncoderDecoderGraphs = z.output<typeof encoderDecoderGraphsSchema>;
export type Graphs = z.output<typeof graphsSchema>;
export type GraphsInput = z.input<typeof graphsSchema>;

/** The graphs for each device. A device without an entry cannot run the model. */
export const multiGraphPartSchema = z.object({
  webgpu: graphsSchema.optional(),
  wasm: graphsSchema.optional(),
  /** Other graphs, tried in order if the adapter lacks a feature that `webgpu` needs, or if `webgpu` failed. */
  webgpuAlternatives: z.array(graphsSchema).optional(),
  /** Other graphs, tried in order if `wasm` failed. */
  wasmAlternatives: z.array(graphsSchema).optional(),
});
export type MultiGraphPartInput = z.input<typeof multiGraphPartSchema>;
