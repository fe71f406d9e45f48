/**
 * The port between HTTP and models: replies, embeddings and relevance scores. The host worker implements it over engine
 * workers. Errors that the contract names are thrown as the classes of `errors.ts`.
 */
import type { Conversation, Generation, ReplyForm } from "./conversation.ts";
import type { ModelDescription, ModelDirectory } from "./models.ts";
import type { ReplyEvent } from "./reply-events.ts";
import type { WrittenPart, WrittenReply } from "./written-reply.ts";

export interface Caller {
  /** Id of the owner. Owners take turns, so that the calls of one never keep another waiting for all of them. */
  owner: string;
  /** Aborted when the caller disconnects; work stops within one decode step or one batch. */
  signal: AbortSignal;
}

/** Queue position and cancellation of a call. */
export interface CallControl extends Caller {
  /** 0 to 999, lower is served first. */
  priority: number;
  /** Milliseconds since 1970 when the call arrived. Calls of one owner and priority are served in this order. Default: now. */
  arrival?: number | undefined;
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
  journal?: ReplyJournal;
  /** Whether the headers, and their time limit, wait for the first token. Default: they wait for the queue slot. */
  waitsForToken?: boolean;
}

/** The journal of a reply, with which another host continues it if this host ends. */
export interface ReplyJournal {
  /** The part that an earlier host wrote: the reply starts with the same events. It has precedence in the queue. */
  written?: WrittenReply;
  /** Called once, when the reply begins. */
  onBegin(cachedTokens: number): void;
  /** Called before the events that are made of the part are passed on. */
  onWritten(part: WrittenPart): void;
  /** Resolves to the ids of the documents in the order in which a long prompt drops them. `order` computes it and is called once. */
  documentOrder(order: () => Promise<string[] | undefined>): Promise<string[] | undefined>;
}

export type Truncation = "NONE" | "START" | "END";

/** Controls of calls that are computed in batches. */
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

/** A text, or an image as a base64 data URI. `field`: names the image in errors. */
export type ContentPart = { type: "text"; text: string } | { type: "image"; url: string; field: string };

/** Parts that share one vector; at most one of them is a text. */
export type EmbedContent = readonly ContentPart[];

/** A call for models with the feature "vision". */
export interface EmbedContentsCall extends Omit<EmbedCall, "texts"> {
  contents: readonly EmbedContent[];
}

/** Size and format of an image. */
export interface ImageFacts {
  /** Pixels. */
  width: number;
  height: number;
  format: "png" | "jpeg" | "webp" | "gif";
  /** Bits of one pixel. */
  bitDepth: number;
}

export interface EmbedOutcome {
  /** L2-normalised, one per text or content, in input order; the model's full width. */
  vectors: Float32Array[];
  /** Tokens of the texts after truncation, without special tokens. */
  inputTokens: number;
  /** Assumptions about the model, a line each. Default: none. */
  warnings?: readonly string[];
}

export interface EmbedContentsOutcome extends EmbedOutcome {
  /** In the order of the contents. */
  images: ImageFacts[];
  /** Positions that the model computed for the images. */
  imageTokens: number;
}

export interface RerankCall extends PartwiseCallControl {
  model: ModelDescription;
  query: string;
  documents: string[];
  /** Each document is first cut to this many tokens. */
  maxTokensPerDocument?: number;
  /** Max chunks of a document that exceeds the context; the best chunk's score is the document's. */
  maxChunksPerDocument?: number;
}

export interface TokenizedText {
  tokens: number[];
  /** The text of each single token. */
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
  /** Rejects with `Unprocessable`, which names the image's field, if an image cannot be decoded. */
  embedContents(call: EmbedContentsCall): Promise<EmbedContentsOutcome>;
  /** Returns the relevance of each document to the query, in [0, 1], in input order. */
  rerank(call: RerankCall): Promise<Float64Array>;
  /** Tokens of a text without special tokens. Loads the model's tokenizer, not its weights, if it can. */
  tokenize(model: ModelDescription, text: string, caller: Caller): Promise<TokenizedText>;
  /** Throws UnknownToken if the model's vocabulary lacks one of the tokens. */
  detokenize(model: ModelDescription, tokens: number[], caller: Caller): Promise<string>;
}
