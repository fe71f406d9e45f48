/**
 * The port between HTTP and models: replies, embeddings and relevance scores. The host worker implements it over engine
 * workers. Errors that the contract names are thrown as the classes of `errors.ts`.
 */
import type { Conversation, Generation, ReplyForm } from "./conversation.ts";
import type { ModelDescription, ModelDirectory } from "./models.ts";
import type { ReplyEvent } from "./reply-events.ts";

/** Queue position and cancellation of a call. */
export interface CallControl {
  /** 0 to 999, lower is served first. */
  priority: number;
  /** Aborted when the caller disconnects; work stops within one decode step or one batch. */
  signal: AbortSignal;
  /**
   * Called once, after the size of the call is accepted (contract 0.5, step 9) and before it waits for its queue slot. If
   * it throws, the call is refused with that error (steps 10 to 12).
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
  /** The response's headers, and with them their time limit, wait for the first token. Default: for the queue slot. */
  waitsForToken?: boolean;
}

export type Truncation = "NONE" | "START" | "END";

/** Calls that are computed in batches. */
interface PartwiseCallControl extends CallControl {
  /** Called once the first batch is computed: from then on only an engine failure can fail the call. */
  onStarted: () => void;
}

export interface EmbedCall extends PartwiseCallControl {
  model: ModelDescription;
  texts: string[];
  inputType: "search_document" | "search_query" | "classification" | "clustering" | "image" | undefined;
  truncate: Truncation;
  /** Max tokens of a text; capped to the model's context. */
  maxTokens?: number;
}

export interface EmbedOutcome {
  /** L2-normalised, one per text, in input order; the model's full width. */
  vectors: Float32Array[];
  /** Tokens of the texts after truncation, without special tokens. */
  inputTokens: number;
}

export interface RerankCall extends PartwiseCallControl {
  model: ModelDescription;
  query: string;
  documents: string[];
  /** Each document is first cut to this many tokens. */
  maxTokensPerDocument?: number;
  /** A document that exceeds the context is scored in chunks, at most this many; its score is that of its best chunk. */
  maxChunksPerDocument?: number;
}

export interface TokenizedText {
  tokens: number[];
  /** The text of each token by itself. */
  tokenStrings: string[];
  /** Whether `detokenize` gives the same text again. */
  isExact: boolean;
}

export interface InferenceService {
  readonly models: ModelDirectory;
  /**
   * Resolves to the reply, as it is written, once the request has its queue slot and its prompt is accepted (contract 0.5,
   * steps 9 to 12). Earlier errors reject; later ones become a `reply-end` with ERROR.
   * The iteration is well formed (contract 3.3): it ends with exactly one `reply-end`, with every block closed, no
   * unfinished call and true usage, even if the engine fails. If `signal` is aborted, it ends without one. It never
   * throws: if it does, that is a defect, and the response body breaks off.
   */
  chat(call: ChatCall): Promise<AsyncIterable<ReplyEvent>>;
  embed(call: EmbedCall): Promise<EmbedOutcome>;
  /** Returns the relevance of each document to the query, in [0, 1], in input order. */
  rerank(call: RerankCall): Promise<Float64Array>;
  /** Tokens of a text without special tokens. Loads the model's tokenizer, not its weights, if it can. */
  tokenize(model: ModelDescription, text: string, signal: AbortSignal): Promise<TokenizedText>;
  /** Throws UnknownToken if the model's vocabulary lacks one of the tokens. */
  detokenize(model: ModelDescription, tokens: number[], signal: AbortSignal): Promise<string>;
}
