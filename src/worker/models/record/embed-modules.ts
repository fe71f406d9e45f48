/**
 * Schemas of the steps that turn an embedder's token vectors into one vector: pooling and modules, with the names of
 * sentence-transformers.
 */
import { z } from "zod";

const poolingModeSchema = z.enum(["mean", "cls", "last", "max", "mean_sqrt_len_tokens", "weightedmean"]);
export type PoolingMode = z.output<typeof poolingModeSchema>;

/** One mode, or several whose vectors are concatenated in this order. */
export const poolingSchema = z.union([poolingModeSchema, z.array(poolingModeSchema).min(1)]);
export type Pooling = z.output<typeof poolingSchema>;

export function poolingModes(pooling: Pooling): readonly PoolingMode[] {
  return typeof pooling === "string" ? [pooling] : pooling;
}

export const activationSchema = z.enum([
  "Identity",
  "Tanh",
  "ReLU",
  "GELU",
  "Sigmoid",
  "SiLU",
  "LeakyReLU",
  "ELU",
  "Softplus",
  "Softsign",
  "Mish",
]);
export type Activation = z.output<typeof activationSchema>;

const size = z.int().min(1).max(65_536);
/** A safetensors file, relative to the model's folder. */
const file = z.string().min(1);

export const embedModuleSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("dense"),
    file,
    inFeatures: size,
    outFeatures: size,
    bias: z.boolean().default(true),
    /** Its parameters are PyTorch's defaults. */
    activation: activationSchema.default("Tanh"),
    /** Whether the input is added to the output. If their sizes differ, the file has a matrix for it (`residual.weight`). */
    residual: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal("layer_norm"), file, dimension: size }),
  z.strictObject({ type: z.literal("normalize") }),
]);
export type EmbedModule = z.output<typeof embedModuleSchema>;

/** The modules after the pooling, in order. "graph": the ONNX graph computes the pooling and all modules. */
export const modulesSchema = z.union([z.literal("graph"), z.array(embedModuleSchema)]);
type EmbedModulesInput = z.input<typeof modulesSchema>;

/** Returns the files with the modules' weights, relative to the model's folder. */
export function moduleFiles(modules: EmbedModulesInput | undefined): string[] {
  return Array.isArray(modules) ? modules.flatMap((module) => ("file" in module ? [module.file] : [])) : [];
}

/** Returns the modules with their paths replaced. */
export function withFiles(modules: EmbedModulesInput, pathOf: (path: string) => string): EmbedModulesInput {
  if (!Array.isArray(modules)) return modules;
  return modules.map((module) => ("file" in module ? { ...module, file: pathOf(module.file) } : module));
}

/** Returns the size of the vectors after the modules. `mismatch`: an error text if a module gets vectors of the wrong size. */
export function widthAfterModules(
  modules: readonly z.input<typeof embedModuleSchema>[],
  pooledWidth: number,
): { width: number; mismatch?: string } {
  let width = pooledWidth;
  for (const module of modules) {
    const expected = module.type === "dense" ? module.inFeatures : module.type === "layer_norm" ? module.dimension : width;
    if (expected !== width && "file" in module) {
      return { width, mismatch: `${module.file}: it is for vectors of ${expected} numbers, and gets ${width}` };
    }
    if (module.type === "dense") width = module.outFeatures;
  }
  return { width };
}
