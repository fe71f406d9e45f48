/** Popular models, with facts that are known before their files are read. The data is in `models/catalogue.json`. */
import { z } from "zod";
import catalogue from "../../../models/catalogue.json" with { type: "json" };
import { dialectNames } from "../../chat/dialects/dialect-names.ts";
import { modelFeatureSchema } from "../../inference/models.ts";
import { type Dtype, dtypeSchema } from "./record/dtypes.ts";

const knownModelSchema = z.strictObject({
  /** Id of the repository on the public hub, as the option `models` takes it. */
  id: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  title: z.string().min(1),
  /** "image": embeds images, and texts that describe them. */
  role: z.enum(["chat", "embed", "rerank", "image"]),
  /** The engine that runs it. */
  engine: z.string().min(1),
  /** Paths of its weights by dtype, or by the quantisation of GGUF files; null if they were not looked up. They are then read from the repository. */
  files: z.record(z.string(), z.array(z.string())).nullable(),
  /** Bytes of these weights by dtype; null if they were not looked up. */
  bytes: z.record(z.string(), z.int().min(1)).nullable(),
  /** Measured memory of the loaded model in bytes, by device; null if it was not measured. */
  memoryBytes: z.partialRecord(z.enum(["webgpu", "wasm"]), z.int().min(1)).nullable(),
  /**
   * Published numbers of parameters, from which missing sizes are estimated; null if unknown. `embedding`: parameters of the table of
   * token embeddings; null if unknown.
   */
  parameters: z.strictObject({ total: z.int().min(1), embedding: z.int().min(1).nullable() }).nullable(),
  /** SPDX id, or the name of a licence without one; null if uncertain. */
  licence: z.string().min(1).nullable(),
  /** Usual dialect of its family (docs/dialects.md); null for roles other than chat. The chat template of the model takes precedence. */
  dialect: z.enum(dialectNames).nullable(),
  /** Features of its chat template and its vision part that not every chat model has; null if they are unknown until its files are read. */
  features: z.array(modelFeatureSchema).nullable(),
  /** Trials of the model: device, dtype, machine and result. Empty if it was not tried. */
  tried: z.array(
    z.strictObject({ device: z.enum(["webgpu", "wasm"]), dtype: z.string(), where: z.string().min(1), result: z.string().min(1) }),
  ),
  note: z.string().min(1).optional(),
  /** Corrections and additions to the model's files. */
  hints: z
    .strictObject({
      /** Dtypes in which the model computes wrong results. They are used only if the user names them. */
      avoid: z.array(dtypeSchema).optional(),
    })
    .optional(),
});

export type KnownModel = z.output<typeof knownModelSchema>;

let parsed: KnownModel[] | undefined;

export function knownModels(): readonly KnownModel[] {
  parsed ??= z.array(knownModelSchema).parse(catalogue);
  return parsed;
}

/** Returns the dtypes in which a model computes wrong results; empty for an unknown model. */
export function avoidedDtypes(id: string): readonly Dtype[] {
  return knownModels().find((model) => model.id === id)?.hints?.avoid ?? [];
}

/** Bytes of a parameter by dtype. A block of 32 (bnb4: 64) weights in four bits also has a scale, and often a zero point. */
const bytesOfWeight: Readonly<Record<Dtype, number>> = {
  fp32: 4,
  fp16: 2,
  q8: 1,
  int8: 1,
  uint8: 1,
  q4: 0.5 + 5 / 32,
  bnb4: 0.5 + 4 / 64,
  q4f16: 0.5 + 3 / 32,
};

/** Exporters quantise matrix products to four bits, but not the embedding table, which is looked up and not multiplied. */
const bytesOfEmbedding: Readonly<Record<Dtype, number>> = { ...bytesOfWeight, q4: 4, bnb4: 4, q4f16: 2 };

/** Estimates the bytes of a model's weights from its number of parameters. Returns undefined if too little is known. */
export function estimatedBytes({ parameters }: KnownModel, dtype: Dtype): number | undefined {
  if (parameters === null) return undefined;
  const { total, embedding } = parameters;
  if (embedding === null && bytesOfEmbedding[dtype] !== bytesOfWeight[dtype]) return undefined;
  const table = embedding ?? 0;
  return Math.round((total - table) * bytesOfWeight[dtype] + table * bytesOfEmbedding[dtype]);
}

/** Estimates the bytes that decoding one token reads: every weight once, because the table of embeddings is multiplied at the end. */
export function bytesPerToken({ parameters }: KnownModel, dtype: string | undefined): number | undefined {
  const known = dtypeSchema.safeParse(dtype);
  return parameters === null ? undefined : parameters.total * bytesOfWeight[known.success ? known.data : "q4"];
}

/** Bytes of a parameter in Q4_K_M: of a weight, of a token embedding (which has Q6_K), and the mean of both. */
const ggufBytes = { weight: 0.58, embedding: 0.82, mixed: 0.62 };

/** Estimates the bytes of a model's GGUF file in Q4_K_M from its number of parameters. Returns undefined if that is unknown. */
export function estimatedGgufBytes({ parameters }: KnownModel): number | undefined {
  if (parameters === null) return undefined;
  const { total, embedding } = parameters;
  if (embedding === null) return Math.round(total * ggufBytes.mixed);
  return Math.round((total - embedding) * ggufBytes.weight + embedding * ggufBytes.embedding);
}
