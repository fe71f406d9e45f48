/** How an embedder's token vectors become one vector: its pooling and what follows it, as data. Named as sentence-transformers names them. */
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
    /** With PyTorch's defaults. */
    activation: activationSchema.default("Tanh"),
    /** Whether the input, if need be through a matrix of its own, is added to the output. */
    residual: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal("layer_norm"), file, dimension: size }),
  z.strictObject({ type: z.literal("normalize") }),
]);
export type EmbedModule = z.output<typeof embedModuleSchema>;

/** The modules behind the pooling, in order; "graph": the graph does the pooling and all that follows it. */
export const modulesSchema = z.union([z.literal("graph"), z.array(embedModuleSchema)]);
type EmbedModulesInput = z.input<typeof modulesSchema>;

/** Files with the modules' weights, relative to the model's folder. */
export function moduleFiles(modules: EmbedModulesInput | undefined): string[] {
  return Array.isArray(modules) ? modules.flatMap((module) => ("file" in module ? [module.file] : [])) : [];
}

/** The modules with other paths. */
export function withFiles(modules: EmbedModulesInput, pathOf: (path: string) => string): EmbedModulesInput {
  if (!Array.isArray(modules)) return modules;
  return modules.map((module) => ("file" in module ? { ...module, file: pathOf(module.file) } : module));
}

/** Size of the vector behind the modules. `mismatch`: says which of them is for vectors of another size than it gets. */
export function widthBehind(
  modules: readonly z.input<typeof embedModuleSchema>[],
  pooledWidth: number,
): { width: number; mismatch?: string } {
  let width = pooledWidth;
  for (const module of modules) {
    const wanted = module.type === "dense" ? module.inFeatures : module.type === "layer_norm" ? module.dimension : width;
    if (wanted !== width && "file" in module) {
      return { width, mismatch: `${module.file}: it is for vectors of ${wanted} numbers, and gets ${width}` };
    }
    if (module.type === "dense") width = module.outFeatures;
  }
  return { width };
}
