/**
 * Makes a conversation smaller until its prompt fits (contract 4.1, prompt_truncation). What takes more room gives way
 * first: the last document, as documents come in the order of their relevance, or the oldest exchange. System
 * messages, and everything from the last user message on, stay.
 */
import type { Conversation } from "../../inference/conversation.ts";
import { documentText } from "./document-text.ts";
import { messageText } from "./message-text.ts";

/** Without at least `excess` tokens where so much can go. Undefined: there is nothing left that could give way. */
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
  let ofDocuments = sum(documentSizes);
  let messageTokens = sum(messageSizes.slice(0, Math.max(0, lastUser)));
  let firstMessage = 0;
  let removed = 0;
  while (removed < excess) {
    const nextMessage = nextExchange(messages, firstMessage);
    if (documents.length > 0 && (nextMessage === firstMessage || ofDocuments >= messageTokens)) {
      documents.pop();
      const size = documentSizes.pop() ?? 0;
      ofDocuments -= size;
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

/** `ids`: of documents, in the order in which they are to be kept; those without one come last, as they are. */
export function withDocumentOrder(conversation: Conversation, ids: readonly string[]): Conversation {
  const rank = new Map(ids.map((id, index) => [id, index]));
  const rankOf = ({ id }: { id: string }): number => rank.get(id) ?? ids.length;
  return { ...conversation, documents: conversation.documents.toSorted((a, b) => rankOf(a) - rankOf(b)) };
}

/** Where the exchange that begins at `first` ends: at the next user message, so that no tool result loses its call. */
function nextExchange(messages: Conversation["messages"], first: number): number {
  const next = messages.findIndex((message, index) => index > first && message.role === "user");
  return next < 0 ? first : next;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
