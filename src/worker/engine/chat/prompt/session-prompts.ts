/** The prompts of a session: rendered and counted here, or estimated if a server renders them. */
import { callerTexts, lastUserText } from "../../../../chat/prompt/message-text.ts";
import { truncatedConversation } from "../../../../chat/prompt/truncated-conversation.ts";
import type { Conversation, ReplyForm } from "../../../../inference/conversation.ts";
import { fittingPrompt, type Prompt, type PromptOptions, withLastUserText } from "./prompt-plan.ts";
import type { PromptImages } from "./prompt-images.ts";
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

/** Returns the number of tokens of a prompt; undefined if it is too long to be measured. */
type Measure = (conversation: Conversation, form: ReplyForm) => Promise<number | undefined>;

/** Returns the prompts of a model whose server or browser renders them. `measure`: default: they are estimated. */
export function serverPrompts(measure: Measure | undefined): SessionPrompts {
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

/** Prompts that the browser renders and measures. */
class MeasuredPrompts implements SessionPrompts {
  readonly #measure: Measure;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  async fit(conversation: Conversation, form: ReplyForm, limit: number): Promise<SessionPrompt> {
    let kept = conversation;
    let measured = await this.#measure(kept, form);
    if (form.truncateSide !== undefined && (measured === undefined || measured > limit)) {
      return this.#cut(conversation, form, form.truncateSide, limit);
    }
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

  /** Keeps as much of the last user message as fits. */
  async #cut(conversation: Conversation, form: ReplyForm, side: "start" | "end", limit: number): Promise<SessionPrompt> {
    const characters = Array.from(lastUserText(conversation));
    const withLength = (length: number): Conversation => {
      const text = side === "start" ? characters.slice(characters.length - length) : characters.slice(0, length);
      return withLastUserText(conversation, text.join(""));
    };
    let fitting = promptElsewhere(withLength(0), (await this.#measure(withLength(0), form)) ?? limit + 1);
    let fits = 0;
    let exceeds = characters.length;
    while (exceeds - fits > 1) {
      const length = Math.floor((fits + exceeds) / 2);
      const candidate = withLength(length);
      // Each length depends on the result for the one before.
      // oxlint-disable-next-line no-await-in-loop
      const tokens = await this.#measure(candidate, form);
      if (tokens !== undefined && tokens <= limit) {
        fits = length;
        fitting = promptElsewhere(candidate, tokens);
      } else exceeds = length;
    }
    return fitting;
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
