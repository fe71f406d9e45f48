/**
 * What a chat session needs from whatever writes a reply: a token model under our token loop (`TokenModelSource`), or a
 * completer that samples by itself (`CompleterSource`). Prompts, the reader, citations, budgets, usage and events are
 * the session's and the same for both.
 */
import type { Conversation, Generation, ReplyForm } from "../../../inference/conversation.ts";
import type { OutputGrammar } from "../../../chat/grammar/output-grammar.ts";
import type { ReplyEvent } from "../../../inference/reply-events.ts";
import type { WrittenEnd, WrittenReply } from "../../../inference/written-reply.ts";
import type { Interruption } from "./interruption.ts";

/** Positions of tokens in a prompt. */
export interface TokenRange {
  start: number;
  /** Exclusive. */
  end: number;
}

export interface SourceNeeds {
  generation: Generation;
  form: ReplyForm;
  hasTools: boolean;
  grammar?: OutputGrammar | undefined;
}

/** What of a plan a source writes from. */
export interface SourcePlan {
  promptIds: Int32Array;
  /** Cut to the room that the prompt leaves of the context. */
  maxTokens: number;
  /** The prompt ends inside the thinking. */
  startsInThinking: boolean;
  /** If the prompt's own tokens are reported and a template stands around the caller's: which are the caller's. */
  reportedTokens?: TokenRange;
  /** What holds for the reply; absent: nothing. */
  grammar?: OutputGrammar;
}

export interface SourceRequest {
  plan: SourcePlan;
  /** What of it is in the prompt. */
  conversation: Conversation;
  generation: Generation;
  form: ReplyForm;
  /** Of the tools in the prompt. */
  toolNames: readonly string[];
  interruption: Interruption;
  /** What is written of the reply: the sink gets it again, as it was, before anything new. */
  written?: WrittenReply | undefined;
}

type Verdict = "more" | "stop";

/** Takes in the reply as it is written. */
export interface ReplySink {
  /** Whether the next token belongs to the thinking. */
  readonly isThinking: boolean;
  /** First, once. `cachedTokens`: prompt tokens that are not computed again. */
  start(cachedTokens: number): void;
  /** Something is computed, but no token of the reply: a source that is silent for long is taken for hung. */
  progress(): void;
  /** Log probabilities of the prompt's own tokens, before the first token of the reply. */
  promptLogprobs(tokens: Extract<ReplyEvent, { type: "prompt-logprobs" }>["tokens"]): void;
  /** A token of the reply, the end token excluded. "stop": a stop sequence is complete. */
  pushToken(id: number, logprob: number): Verdict;
  /** Text whose tokens are not known; `tokens`: how many they are. */
  pushText(text: string, tokens: number): Verdict;
}

export type SourceEnd = WrittenEnd | { reason: "cancel" };

export interface ReplySource {
  /** Max tokens of prompt and reply together. */
  readonly contextLength: number;
  /** Messages may have images. Default: false. */
  readonly readsImages?: boolean;
  /** Replies that it writes at a time. Default: 1. */
  readonly maxReplies?: number;
  /** Rejects with an EngineFailureError ("unprocessable") if replies of this form cannot be written. */
  check(needs: SourceNeeds): Promise<void>;
  /** Writes one reply; at most `maxReplies` calls may overlap. Rejects with whatever failed: an EngineFailureError if it was the model. */
  write(request: SourceRequest, sink: ReplySink): Promise<SourceEnd>;
}
