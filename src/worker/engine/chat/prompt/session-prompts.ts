/** The prompts of a session: rendered and counted here, or estimated if a server renders them. */
import { callerTexts } from "../../../../chat/prompt/message-text.ts";
import { truncatedConversation } from "../../../../chat/prompt/truncated-conversation.ts";
import type { Conversation, ReplyForm } from "../../../../inference/conversation.ts";
import { fittingPrompt, type Prompt, type PromptOptions } from "./prompt-plan.ts";
import type { PromptImages } from "./prompt-images.ts";
import { TokenCounts } from "./token-counts.ts";

export interface SessionPrompt extends Prompt {
  inputTokens: number;
  /** Tokens that the caller supplied (contract 15). */
  billedInputTokens: () => number;
}

export interface SessionPrompts {
  /** Truncates the conversation as `form` allows. `limit`: max tokens; the prompt is longer if no more can be left out. */
  fit(conversation: Conversation, form: ReplyForm, limit: number, images?: PromptImages): SessionPrompt;
}

export class RenderedPrompts implements SessionPrompts {
  readonly #options: PromptOptions;

  constructor(options: PromptOptions) {
    this.#options = options;
  }

  fit(conversation: Conversation, form: ReplyForm, limit: number, shownImages?: PromptImages): SessionPrompt {
    const counts = new TokenCounts(this.#options.tokenizer);
    const prompt = fittingPrompt({ ...this.#options, shownImages }, conversation, form, limit, counts);
    return { ...prompt, inputTokens: prompt.ids.length, billedInputTokens: () => billedTokens(prompt, form, counts) };
  }
}

function billedTokens({ conversation, ids }: Prompt, { rawPrompt }: ReplyForm, counts: TokenCounts): number {
  if (rawPrompt) return ids.length;
  const tokens = callerTexts(conversation).reduce((sum, text) => sum + counts.of(text, ids.length), 0);
  // Tokenised alone, a text can have more tokens than inside the prompt.
  return Math.min(tokens, ids.length);
}

/** Bytes of UTF-8 per token: English text has about four, Chinese and code about three. */
const bytesPerToken = 3;

/**
 * Prompts that a server renders. Truncation uses an estimate, which is too high for most texts. No prompt is refused because
 * of it: the server counts the tokens and refuses prompts that are too long.
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
