/** A conversation as the model reads it: through the model's own chat template. */
import { Template } from "@huggingface/jinja";
import { z } from "zod";
import type { Conversation, Turn } from "./conversation.ts";
import type { LiteralText } from "./literal-text.ts";

/** A message in the form that chat templates of model hubs expect. */
export interface TemplateMessage {
  role: Turn["role"];
  content: string;
  tool_calls?: { id: string; type: "function"; function: { name: string; arguments: unknown } }[];
  tool_call_id?: string;
}

const tokenTextSchema = z.union([z.string(), z.looseObject({ content: z.string() }).transform((token) => token.content)]);

const templateSourceSchema = z.looseObject({
  chat_template: z.union([z.string(), z.array(z.object({ name: z.string(), template: z.string() }))]).nullish(),
  bos_token: tokenTextSchema.nullish(),
  eos_token: tokenTextSchema.nullish(),
});

/** The model's folder has no chat template: it cannot hold a conversation. */
export class MissingChatTemplateError extends Error {
  constructor() {
    super("neither tokenizer_config.json nor chat_template.jinja holds a chat template");
    this.name = "MissingChatTemplateError";
  }
}

export class ChatTemplate {
  readonly #template: Template;
  readonly #tokens: { bos_token: string; eos_token: string };

  /** `templateFile`: contents of `chat_template.jinja`, for models that keep the template there. */
  constructor(tokenizerConfig: unknown, templateFile: string | undefined) {
    const config = templateSourceSchema.parse(tokenizerConfig);
    const inConfig = Array.isArray(config.chat_template)
      ? config.chat_template.find((choice) => choice.name === "default")?.template
      : config.chat_template;
    const source = inConfig ?? templateFile;
    if (source === undefined) throw new MissingChatTemplateError();
    this.#template = new Template(source);
    this.#tokens = { bos_token: config.bos_token ?? "", eos_token: config.eos_token ?? "" };
  }

  /** Text up to where the assistant's reply begins. `variables` are further names that the template may read. */
  render(messages: readonly TemplateMessage[], variables: Readonly<Record<string, unknown>> = {}): string {
    return this.#template.render({ ...variables, ...this.#tokens, messages, add_generation_prompt: true });
  }
}

/**
 * The messages of a conversation, one system message at most and first. Service instructions stand before the caller's.
 * Earlier thinking is left out. The caller's texts are marked as literal; those of the service are written as they are.
 */
export function templateMessages(conversation: Conversation, literal: LiteralText): TemplateMessage[] {
  const system = [conversation.serviceInstructions];
  const messages: TemplateMessage[] = [];
  for (const turn of conversation.turns) {
    if (turn.role === "system") system.push(literal.mark(turn.text));
    else messages.push(message(turn, literal));
  }
  const systemText = system.filter((text) => text !== "").join("\n\n");
  return systemText === "" ? messages : [{ role: "system", content: systemText }, ...messages];
}

function message(turn: Exclude<Turn, { role: "system" }>, literal: LiteralText): TemplateMessage {
  if (turn.role === "user") {
    return { role: "user", content: literal.mark(userText(turn.parts)) };
  }
  if (turn.role === "tool") {
    const content = turn.outputs.map((output) => JSON.stringify(output.data)).join("\n");
    return { role: "tool", content: literal.mark(content), tool_call_id: turn.toolCallId };
  }
  const text = turn.text === "" ? turn.plan : turn.text;
  const content = literal.mark(text);
  if (turn.toolCalls.length === 0) return { role: "assistant", content };
  return {
    role: "assistant",
    content,
    tool_calls: turn.toolCalls.map((call) => ({
      id: call.id,
      type: "function",
      // The text of a JSON object: templates write strings as they are.
      function: { name: call.name, arguments: literal.mark(call.arguments) },
    })),
  };
}

/** All texts that the caller supplied, unmarked: what `billedInputTokens` counts. */
export function callerTexts(conversation: Conversation): string[] {
  const texts: string[] = [];
  for (const turn of conversation.turns) {
    if (turn.role === "system") texts.push(turn.text);
    else if (turn.role === "user") texts.push(userText(turn.parts));
    else if (turn.role === "assistant") texts.push(turn.text, turn.plan, ...turn.toolCalls.map((call) => call.arguments));
    else texts.push(...turn.outputs.map((output) => JSON.stringify(output.data)));
  }
  return texts.filter((text) => text !== "");
}

/** Text blocks of one message stand on lines of their own. */
function userText(parts: Extract<Turn, { role: "user" }>["parts"]): string {
  return parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}
