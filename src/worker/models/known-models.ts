/** The models that people ask for, as data (`models/catalogue.json`): what is known of them before any of their files is read. */
import { z } from "zod";
import catalogue from "../../../models/catalogue.json" with { type: "json" };
import { dialectNames } from "../../chat/dialects/dialect-names.ts";
import { modelFeatureSchema } from "../../inference/models.ts";
import { type Dtype, dtypeSchema } from "./record/dtypes.ts";

const knownModelSchema = z.strictObject({
  /** As the public hub names its repository: what `models` takes. */
  id: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  title: z.string().min(1),
  /** "image": vectors of images and of texts that describe them. */
  role: z.enum(["chat", "embed", "rerank", "image"]),
  /** Which engine can run it; null: none of this version. */
  engine: z.string().min(1).nullable(),
  /** Paths of its weights by dtype; null: not seen here, they are read from the repository. */
  files: z.record(z.string(), z.array(z.string())).nullable(),
  /** Bytes of these weights by dtype; null: not seen here. */
  bytes: z.record(z.string(), z.int().min(1)).nullable(),
  /** Bytes held while it was loaded, by device; null: not measured here. */
  memoryBytes: z.partialRecord(z.enum(["webgpu", "wasm"]), z.int().min(1)).nullable(),
  /** As its makers publish them, not counted here: sizes that are not seen are estimated from them. `embedding`: of the table of token embeddings; null: not known. */
  parameters: z.strictObject({ total: z.int().min(1), embedding: z.int().min(1).nullable() }).nullable(),
  /** SPDX id, or the name of a licence that has none; null: not known for sure. */
  licence: z.string().min(1).nullable(),
  /** As its family writes (docs/dialects.md); null for other roles. What counts is what its chat template shows. */
  dialect: z.enum(dialectNames).nullable(),
  /** Features of its chat template beyond those of every chat model; null: not known before it is read. */
  features: z.array(modelFeatureSchema).nullable(),
  /** Where it ran and what came of it; empty: it was not tried here. */
  tried: z.array(
    z.strictObject({ device: z.enum(["webgpu", "wasm"]), dtype: z.string(), where: z.string().min(1), result: z.string().min(1) }),
  ),
  note: z.string().min(1).optional(),
  /** What its files do not say, or say wrongly. */
  hints: z
    .strictObject({
      /** Dtypes in which it computes wrongly: not chosen, unless the user names them. */
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

/** Dtypes in which a model computes wrongly; none for one that is not known. */
export function avoidedDtypes(id: string): readonly Dtype[] {
  return knownModels().find((model) => model.id === id)?.hints?.avoid ?? [];
}

/** Bytes of a parameter by dtype; weights in four bits have a scale, and often a zero, for every 32 of them. */
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

/** The table of embeddings is looked up, not multiplied: exporters leave it as it is where products are in four bits. */
const bytesOfEmbedding: Readonly<Record<Dtype, number>> = { ...bytesOfWeight, q4: 4, bnb4: 4, q4f16: 2 };

/** An estimate of the bytes of a model's weights from its number of parameters; undefined if too little is known. */
export function estimatedBytes({ parameters }: KnownModel, dtype: Dtype): number | undefined {
  if (parameters === null) return undefined;
  const { total, embedding } = parameters;
  if (embedding === null && bytesOfEmbedding[dtype] !== bytesOfWeight[dtype]) return undefined;
  const table = embedding ?? 0;
  return Math.round((total - table) * bytesOfWeight[dtype] + table * bytesOfEmbedding[dtype]);
}
