/** The part of a model record about its GGUF files. */
import { z } from "zod";

const ggufWeightsSchema = z.object({
  /** The GGUF file, relative to the model's folder. A split model has several, in order. */
  files: z.array(z.string().min(1)).min(1),
  /** Name of the quantisation, such as "Q4_K_M", if it is known. */
  quantization: z.string().optional(),
  /** Engines by device, best first. A device without an engine cannot run these weights. */
  engines: z
    .object({
      webgpu: z.array(z.enum(["llama-cpp", "onnx"])).default(["llama-cpp"]),
      wasm: z.array(z.enum(["llama-cpp", "onnx"])).default(["llama-cpp"]),
    })
    .prefault({}),
});
export type GgufWeights = z.output<typeof ggufWeightsSchema>;

export const ggufPartSchema = ggufWeightsSchema.extend({
  /** Smaller weights. They are tried if the others do not fit the device. */
  alternatives: z.array(ggufWeightsSchema).optional(),
  /** The GGUF file of the vision part (`mmproj`), relative to the model's folder. Absent: the model reads texts only. */
  projector: z.string().min(1).optional(),
  /** `general.architecture`, such as "qwen3". */
  architecture: z.string().min(1).optional(),
  /** The reason why this version cannot read the vocabulary, so that only llama.cpp can tokenise texts. Absent if it can. */
  tokenizerObstacle: z.string().min(1).optional(),
});
export type GgufPartInput = z.input<typeof ggufPartSchema>;

/** Returns all files of one choice of weights, with the vision part. */
export function ggufPaths({ files }: Pick<GgufWeights, "files">, projector: string | undefined): string[] {
  return projector === undefined ? files : [...files, projector];
}
