/**
 * A model that samples by itself (a remote server, llama.cpp): it gets a prompt and returns what it wrote. At most
 * `maxReplies` calls overlap; a call lasts until its iteration has ended.
 */
import type { Generation } from "../../../../inference/conversation.ts";
import type { SourceNeeds } from "../../reply-source/reply-source.ts";

export interface CompletionRequest {
  promptIds: Int32Array;
  /**
   * The same prompt as text, without the special tokens that the tokenizer puts around each text: a server that takes
   * texts adds them. Text of a caller that looks like a special token reads like one here: a server that can take ids
   * should get `promptIds`.
   */
  prompt: string;
  /** `stopSequences` may be ignored: the reader finds them, too. They are empty if text that is not the answer could have them. */
  generation: Generation;
  /** EBNF in xgrammar's notation that the whole completion satisfies. Only if `supports.grammar`. */
  grammar?: string;
  /** Report a log probability for each token of the prompt but the first. Only if `supports.promptLogprobs`. */
  promptLogprobs: boolean;
}

export interface CompletionUsage {
  promptTokens?: number;
  /** The end token excluded. */
  outputTokens?: number;
  /** Tokens of the prompt that were not computed again. */
  cachedTokens?: number;
}

export type CompletionPart =
  /** First, and only if `promptLogprobs` was requested: natural logarithms, for each token of the prompt but the first. */
  | { type: "prompt-logprobs"; logprobs: number[] }
  /** The end token excluded. `logprobs`: natural logarithms, for each id, if `generation.logprobs` was requested. */
  | { type: "tokens"; ids: number[]; logprobs?: number[] }
  /** For servers that do not name their tokens; not if log probabilities were requested. `tokens`: how many the text has. */
  | { type: "text"; text: string; tokens: number }
  /** Last, once. "stop": before `stopSequence`, which is not part of what was written. */
  | { type: "end"; reason: "end-token" | "max-tokens"; usage?: CompletionUsage }
  | { type: "end"; reason: "stop"; stopSequence: string; usage?: CompletionUsage };

export interface Completer {
  /** Max tokens of prompt and completion together. */
  readonly contextLength: number;
  /** Default: 1. */
  readonly maxReplies?: number;
  /** What requests may ask for; what is not supported is refused before the reply begins (422). */
  readonly supports: { grammar: boolean; logprobs: boolean; promptLogprobs: boolean };
  /** Why such a reply cannot be had although `supports` allows it, in words for whoever wants it; undefined if it can. */
  refusal?(needs: SourceNeeds): string | undefined;
  /** Ends soon after `signal` is aborted, with or without an error. */
  complete(request: CompletionRequest, signal: AbortSignal): AsyncIterable<CompletionPart>;
}
