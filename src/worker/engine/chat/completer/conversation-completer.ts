/**
 * A server that renders conversations by itself and parses what its model writes: it gets messages and tools, and returns
 * thinking, text and tool calls. At most `maxReplies` calls overlap; a call lasts until its iteration has ended.
 */
import type { Conversation, Generation, ReplyForm } from "../../../../inference/conversation.ts";
import type { SourceNeeds } from "../../reply-source/reply-source.ts";
import type { CompletionUsage } from "./completer.ts";

export interface ConversationRequest {
  conversation: Conversation;
  /** `maxTokens` is what the caller wants, or what is left of the context by estimate. */
  generation: Generation;
  form: ReplyForm;
  /** `generation.maxTokens` is only what seems to be left of the context: the server knows better. */
  fillsContext: boolean;
}

export type ConversationPart =
  | { type: "thinking"; text: string }
  | { type: "text"; text: string }
  /** A call begins; what was open before it ends. */
  | { type: "tool-call"; name: string }
  /** A piece of the call's arguments, JSON; none at all stands for `{}`. */
  | { type: "arguments"; text: string }
  /** Last, once. */
  | { type: "end"; reason: "end-token" | "max-tokens"; usage?: CompletionUsage };

export interface ConversationCompleter {
  /** Max tokens of prompt and reply together. */
  readonly contextLength: number;
  /** Default: 1. */
  readonly maxReplies?: number;
  /** Messages may have images. */
  readonly readsImages: boolean;
  /** Why such a reply cannot be had, in words for whoever wants it; undefined if it can. */
  refusal(needs: SourceNeeds): string | undefined;
  /** Ends soon after `signal` is aborted, with or without an error. */
  complete(request: ConversationRequest, signal: AbortSignal): AsyncIterable<ConversationPart>;
}
