/** From the messages of a checked chat request to the conversation that every chat route shares. */
import type { Conversation, Turn, UserPart } from "../../chat/conversation.ts";
import { NotImplemented } from "../errors.ts";
import type { ModelDescription } from "../service.ts";
import type { ChatMessage, ChatRequest } from "./chat-request.ts";

/** `serviceInstructions` are the model's for the safety mode; OFF, and a mode without any, add nothing. */
export function toConversation(request: ChatRequest, model: ModelDescription): Conversation {
  const { safety_mode } = request;
  const serviceInstructions = safety_mode === "OFF" ? undefined : model.safetyInstructions[safety_mode];
  return { turns: turnsOf(request.messages), serviceInstructions: serviceInstructions ?? "" };
}

/** System messages become one turn, joined by a blank line (contract 2.2); all other messages a turn each. */
function turnsOf(messages: readonly ChatMessage[]): Turn[] {
  const instructions: string[] = [];
  const turns: Turn[] = [];
  for (const message of messages) {
    switch (message.role) {
      case "system":
        instructions.push(textOf(message.content));
        break;
      case "user":
        turns.push({ role: "user", parts: userParts(message) });
        break;
      case "assistant":
        // Thinking of earlier turns stays out of the prompt (contract 2.2).
        turns.push({ role: "assistant", text: textOf(message.content ?? ""), thinking: "", plan: "", toolCalls: [] });
        break;
      case "tool":
        throw new NotImplemented("tools");
    }
  }
  return instructions.length > 0 ? [{ role: "system", text: instructions.join("\n\n") }, ...turns] : turns;
}

function userParts({ content }: Extract<ChatMessage, { role: "user" }>): UserPart[] {
  if (typeof content === "string") return [{ type: "text", text: content }];
  return content.map((block) => block.type === "text"
    ? { type: "text", text: block.text }
    : { type: "image", url: block.image_url.url, detail: block.image_url.detail });
}

/** Text blocks of one message stand on lines of their own. */
function textOf(content: string | readonly { type: string; text?: string }[]): string {
  if (typeof content === "string") return content;
  return content.flatMap((block) => block.text ?? []).join("\n");
}
