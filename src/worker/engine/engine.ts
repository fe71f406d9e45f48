/**
 * What an engine offers its host: one model, loaded, and the work it can do.
 * The ONNX engine implements it in a worker of its own; tests implement it with scripted logits.
 * Everything here crosses a worker boundary: arguments and results are structured-clonable, and
 * expected failures are values (`Outcome`), because an exception would lose its class on the way.
 */
import type { KernelsObstacle } from "../../inference/models.ts";
import type { Conversation, Generation, ReplyForm } from "../../inference/conversation.ts";
import type { ReplyEvent } from "../../inference/reply-events.ts";
import type { EmbedContent, ImageFacts, Truncation } from "../../inference/inference-service.ts";
import type { WrittenPart, WrittenReply } from "../../inference/written-reply.ts";
import type { ModelRecord } from "../models/model-record.ts";

export type EngineFailureKind =
  | "too-many-tokens"
  /** A schema or tool that no grammar can be made of. */
  | "unprocessable"
  | "files-missing"
  | "files-damaged"
  /** The runtime got no memory, on its device or on its heap. */
  | "out-of-memory"
  | "device-lost"
  /** The runtime did not start on several threads. */
  | "threads-failed"
  /** The kernels in the runtime's build computed something wrong in their check. */
  | "kernels-failed"
  /** The runtime failed while it computed the model on its device. */
  | "run-failed"
  /** Anything else failed: a defect that has nothing to do with the device. */
  | "internal"
  /** The server that computes the model cannot be reached, or cannot take the request now. */
  | "unavailable"
  /** The server that computes the model refused the request, or answered what is no reply. */
  | "server-failed"
  /** Told by the host: the engine was silent for too long. */
  | "stalled"
  /** Told by the host: the engine did not even say that it is alive while it prepared a request. */
  | "hung"
  /** Told by the host: the engine's worker ended by itself. */
  | "died";

/** Why an engine could not do what it was asked. */
export interface EngineFailure {
  kind: EngineFailureKind;
  /** For whoever sent the request: our own words, one line. */
  detail: string;
  /** For the log: what the runtime or the browser said. */
  cause?: string;
  /** Of "stalled" and "hung": the engine did not even say that it is alive, so that what it does may never end. */
  isHang?: boolean;
  /** Of "unavailable": whole seconds after which another try makes sense, at least 1. */
  retryAfterSeconds?: number;
}

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; failure: EngineFailure };

/** Where a model computes, resolved: never "auto". `threads`: of a loaded model, how many it has; one if the engine's worker can share no memory. */
export type LocalDevice = WasmDevice | { kind: "webgpu" };

export interface WasmDevice {
  kind: "wasm";
  threads: number;
  /** Why the runtime is the build without kernels. Absent: it has them. */
  kernelsObstacle?: KernelsObstacle;
}

/** "remote": on a server, no device of this machine. */
export type Device = LocalDevice | { kind: "remote" };

export type TokenizerRequest = Pick<LoadRequest, "record" | "folder">;

interface TokenizedText {
  ids: Int32Array;
  /** The text of each token by itself. */
  pieces: string[];
}

/** `unknownIndex`: index of the first id that no token has. */
type DetokenizedText = { text: string } | { unknownIndex: number };

export interface LoadRequest<On extends Device = LocalDevice> {
  record: ModelRecord;
  /** Absolute URL of the folder that holds the model's files in hub layout, with a trailing slash. */
  folder: string;
  device: On;
  /** Allow a software WebGPU adapter (tests). */
  allowSoftwareAdapter: boolean;
  /** Key of the server that computes the model. Kept in memory alone; in no record, status, log or store. */
  serverKey?: string;
}

/** Bytes fetched so far of all files of the model; then one report each for the later phases. */
export interface LoadProgress {
  phase: "fetch" | "compile" | "ready";
  loadedBytes: number;
  totalBytes: number;
  /** Over the network, in the last seconds; absent while nothing comes from there. */
  bytesPerSecond?: number;
  /** Until all files are there at this speed. */
  secondsLeft?: number;
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
  /** Calls that it computes at a time. Default: 1. */
  maxCalls?: number;
  /** What the engine's worker fetched so far: of these, the site's own files are kept for use offline. */
  loadedUrls?: string[];
}

/**
 * A prompt that was accepted: it fits the context with room for at least one token. Its tokens, its grammar and the
 * conversation, whole and as truncation left it, stay in the engine.
 */
export interface ChatPlan {
  /** For `reply` and `releasePlan`. */
  planId: number;
  /** Every token of the prompt, the template included. */
  inputTokens: number;
  billedInputTokens: number;
  /** What truncation kept: documents, and how many messages from the end, without those of the system; absent if nothing was left out. */
  truncated?: { documentIds: string[]; messagesKept: number };
}

export interface ReplyRequest {
  planId: number;
  replyId: string;
  /** What another engine wrote of this reply: it is written again, without sampling, and gone on with. Absent: a new reply. */
  written?: WrittenReply;
}

/** Texts, tokenised and cut, as ids without special tokens; kept by the engine under a handle until embedded. */
export interface EncodePlan {
  /** Handle for `encodeSlice`. */
  planId: number;
  /** Token count of each row as it will be computed (special tokens excluded); 0 where only the slices tell. */
  tokenCounts: Int32Array;
  /**
   * Rows of each slice, longest rows last: one slice is one batch under the engine's token budget. A slice may have no
   * rows: it computes what rows of later slices need.
   */
  slices: Int32Array[];
  /** What was assumed of the model; each one line. */
  warnings?: readonly string[];
}

/** A plan for contents with images, which are decoded by then: it cannot fail because of them any more. */
export interface ContentsPlan extends EncodePlan {
  /** In the order in which the contents have them. */
  images: ImageFacts[];
  /** Positions that the model computes for all images. */
  imageTokens: number;
}

export interface EncodedSlice {
  /** In the order of the slice's rows. Embed: vectors, rows x dimensions, L2-normalised. Rerank: one score in [0, 1] a row. */
  values: Float32Array;
  /** Tokens of the slice as its server counted them; they take the place of the plan's counts. */
  inputTokens?: number;
}

/** Messages on the port of a running reply: engine to host. */
export type ReplyMessage =
  /**
   * `outputTokens`, `cachedTokens`: as `Usage`, so far; what is known of a reply whose engine ends. `written`: all that these
   * events, and those before them, are made of and no earlier message had; nothing of `ReplyRequest.written`. Absent: an
   * engine whose replies cannot be gone on with.
   */
  | { type: "events"; events: ReplyEvent[]; outputTokens: number; cachedTokens: number; written?: WrittenPart }
  /** The last message. `closing`: the end with ERROR of a reply that failed after its first token, for use if nobody goes on with it. */
  | { type: "done"; outcome: Outcome<null>; closing?: ReplyEvent[] };

/** Host to engine on the same port. */
export type ReplyControl = { type: "cancel" } | { type: "time-out" };

export interface Engine {
  load(request: LoadRequest<Device>, onProgress: (progress: LoadProgress) => void): Promise<Outcome<LoadedModel>>;
  /**
   * Renders the conversation with the model's template, tokenises it, makes it fit, compiles the reply's grammar and refuses
   * what the engine cannot write. `generation.maxTokens` is cut to the room that the prompt leaves of the context. The plan is
   * kept until it is released.
   */
  planChat(conversation: Conversation, generation: Generation, form: ReplyForm): Promise<Outcome<ChatPlan>>;
  /**
   * Plans the request of a held plan again, its documents in the order of `documentIds`; those that are not named come last.
   * The first plan is kept, too: each is released by itself.
   */
  replanChat(planId: number, documentIds: readonly string[]): Promise<Outcome<ChatPlan>>;
  /**
   * Writes the reply of a plan as `ReplyMessage`s on `port`, starting with `reply-start`; stops within one decode step of a
   * "cancel" (no further events) or "time-out" (`reply-end` with TIMEOUT). Resolves when the engine is free again.
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
   * For embed models that read images: one row per content. Refuses as "unprocessable", naming the field, an image that
   * cannot be decoded or has too many pixels, once the texts are accepted.
   */
  planEmbedContents(
    contents: readonly EmbedContent[],
    truncate: Truncation,
    maxTokens: number | undefined,
    inputType: string | undefined,
  ): Promise<Outcome<ContentsPlan>>;
  /** For rerank models: one row per (query, chunk of a document); `documentOfRow` maps rows back. */
  planRerank(
    query: string,
    documents: string[],
    maxTokensPerDocument: number | undefined,
    maxChunksPerDocument: number | undefined,
  ): Promise<Outcome<EncodePlan & { documentOfRow: Int32Array }>>;
  /** Computes one slice; rows are in the order of `slices[slice]`. */
  encodeSlice(planId: number, slice: number): Promise<Outcome<EncodedSlice>>;
  /** Drops a plan of any kind; must be called when its reply or its last slice is done, and if it is not used at all. */
  releasePlan(planId: number): Promise<void>;
  /** Loads the tokenizer of the record's folder and no weights: after it `tokenize` and `detokenize` work, nothing else. */
  loadTokenizer(request: TokenizerRequest, onProgress: (progress: LoadProgress) => void): Promise<Outcome<null>>;
  /** Tokens of a text without special tokens. `isExact`: the tokens write the same text. */
  tokenize(text: string): Promise<Outcome<TokenizedText & { isExact: boolean }>>;
  detokenize(ids: Int32Array): Promise<Outcome<DetokenizedText>>;
  /** Resolves as soon as the engine can answer anything. */
  isAlive(): Promise<true>;
}
