/** Renders a conversation, tokenises it, and truncates it to a number of tokens. */
import type { Conversation, ReplyForm } from "../../../../inference/conversation.ts";
import type { Dialect } from "../../../../chat/dialects/dialect.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { TemplateFuelError } from "../../../../chat/jinja/errors.ts";
import { cutMark } from "../../../../chat/prompt/literal-text.ts";
import type { ChatTemplate } from "../../../../chat/prompt/chat-template.ts";
import { renderConversation } from "../../../../chat/prompt/render-conversation.ts";
import type { TextTokenizer } from "../../../../chat/tokenizer/text-tokenizer.ts";
import { truncatedConversation } from "../../../../chat/prompt/truncated-conversation.ts";
import { callerTexts, lastUserText } from "../../../../chat/prompt/message-text.ts";
import type { TokenCounts } from "./token-counts.ts";
import { templateFailure } from "./template-failure.ts";
import { callerTokens } from "./caller-tokens.ts";
import type { TokenRange } from "../../reply-source/reply-source.ts";
import { framedIds, type PromptFrame } from "./prompt-frame.ts";
import type { ImageReader, PromptImages } from "./prompt-images.ts";

export interface PromptOptions {
  tokenizer: TextTokenizer;
  template: ChatTemplate;
  dialect: Dialect;
  /** Whether thinking can be turned on and off. */
  supportsReasoning: boolean;
  /** Absent: messages cannot have images. */
  images?: ImageReader;
  /** Special tokens around the prompt of an encoder-decoder model. Absent: prompt and reply are one text. */
  frame?: PromptFrame;
}

export interface Prompt {
  /** The part of the conversation that is in the prompt. */
  conversation: Conversation;
  ids: Int32Array;
  /** False if the prompt was longer than it was tokenised: `ids` has only its first tokens. */
  isWhole: boolean;
  /** Whether the prompt ends inside the thinking. */
  startsInThinking: boolean;
  /** The caller's tokens, without the template around them, if log probabilities of the prompt are reported. */
  reportedTokens?: TokenRange;
}

/** Replaces the caller's text to find the template's text before and after it: a noncharacter, as the cut mark is. */
const textMark = "\uFDD1";

/**
 * A prompt and its texts are tokenised up to this many times the limit. The exact size of a longer one would not change the
 * truncation, and counting it could take seconds.
 */
const readFactor = 4;

export interface PromptSource extends PromptOptions {
  /** The decoded images of the conversation. */
  shownImages?: PromptImages | undefined;
}

/**
 * Renders the conversation and truncates it as `form` allows. `limit`: max tokens; the prompt is longer if no more can be
 * left out. `counts`: caches the token counts of texts.
 */
export function fittingPrompt(
  options: PromptSource,
  conversation: Conversation,
  form: ReplyForm,
  limit: number,
  counts: TokenCounts,
): Prompt {
  let prompt = writePrompt(options, withoutExcess(conversation, form, limit), form, limit);
  if (form.truncateSide !== undefined) return cutPrompt(options, prompt, form, form.truncateSide, limit);
  if (form.truncation === "off") return prompt;
  const countTokens = (text: string): number => counts.of(text, readFactor * limit);
  while (prompt.ids.length > limit) {
    const smaller = truncatedConversation(prompt.conversation, excessOf(prompt, limit, countTokens), countTokens);
    if (smaller === undefined) break;
    prompt = writePrompt(options, smaller, form, limit);
  }
  return prompt;
}

/** Max characters of a token. The longest of published vocabularies are runs of 128 spaces. */
const maxTokenCharacters = 256;

const minTokens = (text: string): number => Math.ceil(text.length / maxTokenCharacters);

/** Returns how many tokens the texts have at least beyond `limit`, however they are tokenised; not above 0 if they may fit. */
function minExcess(conversation: Conversation, limit: number): number {
  return callerTexts(conversation).reduce((sum, text) => sum + minTokens(text), 0) - limit;
}

/** Leaves out what cannot fit, because a template may take too many steps for it. */
function withoutExcess(conversation: Conversation, form: ReplyForm, limit: number): Conversation {
  const excess = minExcess(conversation, limit);
  if (excess <= 0) return conversation;
  const { truncateSide: side } = form;
  if (side !== undefined) {
    const text = lastUserText(conversation);
    const length = limit * maxTokenCharacters;
    return withLastUserText(conversation, side === "start" ? text.slice(-length) : text.slice(0, length));
  }
  if (form.truncation === "off") return conversation;
  return truncatedConversation(conversation, excess, minTokens) ?? conversation;
}

/** Returns the number of tokens to leave out: exact for a whole prompt, else a lower bound. */
function excessOf({ conversation, ids, isWhole }: Prompt, limit: number, countTokens: (text: string) => number): number {
  if (isWhole) return ids.length - limit;
  const tokens = callerTexts(conversation).reduce((sum, text) => sum + countTokens(text), 0);
  return Math.max(tokens, ids.length) - limit;
}

function writePrompt(options: PromptSource, conversation: Conversation, form: ReplyForm, limit: number): Prompt {
  const { tokenizer, dialect, shownImages } = options;
  if (form.rawPrompt) {
    const encoded = tokenizer.encodePromptPart(rawText(conversation), readFactor * limit, "start");
    const { ids, caller } = framedIds(rawFrame(options), encoded.ids);
    const prompt = { conversation, ...encoded, ids, startsInThinking: false };
    return form.promptLogprobs && prompt.isWhole ? { ...prompt, reportedTokens: caller } : prompt;
  }
  const rendered = renderedText(options, conversation, form, limit) + tokenizer.literal.mark(form.replyStart ?? "");
  const text = shownImages?.shownIn(rendered, conversation) ?? rendered;
  // Only the template can have written the tag: a tag in a caller's text contains a cut mark.
  const startsInThinking = dialect.thinking !== undefined && text.trimEnd().endsWith(dialect.thinking.open);
  const encoded = tokenizer.encodePromptPart(text, readFactor * limit, "start");
  const ids = addFrame(options, shownImages?.rowsIn(encoded.ids, conversation) ?? encoded.ids);
  const prompt = { conversation, ...encoded, ids, startsInThinking };
  if (!form.promptLogprobs || !prompt.isWhole) return prompt;
  const [before = "", after = ""] = renderedText(options, withLastUserText(conversation, textMark), form, limit).split(textMark);
  return { ...prompt, reportedTokens: callerTokens(prompt.ids, tokenizer.encodePrompt(before), tokenizer.encodePrompt(after)) };
}

function renderedText(
  { tokenizer, template, dialect, supportsReasoning }: PromptOptions,
  conversation: Conversation,
  form: ReplyForm,
  limit: number,
): string {
  const thinkingVariable = dialect.prompt?.thinkingVariable ?? "enable_thinking";
  const variables = supportsReasoning ? { [thinkingVariable]: form.thinking.enabled } : {};
  try {
    return renderConversation(template, conversation, dialect, tokenizer.literal, variables);
  } catch (caught) {
    if (caught instanceof TemplateFuelError && minExcess(conversation, limit) > 0) {
      throw new EngineFailureError({ kind: "too-many-tokens", detail: `the prompt has more than ${limit} tokens, the max` });
    }
    throw templateFailure(caught, callerTexts(conversation));
  }
}

function addFrame({ frame }: PromptOptions, ids: Int32Array): Int32Array {
  return frame === undefined ? ids : Int32Array.from([...frame.prefix, ...ids, ...frame.suffix]);
}

/** A raw prompt has no template, so the tokenizer adds the tokens around each text. */
function rawFrame({ frame, tokenizer }: PromptOptions): PromptFrame {
  return frame ?? tokenizer.frame("single");
}

/** The text of a raw prompt. It may contain special tokens; only the cut mark is replaced. */
function rawText(conversation: Conversation): string {
  return lastUserText(conversation).replaceAll(cutMark, "\uFFFD");
}

/** Cuts the last user message, so that the template around it stays whole. */
function cutPrompt(options: PromptSource, whole: Prompt, form: ReplyForm, side: "start" | "end", limit: number): Prompt {
  const { tokenizer } = options;
  const keptSide = side === "start" ? "end" : "start";
  if (whole.ids.length <= limit) return whole;
  if (form.rawPrompt) {
    const frame = rawFrame(options);
    const room = Math.max(0, limit - frame.prefix.length - frame.suffix.length);
    const { ids, caller } = framedIds(frame, tokenizer.encodePromptPart(rawText(whole.conversation), room, keptSide).ids);
    return { ...whole, ids, isWhole: true, ...(form.promptLogprobs ? { reportedTokens: caller } : {}) };
  }
  // At most `limit` tokens of a text can be kept; the text of a whole prompt is read whole.
  const readable = whole.isWhole ? whole.ids.length : limit;
  const { ids: textIds, isWhole: isWholeText } = tokenizer.encodeTextPart(lastUserText(whole.conversation), readable, keptSide);
  const written = (kept: Int32Array): Prompt => {
    // A cut inside a character leaves replacement characters.
    const text = tokenizer.decode(kept).replace(side === "start" ? /^\uFFFD+/u : /\uFFFD+$/u, "");
    return writePrompt(options, withLastUserText(whole.conversation, text), form, limit);
  };
  let prompt = isWholeText ? whole : written(textIds);
  let dropped = 0;
  while (prompt.ids.length > limit && dropped < textIds.length) {
    dropped = Math.min(textIds.length, dropped + prompt.ids.length - limit);
    prompt = written(side === "start" ? textIds.subarray(dropped) : textIds.subarray(0, textIds.length - dropped));
  }
  return prompt;
}

/** Replaces the last user message. */
export function withLastUserText(conversation: Conversation, text: string): Conversation {
  const last = conversation.messages.findLastIndex((message) => message.role === "user");
  const messages = conversation.messages.with(last, { role: "user", parts: [{ type: "text", text }] });
  return { ...conversation, messages };
}
