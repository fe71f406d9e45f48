/** Renders a conversation to a prompt, and adapts the messages if the model's template refuses them. */
import type { Conversation } from "../../inference/conversation.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { TemplateRuntimeError } from "../jinja/errors.ts";
import type { LiteralText } from "./literal-text.ts";
import type { ChatTemplate } from "./chat-template.ts";
import { type ConversationShape, templateInput } from "./template-input.ts";

const changedShapes: readonly ConversationShape[] = ["alternating", "alternating plain"];

/** `variables`: further names for the template. @throws the template's error for the unchanged conversation. */
export function renderConversation(
  template: ChatTemplate,
  conversation: Conversation,
  dialect: Dialect,
  literal: LiteralText,
  variables: Readonly<Record<string, unknown>> = {},
): string {
  const rendered = (shape: ConversationShape): string => {
    const input = templateInput(conversation, dialect, template.traits, literal, shape);
    return template.render(input.messages, { ...input.variables, ...variables });
  };
  try {
    return rendered("given");
  } catch (caught) {
    if (!(caught instanceof TemplateRuntimeError)) throw caught;
    for (const shape of changedShapes) {
      try {
        return rendered(shape);
      } catch (again) {
        if (!(again instanceof TemplateRuntimeError)) throw again;
      }
    }
    throw caught;
  }
}
