/** From a conversation to the tokens of its prompt, made to fit. */
import type { Conversation, ReplyForm } from "../../chat/conversation.ts";
import type { Dialect } from "../../chat/dialect.ts";
import { cutMark } from "../../chat/literal-text.ts";
import { type ChatTemplate, templateMessages, templateTools } from "../../chat/prompt.ts";
import type { TextTokenizer } from "../../chat/text-tokenizer.ts";
import { truncatedConversation } from "../../chat/truncated-conversation.ts";
import { lastUserText } from "../../chat/turn-text.ts";

export interface PromptParts {
  tokenizer: TextTokenizer;
  template: ChatTemplate;
  dialect: Dialect;
  /** Whether the model can be told to think or not to. */
  reasons: boolean;
}

export interface Prompt {
  /** What of the conversation is in it. */
  conversation: Conversation;
  ids: Int32Array;
  /** It ends inside the model's thinking: the reply begins there. */
  startsInThinking: boolean;
}

/** `limit`: most tokens. The prompt is larger where nothing may, or can, give way. */
export function fittingPrompt(parts: PromptParts, conversation: Conversation, form: ReplyForm, limit: number): Prompt {
  let prompt = writePrompt(parts, conversation, form);
  if (form.promptCut !== undefined) return cutPrompt(parts, prompt, form, form.promptCut, limit);
  if (form.truncation === "off") return prompt;
  const countTokens = (text: string): number => parts.tokenizer.encodeText(text).length;
  while (prompt.ids.length > limit) {
    const smaller = truncatedConversation(prompt.conversation, prompt.ids.length - limit, countTokens);
    if (smaller === undefined) break;
    prompt = writePrompt(parts, smaller, form);
  }
  return prompt;
}

function writePrompt({ tokenizer, template, dialect, reasons }: PromptParts, conversation: Conversation, form: ReplyForm): Prompt {
  if (form.rawPrompt) {
    // Whoever writes the prompt token by token may write the model's own tokens, too.
    const ids = tokenizer.encodePrompt(lastUserText(conversation).replaceAll(cutMark, "\uFFFD"));
    return { conversation, ids, startsInThinking: false };
  }
  const tools = templateTools(conversation, tokenizer.literal);
  const text = template.render(templateMessages(conversation, tokenizer.literal), {
    ...(tools === undefined ? {} : { tools }),
    ...(reasons ? { enable_thinking: form.thinking.enabled } : {}),
  });
  // A caller's tag would be cut apart: only the template's own can stand here.
  const startsInThinking = dialect.thinking !== undefined && text.trimEnd().endsWith(dialect.thinking.open);
  return { conversation, ids: tokenizer.encodePrompt(text), startsInThinking };
}

/** Cuts the last user turn, so that a template around it stays whole. */
function cutPrompt(parts: PromptParts, whole: Prompt, form: ReplyForm, side: "start" | "end", limit: number): Prompt {
  if (form.rawPrompt) {
    const over = Math.max(0, whole.ids.length - limit);
    return { ...whole, ids: side === "start" ? whole.ids.subarray(over) : whole.ids.subarray(0, whole.ids.length - over) };
  }
  const { tokenizer } = parts;
  const textIds = tokenizer.encodeText(lastUserText(whole.conversation));
  let prompt = whole;
  let dropped = 0;
  while (prompt.ids.length > limit && dropped < textIds.length) {
    dropped = Math.min(textIds.length, dropped + prompt.ids.length - limit);
    const kept = side === "start" ? textIds.subarray(dropped) : textIds.subarray(0, textIds.length - dropped);
    // A cut through a character leaves a piece of it that says nothing.
    const text = tokenizer.decode(kept).replace(side === "start" ? /^\uFFFD+/u : /\uFFFD+$/u, "");
    prompt = writePrompt(parts, withLastUserText(whole.conversation, text), form);
  }
  return prompt;
}

function withLastUserText(conversation: Conversation, text: string): Conversation {
  const last = conversation.turns.findLastIndex((turn) => turn.role === "user");
  const turns = conversation.turns.with(last, { role: "user", parts: [{ type: "text", text }] });
  return { ...conversation, turns };
}
