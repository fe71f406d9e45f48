/** The schema of catalogue entries: a model as data. Users pass such records to `start({ models })`. */
import { z } from "zod";
import { isFetched } from "./model-reference.ts";
import { modelFeatureSchema, modelRoleSchema } from "../../../inference/models.ts";
import { dialectNames } from "../../../chat/dialects/dialect-names.ts";
import { builtInPartSchema } from "./built-in-part.ts";
import { ggufPartSchema } from "./gguf-part.ts";
import { modulesSchema, poolingSchema } from "./embed-modules.ts";
import { onnxPartSchema } from "./onnx-part.ts";
import { remotePartSchema } from "./remote-part.ts";
import { multiGraphPartSchema } from "./multi-graph-part.ts";
import { webLlmPartSchema } from "./web-llm-part.ts";

/** Size and hash of a file that are known before its download. Hubs list SHA-256 for large files and git blob ids for others. */
const knownFileSchema = z.union([
  z.object({ bytes: z.int().min(0), /** Hex. */ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.object({
    bytes: z.int().min(0),
    /** Git's blob id, hex: SHA-1 of `blob <bytes>\0` and the content. */ gitBlob: z.string().regex(/^[0-9a-f]{40}$/),
  }),
]);

export type KnownFile = z.infer<typeof knownFileSchema>;

/** Base for parsing relative sources. Its value has no influence on the result. */
const someFolder = "https://models.invalid/";

function isFolder(source: string): boolean {
  if (source.trim() === "" || !URL.canParse(source, someFolder)) return false;
  const url = new URL(source, someFolder);
  return isFetched(url) && url.search === "" && url.hash === "";
}

const fieldsSchema = z.object({
  /** Name that requests use; may contain a slash ("org/name"). */
  id: z.string().regex(/\S/, { error: "must not be empty" }),
  role: modelRoleSchema,
  /** The engine that runs it: "onnx", "transformers", "web-llm", "llama-cpp", "remote", "built-in", or a name that `start({ engines })` registers. */
  engine: z.string().min(1).default("onnx"),
  /** Folder in hub layout: an absolute URL, or a path below the runtime's models folder. Default: the id. */
  source: z.string().refine(isFolder, { error: "must be a path, or an absolute http or https URL, without a query" }).optional(),
  /** Devices that the model may use. Default: all that its engine supports for it. */
  devices: z.array(z.enum(["webgpu", "wasm"])).optional(),
  /** Used by the engine "onnx" only. */
  onnx: onnxPartSchema.optional(),
  /** Used by the engine "transformers" only. */
  transformers: multiGraphPartSchema.optional(),
  /** Used by the engine "web-llm" only. */
  webLlm: webLlmPartSchema.optional(),
  /** Used for GGUF files, by the engine "llama-cpp" and by those that it names. */
  gguf: ggufPartSchema.optional(),
  /** Used by the engine "remote" only, which needs it. */
  remote: remotePartSchema.optional(),
  /** Used by the engine "built-in" only. */
  builtIn: builtInPartSchema.optional(),
  /** Used by engines that the app registered only: any values that structured clone supports. */
  custom: z.record(z.string(), z.unknown()).default({}),
  contextLength: z.int().min(1).default(2048),
  /** Max tokens of one reply. Default: the context length. */
  maxOutputTokens: z.int().min(1).optional(),
  /** Syntax of tools and thinking in prompts and replies (docs/dialects.md). "auto": recognised from the chat template. */
  dialect: z.enum(["auto", ...dialectNames]).default("auto"),
  /**
   * Min probability of a tool call's opening tag at which a reply's first call may begin, if the model decides whether to call
   * (docs/tools.md): for requests with one tool, with two, and so on. Requests with more tools have no threshold. Not for the
   * engine "remote", whose servers sample.
   */
  toolCallThresholds: z.array(z.number().min(0).max(1)).default([]),
  features: z.array(modelFeatureSchema).default([]),
  /** For models with the feature "reasoning": whether they think if the request does not specify it (contract 2.1). */
  thinkingByDefault: z.boolean().default(true),
  isDeprecated: z.boolean().default(false),
  finetuned: z.boolean().default(false),
  sampling: z
    .object({
      temperature: z.number().min(0).default(0.3),
      k: z.int().min(0).max(500).default(0),
      p: z.number().min(0.01).max(0.99).default(0.75),
      frequencyPenalty: z.number().min(0).max(1).default(0),
      presencePenalty: z.number().min(0).max(1).default(0),
    })
    .prefault({}),
  /** Instructions that a safety mode puts before the instructions of the caller. */
  safetyInstructions: z.partialRecord(z.enum(["CONTEXTUAL", "STRICT"]), z.string()).default({}),
  /** Embedding width, for embed models. */
  dimensions: z.int().min(1).optional(),
  selectableDimensions: z.array(z.int().min(1)).default([]),
  /** Text before each input, by input type, for embed models trained with prompts. */
  inputPrompts: z.record(z.string(), z.string()).default({}),
  /** How token vectors are combined into one vector: one mode, or several whose vectors are concatenated. */
  pooling: poolingSchema.default("mean"),
  /** Whether `pooling` is a guess, because the model's files do not say it. */
  isPoolingAssumed: z.boolean().default(false),
  /** Whether the prompt's tokens are pooled, too. */
  poolsPrompt: z.boolean().default(true),
  /**
   * Modules that process the pooled vector, in order. "graph": the graph computes the pooling and all modules, and returns the result
   * as `sentence_embedding`. A list, also an empty one: the engine pools the token vectors, if the graph returns them. Default:
   * "graph" if the graph has the output `sentence_embedding`.
   */
  modules: modulesSchema.optional(),
  /** Number of leading dimensions that vectors keep. Default: all. */
  truncateDim: z.int().min(1).optional(),
  /** Whether texts are converted to lower case before they are tokenised. */
  lowerCase: z.boolean().default(false),
  /** SPDX id. */
  licence: z.string().optional(),
  /** Sizes and hashes of files by path relative to the folder. Listed files are checked when they are loaded. */
  files: z.record(z.string(), knownFileSchema).default({}),
});

export const modelRecordSchema = fieldsSchema
  .refine(({ engine, remote }) => engine !== "remote" || remote !== undefined, {
    path: ["remote"],
    error: "is required for the engine 'remote': it names the server",
  })
  .refine(({ engine, toolCallThresholds }) => engine !== "remote" || toolCallThresholds.length === 0, {
    path: ["toolCallThresholds"],
    error: "is not for the engine 'remote': its server does the sampling",
  })
  .refine(({ engine, role }) => engine !== "built-in" || role === "chat", {
    path: ["role"],
    error: "must be 'chat' for the engine 'built-in'",
  });

/** A parsed model record, with all defaults. */
export type ModelRecord = z.output<typeof modelRecordSchema>;
/** A model record as users write it. */
export type ModelRecordInput = z.input<typeof modelRecordSchema>;
