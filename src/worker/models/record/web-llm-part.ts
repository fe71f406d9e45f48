/** The part of a model record that only the web-llm engine reads. */
import { z } from "zod";

export const webLlmPartSchema = z.object({
  /**
   * The model library: WebAssembly compiled for this architecture and for web-llm 0.2.86. An absolute URL, or a path
   * relative to the model's folder; `files` lists it under the same string.
   */
  library: z.string().min(1),
  /** `mlc-model-manifest.json`, for models that MLC describes by one (gemma-4): its path in the model's folder. */
  manifest: z.string().min(1).optional(),
  /** WebGPU features that the library needs: `shader-f16` for the quantisations q4f16 and q0f16. */
  requiredFeatures: z.array(z.string()).default([]),
});
