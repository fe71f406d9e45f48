/** Turns as the messages of a v1 chat_history (contract 4.2, 4.3). */
import type { ToolCall, Turn } from "../../inference/conversation.ts";
import { jsonObjectIn } from "../chat/json-object-text.ts";
import type { HistoryMessage } from "./chat-v1-request.ts";

export function historyMessages(turns: readonly Turn[]): HistoryMessage[] {
  const messages: HistoryMessage[] = [];
  const calls = new Map<string, ToolCall>();
  for (const turn of turns) {
    switch (turn.role) {
      case "system":
        messages.push({ role: "SYSTEM", message: turn.text });
        break;
      case "user":
        messages.push({ role: "USER", message: turn.parts.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n") });
        break;
      case "assistant":
        for (const call of turn.toolCalls) calls.set(call.id, call);
        messages.push(chatbotMessage(turn.text, turn.toolCalls));
        break;
      case "tool": {
        const call = calls.get(turn.toolCallId);
        const result = { call: callBody(call), outputs: turn.outputs.map(({ data }) => data) };
        const last = messages.at(-1);
        // Results of one step are one message.
        if (last?.role === "TOOL" && last.tool_results) last.tool_results.push(result);
        else messages.push({ role: "TOOL", tool_results: [result] });
        break;
      }
    }
  }
  return messages;
}

export function chatbotMessage(message: string, toolCalls: readonly ToolCall[]): HistoryMessage {
  return { role: "CHATBOT", message, ...(toolCalls.length > 0 && { tool_calls: toolCalls.map(callBody) }) };
}

/** A call as v1 has it: no id, and its arguments as an object. */
export function callBody(call: ToolCall | undefined) {
  return { name: call?.name ?? "", parameters: jsonObjectIn(call?.arguments ?? "") ?? {} };
}
