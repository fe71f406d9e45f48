/**
 * A conversation in the form that every chat route is turned into before anything else looks at it.
 * Pure data: it crosses from the host worker to an engine worker by structured clone.
 */

/** A piece of a user turn. Images reach models with vision only; `api` refuses them elsewhere. */
export type UserPart =
  | { type: "text"; text: string }
  | { type: "image"; url: string; detail: "auto" | "low" | "high" };

/** A call that the model made; `arguments` is the text of a JSON object. */
interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

export type Turn =
  | { role: "system"; text: string }
  | { role: "user"; parts: UserPart[] }
  | { role: "assistant"; text: string; thinking: string; plan: string; toolCalls: ToolCall[] }
  | { role: "tool"; toolCallId: string; outputs: { id: string; data: Record<string, unknown> }[] };

export interface Conversation {
  /** System turns, where there are any, come first. The last turn is a user or tool turn. */
  turns: Turn[];
  /** Instructions that the service adds in front of the caller's (safety mode); not billed. Empty = none. */
  serviceInstructions: string;
}

/** How tokens are chosen and when a reply ends (contract 2.1). */
export interface Generation {
  /** Most tokens to generate, counted over everything the model writes; at least 1. */
  maxTokens: number;
  /** The reply ends before the earliest of these; at most 5, none empty. */
  stopSequences: string[];
  /** 0 = greedy. */
  temperature: number;
  /** Seed of the sampler, 0 to 2^64 - 1. Always given: the API draws one where the caller gave none. */
  seed: bigint;
  /** 0 to 1: subtracted from a token's logit for each earlier occurrence. */
  frequencyPenalty: number;
  /** 0 to 1: subtracted once from the logit of every token seen before. */
  presencePenalty: number;
  /** Keep the k most probable tokens; 0 = all. Applied before p. */
  k: number;
  /** Keep the smallest set of tokens whose probability reaches p; 1 = all. */
  p: number;
  /** Report token ids and log probabilities with each piece of text. */
  logprobs: boolean;
}
