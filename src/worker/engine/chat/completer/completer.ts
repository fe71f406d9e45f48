/**
 * A model whose runtime samples the tokens (a remote server, llama.cpp): it gets a prompt and returns the completion. At most
 * `maxReplies` calls overlap; a call lasts until its iteration has ended.
 */
import type { Generation } from "../../../../inference/conversation.ts";
import type { SourceNeeds } from "../../reply-source/reply-source.ts";

export interface CompletionRequest {
  promptIds: Int32Array;
  /**
   * The same prompt as text, without the special tokens that the tokenizer adds around each text: a server that takes text
   * adds them itself. A caller's text that looks like a special token cannot be distinguished from one here, so a server
   * that accepts ids should get `promptIds`.
   */
  prompt: string;
  /**
   * The completer may ignore `stopSequences`, because the reader finds them, too. The list is empty if text outside the answer
   * could contain one.
   */
  generation: Generation;
  /** EBNF in xgrammar's notation for the whole completion. Only if `supports.grammar`. */
  grammar?: string;
  /** Whether to report a log probability for each token of the prompt but the first. Only if `supports.promptLogprobs`. */
  promptLogprobs: boolean;
}

export interface CompletionUsage {
  promptTokens?: number;
  /** Without the end token. */
  outputTokens?: number;
  /** Tokens of the prompt that were not computed again. */
  cachedTokens?: number;
}

export type CompletionPart =
  /** The first part, only if `promptLogprobs` was requested: natural logarithms, for each token of the prompt but the first. */
  | { type: "prompt-logprobs"; logprobs: number[] }
  /** Without the end token. `logprobs`: natural logarithms, one per id, if `generation.logprobs` was requested. */
  | { type: "tokens"; ids: number[]; logprobs?: number[] }
  /**
   * For servers that do not report token ids. `tokens`: the number of the text's tokens. `lacksIds`: the completer reports ids and log
   * probabilities, but not of this text; otherwise never if log probabilities were requested.
   */
  | { type: "text"; text: string; tokens: number; lacksIds?: true }
  /** A step of the model without text: a model that is silent for long is taken to hang. */
  | {
      type: "progress";
      /** Tokens of the prompt that were not computed again, for a reply that ends before the completion. */
      cachedTokens?: number;
    }
  /** The last part, exactly once. "stop": the completion ended before `stopSequence`, which is not part of it. */
  | { type: "end"; reason: "end-token" | "max-tokens"; usage?: CompletionUsage }
  | { type: "end"; reason: "stop"; stopSequence: string; usage?: CompletionUsage };

export interface Completer {
  /** Max tokens of prompt and completion together. */
  readonly contextLength: number;
  /** Default: 1. */
  readonly maxReplies?: number;
  /** Features that requests may use. A request for another is refused before the reply begins (422). */
  readonly supports: { grammar: boolean; logprobs: boolean; promptLogprobs: boolean };
  /** Whether prompts may have the rows of images (`ImageReader`). Default: false. */
  readonly readsImages?: boolean;
  /** Returns an error text for the caller if the completer cannot write such a reply although `supports` allows it, else undefined. */
  refusal?(needs: SourceNeeds): string | undefined;
  /** Ends soon after `signal` is aborted, with or without an error. */
  complete(request: CompletionRequest, signal: AbortSignal): AsyncIterable<CompletionPart>;
}
