/**
 * What the HTTP API needs from whatever computes the answers: the host worker implements it over engine workers.
 * Failures that the contract names are thrown as the classes of `errors.ts`.
 */
import type { Conversation, Generation, ReplyForm, Turn } from "../chat/conversation.ts";
import type { ReplyEvent } from "../chat/reply-events.ts";

export type ModelRole = "chat" | "embed" | "rerank";

/** Upstream's endpoint names (contract 12): what `GET /v1/models?endpoint=` filters by. */
export type Endpoint = "chat" | "generate" | "embed" | "rerank" | "classify" | "summarize";

/** Feature names of contract 12. */
export type ModelFeature =
  | "vision" | "tools" | "strict_tools" | "tool_choice" | "reasoning" | "json_mode" | "json_schema"
  | "logprobs" | "citations" | "safety_modes" | "safety_off";

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

/** Where a call stands in the queue and how it is stopped. */
export interface CallControl {
  /** 0 to 999, lower is served first. */
  priority: number;
  /** Aborted when the reader left; work stops within one decode step or one batch. */
  signal: AbortSignal;
}

export interface ChatCall extends CallControl {
  model: ModelDescription;
  conversation: Conversation;
  generation: Generation;
  form: ReplyForm;
  /** UUID v4 of the reply. */
  replyId: string;
}

export type Truncation = "NONE" | "START" | "END";

/** Calls that are computed in parts. */
interface PartwiseCallControl extends CallControl {
  /** Called once the first part is computed: from then on only a fault of the engine can fail the call. */
  onUnderWay: () => void;
}

export interface EmbedCall extends PartwiseCallControl {
  model: ModelDescription;
  texts: string[];
  inputType: "search_document" | "search_query" | "classification" | "clustering" | "image" | undefined;
  truncate: Truncation;
  /** Most tokens of a text; capped to the model's context. */
  maxTokens?: number;
}

export interface EmbedOutcome {
  /** L2-normalised, one per text, in input order, each as wide as the model. */
  vectors: Float32Array[];
  /** Tokens of the texts as embedded (after truncation), special tokens excluded. */
  inputTokens: number;
}

export interface RerankCall extends PartwiseCallControl {
  model: ModelDescription;
  query: string;
  documents: string[];
  /** Each document is cut to this many tokens first. */
  maxTokensPerDocument?: number;
  /** A document that does not fit the context is scored in chunks, at most this many; its score is the best chunk's. */
  maxChunksPerDocument?: number;
}

/** A stored v1 conversation: its turns so far, per owner (contract 4.1 conversation_id). */
export interface ConversationStore {
  load(ownerId: string, conversationId: string): Promise<Turn[]>;
  /** Replaces the stored turns in one step. */
  save(ownerId: string, conversationId: string, turns: Turn[]): Promise<void>;
}

export interface InferenceService {
  readonly models: ModelDirectory;
  /**
   * Resolves once the request has its turn and its prompt is accepted (steps 9 to 12 of contract 0.5 are behind it),
   * with the reply as it is written. Faults before that reject; faults after it are a `reply-end` with ERROR.
   * The iteration always ends with a `reply-end`, except when `signal` was aborted: then it just ends.
   */
  chat(call: ChatCall): Promise<AsyncIterable<ReplyEvent>>;
  readonly conversations: ConversationStore;
  embed(call: EmbedCall): Promise<EmbedOutcome>;
  /** Relevance of each document to the query, in [0, 1], in input order. */
  rerank(call: RerankCall): Promise<Float64Array>;
}
