/** The prompts of a session: rendered and counted here, or estimated if a server renders them. */
import { callerTexts } from "../../../../chat/prompt/message-text.ts";
import { truncatedConversation } from "../../../../chat/prompt/truncated-conversation.ts";
import type { Conversation, ReplyForm } from "../../../../inference/conversation.ts";
import { fittingPrompt, type Prompt, type PromptOptions } from "./prompt-plan.ts";
import type { PromptImages } from "./prompt-images.ts";
import type { ConversationCompleter } from "../completer/conversation-completer.ts";
import { TokenCounts } from "./token-counts.ts";

export interface SessionPrompt extends Prompt {
  inputTokens: number;
  /** Tokens that the caller supplied (contract 15). */
  billedInputTokens: () => number;
}

export interface SessionPrompts {
  /** Truncates the conversation as `form` allows. `limit`: max tokens; the prompt is longer if no more can be left out. */
  fit(conversation: Conversation, form: ReplyForm, limit: number, images?: PromptImages): SessionPrompt | Promise<SessionPrompt>;
}

/** Returns the prompts of a model whose server or browser renders them. */
export function serverPrompts(completer: ConversationCompleter): SessionPrompts {
  const measure = completer.measure?.bind(completer);
  return measure === undefined ? new EstimatedPrompts() : new MeasuredPrompts(measure);
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
class EstimatedPrompts implements SessionPrompts {
  fit(conversation: Conversation, form: ReplyForm, limit: number): SessionPrompt {
    let kept = conversation;
    let inputTokens = estimatedTokens(callerTexts(kept).join(""));
    while (form.truncation !== "off" && inputTokens > limit) {
      const smaller = truncatedConversation(kept, inputTokens - limit, estimatedTokens);
      if (smaller === undefined) break;
      kept = smaller;
      inputTokens = estimatedTokens(callerTexts(kept).join(""));
    }
    return promptElsewhere(kept, Math.min(limit, inputTokens));
  }
}

type Measure = NonNullable<ConversationCompleter["measure"]>;

/** Prompts that the browser renders and measures. */
class MeasuredPrompts implements SessionPrompts {
  readonly #measure: Measure;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  async fit(conversation: Conversation, form: ReplyForm, limit: number): Promise<SessionPrompt> {
    let kept = conversation;
    let measured = await this.#measure(kept, form);
    while (form.truncation !== "off" && (measured === undefined || measured > limit)) {
      const estimate = estimatedTokens(callerTexts(kept).join(""));
      const size = measured ?? estimate;
      const scale = size / Math.max(1, estimate);
      const smaller = truncatedConversation(kept, Math.max(1, size - limit), (text) => Math.ceil(estimatedTokens(text) * scale));
      if (smaller === undefined) break;
      kept = smaller;
      // Each conversation is measured only if the one before was too long.
      // oxlint-disable-next-line no-await-in-loop
      measured = await this.#measure(kept, form);
    }
    return measured === undefined ? { ...promptElsewhere(kept, limit + 1), isWhole: false } : promptElsewhere(kept, measured);
  }
}

function promptElsewhere(conversation: Conversation, inputTokens: number): SessionPrompt {
  return {
    conversation,
    ids: new Int32Array(0),
    isWhole: true,
    startsInThinking: false,
    inputTokens,
    billedInputTokens: () => inputTokens,
  };
}

function estimatedTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / bytesPerToken);
}
