/**
 * A conversation in the form that every chat route is turned into before anything else looks at it.
 * Pure data: it crosses from the host worker to an engine worker by structured clone.
 */
import type { SchemaNode } from "./schema-node.ts";

/** A piece of a user turn. Images reach models with vision only; `api` refuses them elsewhere. */
export type UserPart = { type: "text"; text: string } | { type: "image"; url: string; detail: "auto" | "low" | "high" };

/** A call that the model made; `arguments` is the text of a JSON object. */
export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** A document that the model answers from (contract 2.5, 4.1). */
export interface SuppliedDocument {
  /** Unique in its request; given by the caller or made by the route ("doc:0", "doc_0"). */
  id: string;
  /** As the caller gave it, without `id`. */
  data: Record<string, unknown>;
  /** Keys of `data` that the model must not see (v1 `_excludes`). */
  hiddenKeys: string[];
}

/** A tool as both versions of the contract are turned into it. */
export interface ToolDefinition {
  name: string;
  description: string;
  /** JSON Schema of the arguments, an object schema; v1 parameter definitions and Python type names already translated. */
  parameters: Record<string, unknown>;
  /** The same, as it was read. Absent: it cannot be compiled, and calls take any object. */
  argumentsNode?: SchemaNode;
}

/** The schema of JSON output: as the caller wrote it, and as it was read. */
export interface OutputSchema {
  json: Record<string, unknown>;
  node: SchemaNode;
}

export type Message =
  | { role: "system"; text: string }
  | { role: "user"; parts: UserPart[] }
  | { role: "assistant"; text: string; thinking: string; plan: string; toolCalls: ToolCall[] }
  | { role: "tool"; toolCallId: string; outputs: { id: string; data: Record<string, unknown> }[] };

export interface Conversation {
  /** System turns, where there are any, come first. The last turn is a user or tool turn. */
  messages: Message[];
  /** Supplied documents, in the caller's order. */
  documents: SuppliedDocument[];
  /** Tools that the model may call. */
  tools: ToolDefinition[];
  /** Instructions that the service adds in front of the caller's (safety mode); not billed. Empty = none. */
  serviceInstructions: string;
}

/** What a reply may and must consist of (contract 2.1, 2.4, 2.6, 4.1). */
export interface ReplyForm {
  /** "none": tools are shown but no call is made. "required": at least one call. */
  toolChoice: "auto" | "required" | "none";
  /** Arguments follow their schema by construction, also where the model chooses freely to call. */
  strictTools: boolean;
  /** Most calls of one reply; v1 force_single_step and such. 0 = no limit. */
  maxToolCalls: number;
  output: { type: "text" } | { type: "json"; schema?: OutputSchema };
  thinking: { enabled: boolean; tokenBudget?: number };
  /** "accurate": after the text; "fast": while it is written. */
  citations: "accurate" | "fast" | "off";
  /** The last user turn's text is the whole prompt: no template, no instructions (v1, generate). */
  rawPrompt: boolean;
  /** What gives way when the prompt is larger than `maxInputTokens`: nothing, or the oldest turns and least relevant documents. */
  truncation: "off" | "auto" | "auto-preserve-order";
  /** generate: cut a long prompt at its start or end. */
  truncateSide?: "start" | "end";
  /** Most tokens of the prompt; absent: the context less one. */
  maxInputTokens?: number;
  /** Report log probabilities of the prompt's own tokens too (generate, return_likelihoods ALL). */
  promptLogprobs: boolean;
}

/** How tokens are chosen and when a reply ends (contract 2.1). */
export interface Generation {
  /** Most tokens to generate, counted over everything the model writes; 0 only computes the prompt (generate, for its likelihoods). */
  maxTokens: number;
  /** The reply ends before the earliest of these; none empty. */
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
