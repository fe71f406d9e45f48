/** The messages of a v1 conversation, built from a request, a stored conversation, or both (contract 4.1, 4.2). */
import type { ToolCall, Message } from "../../../inference/conversation.ts";
import { parseJsonObject } from "../../../chat/json-object.ts";
import type { HistoryMessage, ToolResult } from "./chat-v1-request.ts";

type AssistantMessage = Extract<Message, { role: "assistant" }>;
type V1Call = ToolResult["call"];

/** v1 identifies calls by name and parameters only; this class assigns each an id that is unique in its conversation. */
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
        // System messages come first, at whatever index they were sent.
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
        // Without results it answers no call.
        this.addResults(message.tool_results ?? []);
        break;
    }
  }

  addUser(text: string): void {
    this.messages.push({ role: "user", parts: [{ type: "text", text }] });
  }

  /** Whether the last message has calls, so that results may follow. */
  get awaitsResults(): boolean {
    const last = this.messages.at(-1);
    return last?.role === "assistant" && last.toolCalls.length > 0;
  }

  /** Assigns each result to a call of the assistant message before it; adds the call, or the message, if it is missing. */
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

/** Removes and returns the call of a result: the one with the same name and parameters, or else with the same name. */
function takeCall(calls: ToolCall[], { name, parameters }: V1Call): ToolCall | undefined {
  const json = JSON.stringify(parameters);
  const named = calls.filter((call) => call.name === name);
  const found = named.find((call) => JSON.stringify(parseJsonObject(call.arguments)) === json) ?? named[0];
  if (found) calls.splice(calls.indexOf(found), 1);
  return found;
}
