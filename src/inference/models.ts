/** Facts of models: what each can do, and in which state it is. */
import { z } from "zod";

export const modelRoleSchema = z.enum(["chat", "embed", "rerank"]);
export type ModelRole = z.output<typeof modelRoleSchema>;

/** Upstream's endpoint names (contract 12): what `GET /v1/models?endpoint=` filters by. */
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

/** What the API may know of a model without loading it. */
export interface ModelDescription {
  name: string;
  role: ModelRole;
  endpoints: Endpoint[];
  /** Endpoints for which this model answers when a request names none. */
  defaultEndpoints: Endpoint[];
  features: ModelFeature[];
  /** Of models with the feature "reasoning": whether they think where a request does not say. */
  thinkingByDefault: boolean;
  /** Most positions, prompt and reply together. */
  contextLength: number;
  /** Most tokens of one reply; at most `contextLength`. */
  maxOutputTokens: number;
  isDeprecated: boolean;
  finetuned: boolean;
  /** Same-origin URL of tokenizer.json, where the file is local. */
  tokenizerUrl?: string;
  /** Sampling values used where the request gives none. */
  samplingDefaults: { temperature: number; k: number; p: number; frequencyPenalty: number; presencePenalty: number };
  /** Instruction texts put before the caller's by safety mode; a mode without one adds nothing. */
  safetyInstructions: Partial<Record<"CONTEXTUAL" | "STRICT", string>>;
  /** Embedding width, for embed models. */
  dimensions?: number;
  /** Widths that `output_dimension` may name; empty: not selectable. */
  selectableDimensions: number[];
  /** Embed models whose vectors depend on `input_type`. */
  usesInputType: boolean;
}

export interface ModelDirectory {
  /** All models, ordered by name. Never loads anything. */
  list(): ModelDescription[];
  /** By name or alias; undefined where there is none. */
  find(name: string): ModelDescription | undefined;
  /** The model for requests that name none, by endpoint. */
  defaultFor(endpoint: Endpoint): ModelDescription | undefined;
}

/** Phases of loading a model. `fetch` counts bytes; the later ones come once each. */
export interface ModelProgress {
  phase: "fetch" | "compile" | "ready";
  loadedBytes: number;
  /** 0 while unknown. */
  totalBytes: number;
}

/**
 * Why a model does not run on WebGPU: the `device` option is "wasm", the model has no weights for it, the browser has no
 * adapter, "auto" refuses a software adapter (slower than WASM), the adapter lacks a feature that the weights need, or
 * the model failed on it.
 */
export type WebgpuObstacle = "not-requested" | "no-weights" | "no-adapter" | "software-adapter" | "missing-feature" | "failed";

/** What is known of a model of the catalogue at one moment. */
export interface ModelStatus {
  id: string;
  role: ModelRole;
  state: "unloaded" | "loading" | "loaded" | "failed";
  /** Where the model computes; present while it is loaded. "remote": on a server, which gets what it is asked. */
  device?: "wasm" | "webgpu" | "remote";
  /** Present while it is loaded on another device than WebGPU. */
  webgpuObstacle?: WebgpuObstacle;
  /** Present while it is loading. */
  progress?: ModelProgress;
  /** Rough bytes held; present while it is loaded. */
  memoryBytes?: number;
  /** One line; present after a failed load. */
  error?: string;
}
