/** Prompts as a session plans with them: rendered and counted here, or, if a server renders them, estimated. */
import { callerTexts } from "../../../../chat/prompt/message-text.ts";
import { truncatedConversation } from "../../../../chat/prompt/truncated-conversation.ts";
import type { Conversation, ReplyForm } from "../../../../inference/conversation.ts";
import { fittingPrompt, type Prompt, type PromptParts } from "./prompt-plan.ts";
import type { PromptImages } from "./prompt-images.ts";
import { TokenCounts } from "./token-counts.ts";

export interface SessionPrompt extends Prompt {
  inputTokens: number;
  /** Tokens of what the caller supplied (contract 15). */
  billedInputTokens: () => number;
}

export interface SessionPrompts {
  /** `limit`: max tokens. The prompt is larger if nothing may, or can, give way. */
  fit(conversation: Conversation, form: ReplyForm, limit: number, images?: PromptImages): SessionPrompt;
}

export class RenderedPrompts implements SessionPrompts {
  readonly #parts: PromptParts;

  constructor(parts: PromptParts) {
    this.#parts = parts;
  }

  fit(conversation: Conversation, form: ReplyForm, limit: number, shownImages?: PromptImages): SessionPrompt {
    const counts = new TokenCounts(this.#parts.tokenizer);
    const prompt = fittingPrompt({ ...this.#parts, shownImages }, conversation, form, limit, counts);
    return { ...prompt, inputTokens: prompt.ids.length, billedInputTokens: () => billedTokens(prompt, form, counts) };
  }
}

function billedTokens({ conversation, ids }: Prompt, { rawPrompt }: ReplyForm, counts: TokenCounts): number {
  // The whole prompt is the caller's.
  if (rawPrompt) return ids.length;
  const tokens = callerTexts(conversation).reduce((sum, text) => sum + counts.of(text, ids.length), 0);
  // Cut apart, a text can have a token more than inside the prompt.
  return Math.min(tokens, ids.length);
}

/** Bytes of a token of most texts: English has four, Chinese and code three. */
const bytesPerToken = 3;

/**
 * Prompts that a server renders. None is refused by estimate: the server counts, and refuses what does not fit. Truncation
 * goes by the estimate, which is high for most texts.
 */
export class EstimatedPrompts implements SessionPrompts {
  fit(conversation: Conversation, form: ReplyForm, limit: number): SessionPrompt {
    let kept = conversation;
    let inputTokens = estimatedTokens(callerTexts(kept).join(""));
    while (form.truncation !== "off" && inputTokens > limit) {
      const smaller = truncatedConversation(kept, inputTokens - limit, estimatedTokens);
      if (smaller === undefined) break;
      kept = smaller;
      inputTokens = estimatedTokens(callerTexts(kept).join(""));
    }
    inputTokens = Math.min(limit, inputTokens);
    return {
      conversation: kept,
      ids: new Int32Array(0),
      isWhole: true,
      startsInThinking: false,
      inputTokens,
      billedInputTokens: () => inputTokens,
    };
  }
}

function estimatedTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / bytesPerToken);
}
