/** Models: capabilities and state. */
import { z } from "zod";

export const modelRoleSchema = z.enum(["chat", "embed", "rerank"]);
export type ModelRole = z.output<typeof modelRoleSchema>;

/** Upstream's endpoint names (contract 12), by which `GET /v1/models?endpoint=` filters. */
export type Endpoint = "chat" | "generate" | "embed" | "rerank" | "classify" | "summarize";

/** Feature names of contract 12. */
export const modelFeatureSchema = z.enum([
  "vision",
  "tools",
  "strict_tools",
  "tool_choice",
  "reasoning",
  "json_mode",
  "json_schema",
  "logprobs",
  "citations",
  "safety_modes",
  "safety_off",
]);
export type ModelFeature = z.output<typeof modelFeatureSchema>;

/** How an app chooses passages of documents for a model (docs/documents.md). */
export const passageChoiceSchema = z.object({
  /** Number of passages, the most relevant first. */
  max: z.int().min(1),
  /** Number of sentences of each passage: the most relevant ones, in their order. Default: all. */
  sentences: z.int().min(1).optional(),
  /** If the most relevant passage scores less with starter-rerank, the documents do not answer the question. */
  minRelevance: z.number().min(0).max(1).default(0),
  /**
   * Min geometric mean of the probabilities of a reply's tokens. A model that is less sure has probably misread the sentences:
   * quote them instead of its reply.
   */
  minProbability: z.number().min(0).max(1).default(0),
});
export type PassageChoice = z.output<typeof passageChoiceSchema>;

/** The properties of a model that are known without loading it. */
export interface ModelDescription {
  name: string;
  role: ModelRole;
  endpoints: Endpoint[];
  /** Endpoints for which this model is used when a request names none. */
  defaultEndpoints: Endpoint[];
  features: ModelFeature[];
  /** Whether a model with the feature "reasoning" thinks if the request does not specify it. */
  thinkingByDefault: boolean;
  /** Max positions, prompt and reply together; 0 until the model's files are read. */
  contextLength: number;
  /** Max tokens of one reply; at most `contextLength`. */
  maxOutputTokens: number;
  isDeprecated: boolean;
  finetuned: boolean;
  /** Same-origin URL of tokenizer.json, if the file is local. */
  tokenizerUrl?: string;
  /** Sampling values for requests that specify none. */
  samplingDefaults: { temperature: number; k: number; p: number; frequencyPenalty: number; presencePenalty: number };
  /**
   * Present if requests cannot set how the model samples. `approximatesTemperature`: whether the temperature chooses among a few modes;
   * otherwise it has no effect.
   */
  fixedSampling?: { approximatesTemperature: boolean };
  /** Instructions that a safety mode puts before the caller's. A mode without an entry adds none. */
  safetyInstructions: Partial<Record<"CONTEXTUAL" | "STRICT", string>>;
  /** Embedding width, for embed models. */
  dimensions?: number;
  /** Widths that `output_dimension` may name; empty: not selectable. */
  selectableDimensions: number[];
  /** Whether the vectors of an embed model depend on `input_type`. */
  usesInputType: boolean;
}

export interface ModelDirectory {
  /** All models, ordered by name. Loads nothing. */
  list(): ModelDescription[];
  /** The model with this name or alias. */
  find(name: string): ModelDescription | undefined;
  /** The model for requests that name none, by endpoint. */
  defaultFor(endpoint: Endpoint): ModelDescription | undefined;
  /**
   * Resolves when `find(name)`, or `defaultFor(endpoint)` without a name, returns a complete description. Reads the small
   * files of a model named by a hub's id. Rejects with an `InferenceError` if they cannot be read, and with `Cancelled` when
   * `signal` aborts.
   */
  prepare(name: string | undefined, endpoint: Endpoint, signal: AbortSignal): Promise<void>;
}

/** Phases of loading a model. `fetch` reports bytes repeatedly; the later phases are reported once each. */
export interface ModelProgress {
  phase: "fetch" | "compile" | "ready";
  loadedBytes: number;
  /** 0 while unknown. */
  totalBytes: number;
  /** Download speed of the last seconds; absent while no bytes arrive. */
  bytesPerSecond?: number;
  /** Time until all files are loaded at this speed, rounded up. */
  secondsLeft?: number;
  /** Downloaded share of the browser's own model, from 0 to 1. Its browser reports no bytes. */
  share?: number;
}

/**
 * Why a model does not run on WebGPU: the `device` option is "wasm", the model has no weights for it, the browser has no
 * adapter, "auto" refuses a software adapter (slower than WASM), the adapter lacks a feature that the weights need, they
 * are larger than the memory budget, or the model failed on WebGPU.
 */
export type WebgpuObstacle =
  | "not-requested"
  | "no-weights"
  | "no-adapter"
  | "software-adapter"
  | "missing-feature"
  | "too-large"
  | "failed";

/**
 * Why a model on WASM has one thread: the `threads` option is 1, the processor has too few cores to leave one to the page, the page is
 * not cross-origin isolated, the browser's workers cannot share memory although it is, or several threads failed or made no
 * progress in this visit and one did.
 */
export type ThreadsObstacle = "not-requested" | "few-cores" | "not-isolated" | "no-shared-memory" | "failed";

/**
 * The reason why a model on WASM computes without this package's kernels, which is slower: a kernel failed its check at load,
 * or the site has another ONNX Runtime.
 */
export type KernelsObstacle = "failed" | "unknown-runtime";

/** State of a model of the catalogue. */
export interface ModelStatus {
  id: string;
  /** Absent until the files of a model named by its id are read. */
  role?: ModelRole;
  /** Features that requests may use. Absent until the files of a model named by its id are read. */
  features?: ModelFeature[];
  /** How passages of documents are best chosen for it, if that was measured. */
  passages?: PassageChoice;
  state: "unloaded" | "loading" | "loaded" | "failed";
  /**
   * The device that computes; present while the model is loaded. "remote": a server, which receives the requests. "browser": the browser
   * computes its own model, on a device of its choice.
   */
  device?: "wasm" | "webgpu" | "remote" | "browser";
  /**
   * State of the browser's own model; absent for other models, and until the browser was asked. "downloadable", "downloading": only
   * `load`, called soon after a click or key press, makes it usable.
   */
  availability?: "unavailable" | "downloadable" | "downloading" | "available";
  /** Present while the model is loaded on a device other than WebGPU. */
  webgpuObstacle?: WebgpuObstacle;
  /** Threads that it computes on; present while the model is loaded on WASM. */
  threads?: number;
  /** Present while the model is loaded on WASM with one thread. */
  threadsObstacle?: ThreadsObstacle;
  /** Present while the model is loaded on WASM without the kernels. */
  kernelsObstacle?: KernelsObstacle;
  /** Present while it is loading. */
  progress?: ModelProgress;
  /**
   * Bytes of the files that loading takes, stored ones included. Before the model is loaded, with the smallest of its weights. Absent if
   * its server lists no sizes.
   */
  fileBytes?: number;
  /** Estimate of the memory in use; present while the model is loaded. */
  memoryBytes?: number;
  /** One line; present after a failed load, or if the files of a model that was named by its id could not be read. */
  error?: string;
}
