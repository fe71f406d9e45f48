/** The part of a model record about its GGUF files. */
import { z } from "zod";

const ggufWeightsSchema = z.object({
  /** The GGUF file, relative to the model's folder; of a split model all its files, in order. */
  files: z.array(z.string().min(1)).min(1),
  /** Name of the quantisation, such as "Q4_K_M", as far as it is known. */
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
  /** Smaller weights, tried if the others do not fit the device. */
  alternatives: z.array(ggufWeightsSchema).optional(),
  /** File of the vision part (`mmproj`), relative to the model's folder. */
  projector: z.string().min(1).optional(),
  /** `general.architecture`, such as "qwen3". */
  architecture: z.string().min(1).optional(),
  /** Why this version's tokenizer cannot read the file's vocabulary. Then only llama.cpp can tokenise its texts. Absent: it can. */
  tokenizerObstacle: z.string().min(1).optional(),
});
export type GgufPart = z.output<typeof ggufPartSchema>;
export type GgufPartInput = z.input<typeof ggufPartSchema>;

/** Returns all files of one choice of weights, with the vision part. */
export function ggufPaths({ files }: Pick<GgufWeights, "files">, projector: string | undefined): string[] {
  return [...files, ...(projector === undefined ? [] : [projector])];
}
