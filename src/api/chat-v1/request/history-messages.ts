/** Messages in the form of a v1 chat_history (contract 4.2, 4.3). */
import type { ToolCall, Message } from "../../../inference/conversation.ts";
import { parseJsonObject } from "../../../chat/json-object.ts";
import type { HistoryMessage } from "./chat-v1-request.ts";

export function historyMessages(messages: readonly Message[]): HistoryMessage[] {
  const history: HistoryMessage[] = [];
  const calls = new Map<string, ToolCall>();
  for (const message of messages) {
    switch (message.role) {
      case "system":
        history.push({ role: "SYSTEM", message: message.text });
        break;
      case "user":
        history.push({ role: "USER", message: message.parts.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n") });
        break;
      case "assistant":
        for (const call of message.toolCalls) calls.set(call.id, call);
        history.push(chatbotMessage(message.text, message.toolCalls));
        break;
      case "tool": {
        const call = calls.get(message.toolCallId);
        const result = { call: callBody(call), outputs: message.outputs.map(({ data }) => data) };
        const last = history.at(-1);
        // Results of one step are one message.
        if (last?.role === "TOOL" && last.tool_results) last.tool_results.push(result);
        else history.push({ role: "TOOL", tool_results: [result] });
        break;
      }
    }
  }
  return history;
}

export function chatbotMessage(message: string, toolCalls: readonly ToolCall[]): HistoryMessage {
  return { role: "CHATBOT", message, ...(toolCalls.length > 0 && { tool_calls: toolCalls.map(callBody) }) };
}

/** A call in the form of v1: without id, and with its arguments as an object. */
export function callBody(call: ToolCall | undefined) {
  return { name: call?.name ?? "", parameters: parseJsonObject(call?.arguments ?? "") ?? {} };
}
