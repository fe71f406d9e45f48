/**
 * A server, or the browser, that renders prompts and parses the output of its model: it gets messages and tools, and returns thinking,
 * text and tool calls. At most `maxReplies` calls overlap; a call lasts until its iteration has ended.
 */
import type { Conversation, Generation, ReplyForm } from "../../../../inference/conversation.ts";
import type { SourceNeeds } from "../../reply-source/reply-source.ts";
import type { CompletionUsage } from "./completer.ts";

export interface ConversationRequest {
  conversation: Conversation;
  /** `maxTokens`: the caller's limit, or the estimated rest of the context if that is smaller. */
  generation: Generation;
  form: ReplyForm;
  /** Whether `generation.maxTokens` is the estimated rest of the context. The server knows the exact number and may use it instead. */
  fillsContext: boolean;
  /** The text with which the reply begins, already written. Only if `continuesText`. */
  written?: string;
}

export type ConversationPart =
  | { type: "thinking"; text: string }
  | { type: "text"; text: string }
  /** Begins a call, and ends the thinking, text or call before it. */
  | { type: "tool-call"; name: string }
  /** A piece of the call's arguments as JSON. A call without any has the arguments `{}`. */
  | { type: "arguments"; text: string }
  /** The last part, exactly once. */
  | { type: "end"; reason: "end-token" | "max-tokens"; usage?: CompletionUsage };

export interface ConversationCompleter {
  /** Names the other side in errors. */
  readonly side: "server" | "browser";
  /** Max tokens of prompt and reply together. */
  readonly contextLength: number;
  /** Default: 1. */
  readonly maxReplies?: number;
  /** Whether messages may have images. */
  readonly readsImages: boolean;
  /** Whether it can continue a reply of which only a text is written. Default: false. */
  readonly continuesText?: boolean;
  /** Whether it ends replies after exactly `maxTokens` tokens. Default: false, and each part counts as one token. */
  readonly countsTokens?: boolean;
  /**
   * Returns the number of tokens of the prompt, or undefined if it is too long to be measured. Absent: prompts are estimated, and the
   * server refuses those that are too long. Rejects with an EngineFailureError.
   */
  measure?(conversation: Conversation, form: ReplyForm): Promise<number | undefined>;
  /** Returns an error text for the caller if the server cannot write such a reply, else undefined. */
  refusal(needs: SourceNeeds): string | undefined;
  /** Ends soon after `signal` is aborted, with or without an error. */
  complete(request: ConversationRequest, signal: AbortSignal): AsyncIterable<ConversationPart>;
}
