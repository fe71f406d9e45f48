/**
 * The interface between a chat session and the source of its replies: a token model under our token loop
 * (`TokenModelSource`), a completer that samples tokens itself (`CompleterSource`), or a server that also renders the prompt
 * (`ConversationSource`). Parsing, citations, usage and events belong to the session and are the same for all.
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

/** The part of a session's plan that a source needs. */
export interface SourcePlan {
  promptIds: Int32Array;
  /** Max tokens of the reply; prompt and reply together fit the context. */
  maxTokens: number;
  /** Whether the prompt ends inside the thinking. */
  startsInThinking: boolean;
  /** The caller's tokens, without the template around them, if log probabilities of the prompt are reported. */
  reportedTokens?: TokenRange;
  /** Absent: the reply is free text. */
  grammar?: OutputGrammar;
}

export interface SourceRequest {
  plan: SourcePlan;
  /** The part of the conversation that is in the prompt. */
  conversation: Conversation;
  generation: Generation;
  form: ReplyForm;
  /** Names of the tools in the prompt. */
  toolNames: readonly string[];
  interruption: Interruption;
  /** The part of the reply that another engine has written. The sink gets it again before the new tokens. */
  written?: WrittenReply | undefined;
}

type Verdict = "more" | "stop";

/** Receives the reply while it is written. */
export interface ReplySink {
  /** Whether the next token belongs to the thinking. */
  readonly isThinking: boolean;
  /** Called once, first. `cachedTokens`: tokens of the prompt that are not computed again. */
  start(cachedTokens: number): void;
  /** Called after each run that wrote no token: a source that stays silent for long is taken to hang. */
  progress(): void;
  /** Takes the log probabilities of the prompt's tokens. Called before the first token of the reply. */
  promptLogprobs(tokens: Extract<ReplyEvent, { type: "prompt-logprobs" }>["tokens"]): void;
  /** Takes a token of the reply, but not the end token. Returns "stop" if a stop sequence is complete. */
  pushToken(id: number, logprob: number): Verdict;
  /** Takes text whose token ids are unknown. `tokens`: the number of its tokens. */
  pushText(text: string, tokens: number): Verdict;
}

export type SourceEnd = WrittenEnd | { reason: "cancel" };

export interface ReplySource {
  /** Max tokens of prompt and reply together. */
  readonly contextLength: number;
  /** Whether messages may have images. Default: false. */
  readonly readsImages?: boolean;
  /** Max replies that can be written at the same time. Default: 1. */
  readonly maxReplies?: number;
  /** Rejects with an EngineFailureError ("unprocessable") if replies of this form cannot be written. */
  check(needs: SourceNeeds): Promise<void>;
  /** Writes one reply. At most `maxReplies` calls may overlap. Rejects with an EngineFailureError if the model fails. */
  write(request: SourceRequest, sink: ReplySink): Promise<SourceEnd>;
}
