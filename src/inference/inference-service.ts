/**
 * The port between HTTP and models: what the API needs from whatever computes replies, vectors and scores. The host
 * worker implements it over engine workers. Failures that the contract names are thrown as the classes of `errors.ts`.
 */
import type { Conversation, Generation, ReplyForm } from "./conversation.ts";
import type { ModelDescription, ModelDirectory } from "./models.ts";
import type { ReplyEvent } from "./reply-events.ts";

/** Where a call stands in the queue and how it is stopped. */
export interface CallControl {
  /** 0 to 999, lower is served first. */
  priority: number;
  /** Aborted when the reader left; work stops within one decode step or one batch. */
  signal: AbortSignal;
  /**
   * Called once, when the size of the call is accepted (step 9 of contract 0.5) and before it waits for its turn.
   * What it throws refuses the call (steps 10 to 12).
   */
  admit: () => void;
}

export interface ChatCall extends CallControl {
  model: ModelDescription;
  conversation: Conversation;
  generation: Generation;
  form: ReplyForm;
  /** UUID v4 of the reply. */
  replyId: string;
  /** The response's headers wait for the first token, and the time limit for them goes on until then. Default: until its turn. */
  waitsForToken?: boolean;
}

export type Truncation = "NONE" | "START" | "END";

/** Calls that are computed in parts. */
interface PartwiseCallControl extends CallControl {
  /** Called once the first part is computed: from then on only a fault of the engine can fail the call. */
  onStarted: () => void;
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

export interface InferenceService {
  readonly models: ModelDirectory;
  /**
   * Resolves once the request has its turn and its prompt is accepted (steps 9 to 12 of contract 0.5 are behind it),
   * with the reply as it is written. Faults before that reject; faults after it are a `reply-end` with ERROR.
   * The iteration is well formed (contract 3.3): it ends with exactly one `reply-end`, whatever happens to what computes
   * it, with every block closed, no call unfinished and true usage. Only when `signal` was aborted it just ends. It
   * never throws: if it does, that is a defect, and the response breaks off.
   */
  chat(call: ChatCall): Promise<AsyncIterable<ReplyEvent>>;
  embed(call: EmbedCall): Promise<EmbedOutcome>;
  /** Relevance of each document to the query, in [0, 1], in input order. */
  rerank(call: RerankCall): Promise<Float64Array>;
}
