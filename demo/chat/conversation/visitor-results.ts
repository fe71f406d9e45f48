/** Results of tools that the page cannot run: the visitor writes them. */
import { parseJson } from "../../service/json-values.ts";
import type { ToolOutput } from "./conversation.ts";
import type { LiveConversation } from "./conversations.ts";

const waiting = new Map<string, (outputs: ToolOutput[]) => void>();

const keyOf = (conversation: LiveConversation, callId: string): string => `${conversation.data.peek().id} ${callId}`;

/** Resolves when `giveResult` is called for the call. Rejects if `signal` aborts. */
export async function resultsFromVisitor(conversation: LiveConversation, callId: string, signal: AbortSignal): Promise<ToolOutput[]> {
  const key = keyOf(conversation, callId);
  try {
    return await new Promise((resolve, reject) => {
      waiting.set(key, resolve);
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  } finally {
    waiting.delete(key);
  }
}

/** A JSON object is the output; any other text is its only value. */
export function giveResult(conversation: LiveConversation, callId: string, typed: string): void {
  const parsed = parseJson(typed);
  const isObject = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
  const data = isObject ? Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, inWords(value)])) : { output: typed };
  waiting.get(keyOf(conversation, callId))?.([{ data }]);
}

const inWords = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
