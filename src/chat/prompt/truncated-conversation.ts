/**
 * Shortens a conversation until its prompt fits (contract 4.1, prompt_truncation). Each step removes the last document,
 * which is the least relevant, or the oldest exchange: documents if they take more tokens than the exchanges. System
 * messages and everything from the last user message on stay.
 */
import type { Conversation } from "../../inference/conversation.ts";
import { documentText } from "./document-text.ts";
import { messageText } from "./message-text.ts";

/** Removes at least `excess` tokens, or as many as can be removed. Returns undefined if none can. */
export function truncatedConversation(
  conversation: Conversation,
  excess: number,
  countTokens: (text: string) => number,
): Conversation | undefined {
  const system = conversation.messages.filter((message) => message.role === "system");
  const messages = conversation.messages.filter((message) => message.role !== "system");
  const documents = [...conversation.documents];
  const documentSizes = documents.map((document) => countTokens(documentText(document)));
  const messageSizes = messages.map((message) => countTokens(messageText(message)));
  const lastUser = messages.findLastIndex((message) => message.role === "user");
  let documentTokens = sum(documentSizes);
  let messageTokens = sum(messageSizes.slice(0, Math.max(0, lastUser)));
  let firstMessage = 0;
  let removed = 0;
  while (removed < excess) {
    const nextMessage = nextExchange(messages, firstMessage);
    if (documents.length > 0 && (nextMessage === firstMessage || documentTokens >= messageTokens)) {
      documents.pop();
      const size = documentSizes.pop() ?? 0;
      documentTokens -= size;
      removed += size;
    } else if (nextMessage > firstMessage) {
      const size = sum(messageSizes.slice(firstMessage, nextMessage));
      messageTokens -= size;
      removed += size;
      firstMessage = nextMessage;
    } else {
      break;
    }
  }
  const isSmaller = documents.length < conversation.documents.length || firstMessage > 0;
  return isSmaller ? { ...conversation, documents, messages: [...system, ...messages.slice(firstMessage)] } : undefined;
}

/** Returns the conversation with its documents in the order of `ids`; documents without an id in the list come last. */
export function withDocumentOrder(conversation: Conversation, ids: readonly string[]): Conversation {
  const rank = new Map(ids.map((id, index) => [id, index]));
  const rankOf = ({ id }: { id: string }): number => rank.get(id) ?? ids.length;
  return { ...conversation, documents: conversation.documents.toSorted((a, b) => rankOf(a) - rankOf(b)) };
}

/** Returns the end of the exchange that begins at `first`: the next user message, so that no tool result loses its call. */
function nextExchange(messages: Conversation["messages"], first: number): number {
  for (let index = first + 1; index < messages.length; index++) if (messages[index]?.role === "user") return index;
  return first;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
