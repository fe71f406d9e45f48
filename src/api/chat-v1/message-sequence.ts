/** The turns of a v1 conversation, built from messages, a stored conversation, or both (contract 4.1, 4.2). */
import type { ToolCall, Message } from "../../inference/conversation.ts";
import { jsonObjectIn } from "../chat/json-object-text.ts";
import type { HistoryMessage, ToolResult } from "./chat-v1-request.ts";

type AssistantMessage = Extract<Message, { role: "assistant" }>;
type V1Call = ToolResult["call"];

/** v1 knows calls by name and parameters only; here each gets an id that is unique in its conversation. */
export class MessageSequence {
  readonly messages: Message[];
  #calls: number;
  #results: number;

  constructor(earlier: readonly Message[] = []) {
    this.messages = [...earlier];
    this.#calls = earlier.reduce((count, message) => count + (message.role === "assistant" ? message.toolCalls.length : 0), 0);
    this.#results = earlier.filter(({ role }) => role === "tool").length;
  }

  addMessage(message: HistoryMessage): void {
    switch (message.role) {
      case "SYSTEM": {
        // System turns come first, wherever the message stands.
        const index = this.messages.findLastIndex(({ role }) => role === "system") + 1;
        this.messages.splice(index, 0, { role: "system", text: message.message });
        break;
      }
      case "USER":
        this.addUser(message.message);
        break;
      case "CHATBOT":
        this.messages.push(
          assistantMessage(
            message.message,
            (message.tool_calls ?? []).map((call) => this.#toolCall(call)),
          ),
        );
        break;
      case "TOOL":
        // It may come without results: then it answers no call.
        this.addResults(message.tool_results ?? []);
        break;
    }
  }

  addUser(text: string): void {
    this.messages.push({ role: "user", parts: [{ type: "text", text }] });
  }

  /** Whether the last turn made calls whose results may follow. */
  get awaitsResults(): boolean {
    const last = this.messages.at(-1);
    return last?.role === "assistant" && last.toolCalls.length > 0;
  }

  /** Each result answers a call of the assistant turn before it, which is made where it is not there. */
  addResults(results: readonly ToolResult[]): void {
    if (results.length === 0) return;
    const last = this.messages.at(-1);
    const caller = last?.role === "assistant" ? { ...last, toolCalls: [...last.toolCalls] } : assistantMessage("", []);
    if (last?.role === "assistant") this.messages.pop();
    this.messages.push(caller);
    const unanswered = [...caller.toolCalls];
    for (const { call, outputs } of results) {
      const answered = takeCall(unanswered, call) ?? this.#toolCall(call);
      if (!caller.toolCalls.includes(answered)) caller.toolCalls.push(answered);
      const resultIndex = this.#results++;
      this.messages.push({
        role: "tool",
        toolCallId: answered.id,
        outputs: outputs.map((data, index) => ({ id: `${call.name}:${resultIndex}:${index}`, data })),
      });
    }
  }

  #toolCall({ name, parameters }: V1Call): ToolCall {
    return { id: `${name}_${this.#calls++}`, name, arguments: JSON.stringify(parameters) };
  }
}

export function assistantMessage(text: string, toolCalls: ToolCall[], plan = ""): AssistantMessage {
  return { role: "assistant", text, thinking: "", plan, toolCalls };
}

/** Takes the call that a result is of: the same name and parameters, else the same name. */
function takeCall(calls: ToolCall[], { name, parameters }: V1Call): ToolCall | undefined {
  const json = JSON.stringify(parameters);
  const named = calls.filter((call) => call.name === name);
  const found = named.find((call) => JSON.stringify(jsonObjectIn(call.arguments)) === json) ?? named[0];
  if (found) calls.splice(calls.indexOf(found), 1);
  return found;
}
