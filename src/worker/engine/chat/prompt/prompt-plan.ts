/** From a conversation to the tokens of its prompt, made to fit. */
import type { Conversation, ReplyForm } from "../../../../inference/conversation.ts";
import type { Dialect } from "../../../../chat/dialects/dialect.ts";
import { cutMark } from "../../../../chat/prompt/literal-text.ts";
import type { ChatTemplate } from "../../../../chat/prompt/prompt.ts";
import { renderConversation } from "../../../../chat/prompt/render-conversation.ts";
import type { TextTokenizer } from "../../../../chat/tokenizer/text-tokenizer.ts";
import { truncatedConversation } from "../../../../chat/prompt/truncated-conversation.ts";
import { callerTexts, lastUserText } from "../../../../chat/prompt/message-text.ts";
import type { TokenCounts } from "./token-counts.ts";
import { templateFailure } from "./template-failure.ts";
import { callerTokens, type TokenRange } from "./caller-tokens.ts";
import { framedIds, type PromptFrame } from "./prompt-frame.ts";
import type { ImageReader, PromptImages } from "./prompt-images.ts";

export interface PromptParts {
  tokenizer: TextTokenizer;
  template: ChatTemplate;
  dialect: Dialect;
  /** Whether the model can be told to think or not to. */
  supportsReasoning: boolean;
  /** Absent: messages cannot have images. */
  images?: ImageReader;
  /** Of a model that reads the prompt as a text of its own and writes the reply as another. Absent: they are one text. */
  frame?: PromptFrame;
}

export interface Prompt {
  /** What of the conversation is in it. */
  conversation: Conversation;
  ids: Int32Array;
  /** False if the prompt has more tokens: only the first are known. */
  isWhole: boolean;
  /** It ends inside the model's thinking: the reply begins there. */
  startsInThinking: boolean;
  /** If the prompt's own tokens are reported and a template stands around the caller's: which are the caller's. */
  reportedTokens?: TokenRange;
}

/** Stands for the caller's text if only what the template writes around it is wanted: a noncharacter, as the cut mark is. */
const textMark = "\uFDD1";

/**
 * How many times the limit a prompt, or a text of it, is read. Beyond that its exact size would not change what has to
 * go, and a large one would take seconds.
 */
const readFactor = 4;

/** What a prompt is written from. */
export interface PromptSource extends PromptParts {
  /** Those of the conversation. */
  shownImages?: PromptImages | undefined;
}

/** `limit`: max tokens. The prompt is larger if nothing may, or can, give way. `counts` gets what had to be counted. */
export function fittingPrompt(
  parts: PromptSource,
  conversation: Conversation,
  form: ReplyForm,
  limit: number,
  counts: TokenCounts,
): Prompt {
  let prompt = writePrompt(parts, conversation, form, limit);
  if (form.truncateSide !== undefined) return cutPrompt(parts, prompt, form, form.truncateSide, limit);
  if (form.truncation === "off") return prompt;
  const countTokens = (text: string): number => counts.of(text, readFactor * limit);
  while (prompt.ids.length > limit) {
    const smaller = truncatedConversation(prompt.conversation, excessOf(prompt, limit, countTokens), countTokens);
    if (smaller === undefined) break;
    prompt = writePrompt(parts, smaller, form, limit);
  }
  return prompt;
}

/** How many tokens have to go, at least: exactly if the whole prompt was read. */
function excessOf({ conversation, ids, isWhole }: Prompt, limit: number, countTokens: (text: string) => number): number {
  if (isWhole) return ids.length - limit;
  const tokens = callerTexts(conversation).reduce((sum, text) => sum + countTokens(text), 0);
  return Math.max(tokens, ids.length) - limit;
}

function writePrompt(parts: PromptSource, conversation: Conversation, form: ReplyForm, limit: number): Prompt {
  const { tokenizer, dialect, shownImages } = parts;
  if (form.rawPrompt) {
    const encoded = tokenizer.encodePromptPart(rawText(conversation), readFactor * limit, "start");
    const { ids, caller } = framedIds(rawFrame(parts), encoded.ids);
    const prompt = { conversation, ...encoded, ids, startsInThinking: false };
    return form.promptLogprobs && prompt.isWhole ? { ...prompt, reportedTokens: caller } : prompt;
  }
  const rendered = renderedText(parts, conversation, form);
  const text = shownImages?.shownIn(rendered, conversation) ?? rendered;
  // A caller's tag would be cut apart: only the template's own can stand here.
  const startsInThinking = dialect.thinking !== undefined && text.trimEnd().endsWith(dialect.thinking.open);
  const encoded = tokenizer.encodePromptPart(text, readFactor * limit, "start");
  const ids = framed(parts, shownImages?.rowsIn(encoded.ids, conversation) ?? encoded.ids);
  const prompt = { conversation, ...encoded, ids, startsInThinking };
  if (!form.promptLogprobs || !prompt.isWhole) return prompt;
  const [before = "", after = ""] = renderedText(parts, withLastUserText(conversation, textMark), form).split(textMark);
  return { ...prompt, reportedTokens: callerTokens(prompt.ids, tokenizer.encodePrompt(before), tokenizer.encodePrompt(after)) };
}

function renderedText(
  { tokenizer, template, dialect, supportsReasoning }: PromptParts,
  conversation: Conversation,
  form: ReplyForm,
): string {
  const thinkingVariable = dialect.prompt?.thinkingVariable ?? "enable_thinking";
  const variables = supportsReasoning ? { [thinkingVariable]: form.thinking.enabled } : {};
  try {
    return renderConversation(template, conversation, dialect, tokenizer.literal, variables);
  } catch (caught) {
    throw templateFailure(caught, callerTexts(conversation));
  }
}

function framed({ frame }: PromptParts, ids: Int32Array): Int32Array {
  return frame === undefined ? ids : Int32Array.from([...frame.prefix, ...ids, ...frame.suffix]);
}

/** No template writes the tokens with which each text begins: the tokenizer adds them. */
function rawFrame({ frame, tokenizer }: PromptParts): PromptFrame {
  return frame ?? tokenizer.frame("single");
}

/** Whoever writes the prompt token by token may write the model's own tokens, too. */
function rawText(conversation: Conversation): string {
  return lastUserText(conversation).replaceAll(cutMark, "\uFFFD");
}

/** Cuts the last user message, so that a template around it stays whole. */
function cutPrompt(parts: PromptSource, whole: Prompt, form: ReplyForm, side: "start" | "end", limit: number): Prompt {
  const { tokenizer } = parts;
  const keptSide = side === "start" ? "end" : "start";
  if (whole.ids.length <= limit) return whole;
  if (form.rawPrompt) {
    const frame = rawFrame(parts);
    const room = Math.max(0, limit - frame.prefix.length - frame.suffix.length);
    const { ids, caller } = framedIds(frame, tokenizer.encodePromptPart(rawText(whole.conversation), room, keptSide).ids);
    return { ...whole, ids, isWhole: true, ...(form.promptLogprobs ? { reportedTokens: caller } : {}) };
  }
  // Of a prompt that was read whole the user's text is, too; of a larger one no more than the limit can be kept.
  const readable = whole.isWhole ? whole.ids.length : limit;
  const { ids: textIds, isWhole: isWholeText } = tokenizer.encodeTextPart(lastUserText(whole.conversation), readable, keptSide);
  const written = (kept: Int32Array): Prompt => {
    // A cut through a character leaves a piece of it that says nothing.
    const text = tokenizer.decode(kept).replace(side === "start" ? /^\uFFFD+/u : /\uFFFD+$/u, "");
    return writePrompt(parts, withLastUserText(whole.conversation, text), form, limit);
  };
  let prompt = isWholeText ? whole : written(textIds);
  let dropped = 0;
  while (prompt.ids.length > limit && dropped < textIds.length) {
    dropped = Math.min(textIds.length, dropped + prompt.ids.length - limit);
    prompt = written(side === "start" ? textIds.subarray(dropped) : textIds.subarray(0, textIds.length - dropped));
  }
  return prompt;
}

function withLastUserText(conversation: Conversation, text: string): Conversation {
  const last = conversation.messages.findLastIndex((message) => message.role === "user");
  const messages = conversation.messages.with(last, { role: "user", parts: [{ type: "text", text }] });
  return { ...conversation, messages };
}
