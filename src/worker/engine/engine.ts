/**
 * The interface between the host and an engine, which holds one loaded model in a worker of its own. Arguments and results
 * cross the worker boundary, so they are structured-clonable, and expected failures are values (`Outcome`), because an
 * exception would lose its class.
 */
import type { SharingScope } from "../weights/cross-origin-storage.ts";
import type { Conversation, Generation, ReplyForm } from "../../inference/conversation.ts";
import type { ReplyEvent } from "../../inference/reply-events.ts";
import type { EmbedContent, ImageFacts, Truncation } from "../../inference/inference-service.ts";
import type { WrittenPart, WrittenReply } from "../../inference/written-reply.ts";
import type { EngineFailure } from "../base/engine-failure.ts";
import type { Device, LocalDevice } from "../models/devices/device.ts";
import type { ModelRecord } from "../models/record/model-record.ts";

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; failure: EngineFailure };

export type TokenizerRequest = Pick<LoadRequest, "record" | "folder">;

interface TokenizedText {
  ids: Int32Array;
  /** The text of each token. */
  pieces: string[];
}

/** `unknownIndex`: index of the first id that is not in the vocabulary. */
type DetokenizedText = { text: string } | { unknownIndex: number };

export interface LoadRequest<On extends Device = LocalDevice> {
  record: ModelRecord;
  /** Absolute URL of the folder with the model's files in hub layout, with a trailing slash. */
  folder: string;
  device: On;
  /** Whether a software WebGPU adapter may be used, as in tests. */
  allowSoftwareAdapter: boolean;
  /** The sites with which the model's files are shared. Default: none. */
  sharing?: SharingScope;
  /** Key for the model's server. It is kept only in memory; no record, status, log or store contains it. */
  serverKey?: string;
  /** `BrowserModelPage` of the hosting page is exposed on it; transferred. Only for the device "browser". */
  browserModel?: MessagePort;
}

/** Reports bytes of all files of the model while they are fetched, then each later phase once. */
export interface LoadProgress {
  phase: "fetch" | "compile" | "ready";
  loadedBytes: number;
  totalBytes: number;
  /** Download speed of the last seconds; absent while no file is downloaded. */
  bytesPerSecond?: number;
  /** Seconds until all files are loaded at this speed. */
  secondsLeft?: number;
}

/** Facts that are known only when the model is loaded. */
export interface LoadedModel {
  contextLength: number;
  vocabularySize: number;
  /** Embedding width; 0 for other roles. */
  dimensions: number;
  /** Approximate bytes of weights and caches. */
  memoryBytes: number;
  device: Device;
  /** Max calls that it computes at the same time. Default: 1. */
  maxCalls?: number;
  /** URLs that the engine's worker has fetched. The host stores the site's own files among them for offline use. */
  loadedUrls?: string[];
}

/**
 * An accepted prompt: it leaves room for at least one token in the context. The engine keeps its tokens, its grammar and the
 * conversation under `planId`.
 */
export interface ChatPlan {
  /** Handle for `reply`, `replanChat` and `releasePlan`. */
  planId: number;
  /** Number of all tokens of the prompt, including the template's. */
  inputTokens: number;
  billedInputTokens: number;
  /**
   * The result of truncation; absent if nothing was left out. `documentIds`: the documents in the prompt. `messagesKept`: number of
   * the last messages that are in the prompt, not counting system messages.
   */
  truncated?: { documentIds: string[]; messagesKept: number };
}

export interface ReplyRequest {
  planId: number;
  replyId: string;
  /**
   * The part of the reply that another engine wrote. It is replayed without sampling, and the reply continues after it. Absent: a
   * new reply.
   */
  written?: WrittenReply;
}

/** Tokenised and truncated texts, which the engine keeps under `planId`. */
export interface EncodePlan {
  /** Handle for `encodeSlice`. */
  planId: number;
  /** Number of tokens of each truncated row, without special tokens; 0 if only `EncodedSlice.inputTokens` has the count. */
  tokenCounts: Int32Array;
  /**
   * Row indices of each slice, longest rows last. A slice is one batch within the engine's token budget. A slice without rows
   * must be computed, too, because rows of later slices depend on it.
   */
  slices: Int32Array[];
  /** Assumptions about the model, one line each. */
  warnings?: readonly string[];
}

/** A plan for contents with images. The images are decoded already, so its slices cannot fail because of them. */
export interface ContentsPlan extends EncodePlan {
  /** In the order of the contents. */
  images: ImageFacts[];
  /** Number of positions that the model computes for all images. */
  imageTokens: number;
}

export interface EncodedSlice {
  /** In the order of the slice's rows. Embed: L2-normalised vectors, rows x dimensions. Rerank: one score in [0, 1] per row. */
  values: Float32Array;
  /** Tokens of the slice as a server counted them; they replace the plan's counts. */
  inputTokens?: number;
}

/** Messages on the port of a running reply: engine to host. */
export type ReplyMessage =
  /**
   * `outputTokens`, `cachedTokens`: the usage so far, which is final if the engine dies. `written`: the tokens or texts of the reply
   * since the last message, without those of `ReplyRequest.written`; absent if no other engine can continue this engine's replies.
   */
  | { type: "events"; events: ReplyEvent[]; outputTokens: number; cachedTokens: number; written?: WrittenPart }
  /**
   * The last message. `closing`: for a reply that failed after its first token, the events that end it with ERROR. The host uses
   * them if no other engine continues the reply.
   */
  | { type: "done"; outcome: Outcome<null>; closing?: ReplyEvent[] };

/** Messages from the host to the engine on the same port. */
export type ReplyControl = { type: "cancel" } | { type: "time-out" };

export interface Engine {
  load(request: LoadRequest<Device>, onProgress: (progress: LoadProgress) => void): Promise<Outcome<LoadedModel>>;
  /**
   * Renders the conversation with the model's template, tokenises and truncates it, and compiles the reply's grammar. Fails if
   * the engine cannot write such a reply. `generation.maxTokens` is limited to the rest of the context. The plan is kept until
   * it is released.
   */
  planChat(conversation: Conversation, generation: Generation, form: ReplyForm): Promise<Outcome<ChatPlan>>;
  /**
   * Plans the request of an existing plan again, with its documents in the order of `documentIds`; documents that are not listed
   * come last. Both plans are kept, and each must be released.
   */
  replanChat(planId: number, documentIds: readonly string[]): Promise<Outcome<ChatPlan>>;
  /**
   * Writes the reply of a plan as `ReplyMessage`s on `port`, starting with `reply-start`. Within one decode step, "cancel" stops
   * it without further events, and "time-out" ends it with TIMEOUT. Resolves when the engine is free again.
   */
  reply(request: ReplyRequest, port: MessagePort): Promise<void>;
  /** For embed models: one row per text. */
  planEmbed(
    texts: string[],
    truncate: Truncation,
    maxTokens: number | undefined,
    inputType: string | undefined,
  ): Promise<Outcome<EncodePlan>>;
  /**
   * For embed models that read images: one row per content. After the texts are accepted, it fails as "unprocessable" with the
   * field's name if an image cannot be decoded or has too many pixels.
   */
  planEmbedContents(
    contents: readonly EmbedContent[],
    truncate: Truncation,
    maxTokens: number | undefined,
    inputType: string | undefined,
  ): Promise<Outcome<ContentsPlan>>;
  /** For rerank models: one row per chunk of a document, paired with the query. `documentOfRow`: index of each row's document. */
  planRerank(
    query: string,
    documents: string[],
    maxTokensPerDocument: number | undefined,
    maxChunksPerDocument: number | undefined,
  ): Promise<Outcome<EncodePlan & { documentOfRow: Int32Array }>>;
  /** Computes one slice; rows are in the order of `slices[slice]`. */
  encodeSlice(planId: number, slice: number): Promise<Outcome<EncodedSlice>>;
  /** Drops a plan of any kind. Must be called after its reply or its last slice, and for an unused plan. */
  releasePlan(planId: number): Promise<void>;
  /** Loads the tokenizer of the record's folder without weights, for `tokenize` and `detokenize`. */
  loadTokenizer(request: TokenizerRequest, onProgress: (progress: LoadProgress) => void): Promise<Outcome<null>>;
  /** Tokenises a text without adding special tokens. `isExact`: whether the tokens decode to the same text. */
  tokenize(text: string): Promise<Outcome<TokenizedText & { isExact: boolean }>>;
  detokenize(ids: Int32Array): Promise<Outcome<DetokenizedText>>;
  /** Resolves as soon as the engine can process a message. */
  isAlive(): Promise<true>;
}
