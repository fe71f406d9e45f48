/**
 * What an engine offers its host: one model, loaded, and the work it can do.
 * The transformers engine implements it in a worker of its own; tests implement it with scripted logits.
 * Everything here crosses a worker boundary: arguments and results are structured-clonable, and
 * expected failures are values (`Outcome`), because an exception would lose its class on the way.
 */
import type { Conversation, Generation, ReplyForm } from "../../chat/conversation.ts";
import type { ReplyEvent } from "../../chat/reply-events.ts";
import type { OutputGrammar } from "../../chat/grammar/output-grammar.ts";
import type { Truncation } from "../../api/service.ts";
import type { ModelRecord } from "../models/model-record.ts";

/** Why an engine could not do what it was asked. `engine-poisoned`: the worker must be replaced. */
export type EngineFault =
  | { kind: "too-many-tokens"; detail: string }
  /** A schema or tool that no grammar can be made of. */
  | { kind: "unprocessable"; detail: string }
  | { kind: "files-missing"; detail: string }
  | { kind: "files-damaged"; detail: string }
  | { kind: "out-of-memory"; detail: string }
  | { kind: "device-lost"; detail: string }
  | { kind: "run-failed"; detail: string };

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; fault: EngineFault };

/** Where a model computes, resolved: never "auto". `threads` applies to wasm. */
export type Device = { kind: "wasm"; threads: number } | { kind: "webgpu" };

export interface LoadOrder {
  record: ModelRecord;
  /** Absolute URL of the folder that holds the model's files in hub layout, with a trailing slash. */
  folder: string;
  device: Device;
  /** Allow a software WebGPU adapter (tests). */
  allowSoftwareAdapter: boolean;
}

/** Bytes fetched so far of all files of the model; then one report each for the later phases. */
export interface LoadProgress {
  phase: "fetch" | "compile" | "ready";
  loadedBytes: number;
  totalBytes: number;
}

/** Facts known only once the model is loaded. */
export interface LoadedModel {
  contextLength: number;
  vocabularySize: number;
  /** Embedding width; 0 for other roles. */
  dimensions: number;
  /** Rough bytes held: weights and caches. */
  memoryBytes: number;
  device: Device;
}

/** A prompt that was accepted: it fits the context with room for at least one token. */
export interface ChatPlan {
  promptIds: Int32Array;
  billedInputTokens: number;
  /** `generation.maxTokens`, cut to the room that the context leaves. */
  maxTokens: number;
  /** The prompt ends inside the model's thinking. */
  startsInThinking: boolean;
  /** What holds for the reply; absent: nothing. */
  grammar?: OutputGrammar;
  /** What truncation kept, turns counted from the end without system turns; absent when nothing was left out. */
  truncated?: { documentIds: string[]; turnsKept: number };
}

export interface ReplyOrder {
  replyId: string;
  plan: ChatPlan;
  /** Documents and tool outputs of it are what the reply may cite. */
  conversation: Conversation;
  generation: Generation;
  form: ReplyForm;
}

/** Texts, tokenised and cut, as ids without special tokens; kept by the engine under a handle until embedded. */
export interface EncodePlan {
  /** Handle for `encodeSlice`. */
  planId: number;
  /** Token count of each row as it will be computed (special tokens excluded). */
  tokenCounts: Int32Array;
  /** Rows of each slice, longest rows last: one slice is one batch under the engine's token budget. */
  slices: Int32Array[];
}

/** Messages on the port of a running reply: engine to host. */
export type ReplyMessage =
  | { type: "events"; events: ReplyEvent[] }
  /** The last message. A fault after the first token is already told by a `reply-end` with ERROR. */
  | { type: "done"; outcome: Outcome<null> };

/** Host to engine on the same port. */
export type ReplyControl = { type: "cancel" } | { type: "time-out" };

export interface Engine {
  load(order: LoadOrder, onProgress: (progress: LoadProgress) => void): Promise<Outcome<LoadedModel>>;
  /** Renders the conversation with the model's template, tokenises it, makes it fit and compiles the reply's grammar. */
  planChat(conversation: Conversation, generation: Generation, form: ReplyForm): Promise<Outcome<ChatPlan>>;
  /**
   * Writes the reply as `ReplyMessage`s on `port`, starting with `reply-start`; stops within one decode step of a
   * "cancel" (no further events) or "time-out" (`reply-end` with TIMEOUT). Resolves when the engine is free again.
   */
  reply(order: ReplyOrder, port: MessagePort): Promise<void>;
  /** For embed models: one row per text. */
  planEmbed(texts: string[], truncate: Truncation, maxTokens: number | undefined, inputType: string | undefined): Promise<Outcome<EncodePlan>>;
  /** For rerank models: one row per (query, chunk of a document); `documentOfRow` maps rows back. */
  planRerank(
    query: string,
    documents: string[],
    maxTokensPerDocument: number | undefined,
    maxChunksPerDocument: number | undefined,
  ): Promise<Outcome<EncodePlan & { documentOfRow: Int32Array }>>;
  /**
   * Computes one slice. Embed: row-major vectors, rows x dimensions, L2-normalised. Rerank: one score in [0, 1] a row.
   * Rows are in the order of `slices[slice]`.
   */
  encodeSlice(planId: number, slice: number): Promise<Outcome<Float32Array>>;
  /** Drops a plan; must be called when its last slice is done or it was cancelled. */
  releasePlan(planId: number): Promise<void>;
  tokenize(text: string): Promise<Outcome<{ ids: Int32Array; pieces: string[] }>>;
  detokenize(ids: Int32Array): Promise<Outcome<string>>;
}
