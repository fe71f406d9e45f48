/** A conversation as the model reads it: through the model's own chat template. */
import { Template } from "@huggingface/jinja";
import { z } from "zod";
import type { Conversation, ToolDefinition, Message } from "../../inference/conversation.ts";
import { documentsText } from "./document-text.ts";
import type { LiteralText } from "./literal-text.ts";
import { outputText, userText } from "./message-text.ts";

/** A tool in the form that chat templates of model hubs expect. */
export interface TemplateTool {
  type: "function";
  function: ToolDefinition;
}

/** A message in the form that chat templates of model hubs expect. */
export interface TemplateMessage {
  role: Message["role"];
  content: string;
  /** Earlier thinking, where the model should see it again. */
  reasoning_content?: string;
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

  /**
   * Text up to where the assistant's reply begins. `variables` are further names that the template may read, such as
   * `tools` and `enable_thinking`.
   */
  render(messages: readonly TemplateMessage[], variables: Readonly<Record<string, unknown>> = {}): string {
    return this.#template.render({ ...variables, ...this.#tokens, messages, add_generation_prompt: true });
  }
}

/**
 * The messages of a conversation, one system message at most and first. Service instructions stand before the caller's,
 * documents behind them. The caller's texts are marked as literal; those of the service are written as they are.
 */
export function templateMessages(conversation: Conversation, literal: LiteralText): TemplateMessage[] {
  const system = [conversation.serviceInstructions];
  const messages: TemplateMessage[] = [];
  const lastUser = conversation.messages.findLastIndex((message) => message.role === "user");
  for (const [index, message] of conversation.messages.entries()) {
    if (message.role === "system") system.push(literal.mark(message.text));
    else messages.push(templateMessage(message, index > lastUser, literal));
  }
  system.push(literal.mark(documentsText(conversation.documents)));
  const systemText = system.filter((text) => text !== "").join("\n\n");
  return systemText === "" ? messages : [{ role: "system", content: systemText }, ...messages];
}

/** The tools of a conversation, for the template's variable `tools`; undefined where there are none. */
export function templateTools(conversation: Conversation, literal: LiteralText): TemplateTool[] | undefined {
  if (conversation.tools.length === 0) return undefined;
  return conversation.tools.map(({ name, description, parameters }) => ({
    type: "function",
    function: { name, description: literal.mark(description), parameters: markedObject(parameters, literal) },
  }));
}

/** `isOpenStep`: no user has spoken since, so that thinking before a tool call is still needed (contract 2.2). */
function templateMessage(message: Exclude<Message, { role: "system" }>, isOpenStep: boolean, literal: LiteralText): TemplateMessage {
  if (message.role === "user") {
    return { role: "user", content: literal.mark(userText(message.parts)) };
  }
  if (message.role === "tool") {
    const content = message.outputs.map((output) => outputText(output.data)).join("\n");
    return { role: "tool", content: literal.mark(content), tool_call_id: message.toolCallId };
  }
  const text = message.text === "" ? message.plan : message.text;
  const content = literal.mark(text);
  if (message.toolCalls.length === 0) return { role: "assistant", content };
  return {
    role: "assistant",
    content,
    ...(isOpenStep && message.thinking !== "" ? { reasoning_content: literal.mark(message.thinking) } : {}),
    tool_calls: message.toolCalls.map((call) => ({
      id: call.id,
      type: "function",
      // The text of a JSON object: templates write strings as they are.
      function: { name: call.name, arguments: literal.mark(call.arguments) },
    })),
  };
}

function markedObject(object: Readonly<Record<string, unknown>>, literal: LiteralText): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [literal.mark(key), marked(value, literal)]));
}

function marked(value: unknown, literal: LiteralText): unknown {
  if (typeof value === "string") return literal.mark(value);
  if (Array.isArray(value)) return value.map((item) => marked(item, literal));
  return typeof value === "object" && value !== null ? markedObject({ ...value }, literal) : value;
}
