/** Prompts as a session plans with them: rendered and counted here, or, if a server renders them, estimated. */
import { callerTexts } from "../../../chat/prompt/message-text.ts";
import type { Conversation, ReplyForm } from "../../../inference/conversation.ts";
import { fittingPrompt, type Prompt, type PromptParts } from "./prompt-plan.ts";
import { TokenCounts } from "./token-counts.ts";

export interface SessionPrompt extends Prompt {
  inputTokens: number;
  /** Tokens of what the caller supplied (contract 15). */
  billedInputTokens: () => number;
}

export interface SessionPrompts {
  /** `limit`: max tokens. The prompt is larger if nothing may, or can, give way. */
  fit(conversation: Conversation, form: ReplyForm, limit: number): SessionPrompt;
}

export class RenderedPrompts implements SessionPrompts {
  readonly #parts: PromptParts;

  constructor(parts: PromptParts) {
    this.#parts = parts;
  }

  fit(conversation: Conversation, form: ReplyForm, limit: number): SessionPrompt {
    const counts = new TokenCounts(this.#parts.tokenizer);
    const prompt = fittingPrompt(this.#parts, conversation, form, limit, counts);
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

/** Bytes of a token of most texts, about: English and code have four, Chinese three. */
const bytesPerToken = 4;

/** Prompts that nobody here has seen. None is too large by estimate: the server counts them, and refuses what does not fit. */
export class EstimatedPrompts implements SessionPrompts {
  fit(conversation: Conversation, _form: ReplyForm, limit: number): SessionPrompt {
    const encoder = new TextEncoder();
    const bytes = callerTexts(conversation).reduce((sum, text) => sum + encoder.encode(text).length, 0);
    const inputTokens = Math.min(limit, Math.ceil(bytes / bytesPerToken));
    return {
      conversation,
      ids: new Int32Array(0),
      isWhole: true,
      startsInThinking: false,
      inputTokens,
      billedInputTokens: () => inputTokens,
    };
  }
}
