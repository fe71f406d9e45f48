/**
 * Makes a conversation smaller until its prompt fits (contract 4.1, prompt_truncation). What takes more room gives way
 * first: the last document, as documents come in the order of their relevance, or the oldest exchange. System turns,
 * and everything from the last user turn on, stay.
 */
import type { Conversation } from "./conversation.ts";
import { documentText } from "./document-text.ts";
import { turnText } from "./turn-text.ts";

/** Without at least `excess` tokens where so much can go. Undefined: there is nothing left that could give way. */
export function truncatedConversation(
  conversation: Conversation,
  excess: number,
  countTokens: (text: string) => number,
): Conversation | undefined {
  const system = conversation.turns.filter((turn) => turn.role === "system");
  const turns = conversation.turns.filter((turn) => turn.role !== "system");
  const documents = [...conversation.documents];
  const documentSizes = documents.map((document) => countTokens(documentText(document)));
  const turnSizes = turns.map((turn) => countTokens(turnText(turn)));
  let removed = 0;
  while (removed < excess) {
    const oldest = oldestExchange(turns);
    const ofDocuments = sum(documentSizes);
    const ofTurns = sum(turnSizes.slice(0, turns.findLastIndex((turn) => turn.role === "user")));
    if (documents.length > 0 && (oldest === 0 || ofDocuments >= ofTurns)) {
      documents.pop();
      removed += documentSizes.pop() ?? 0;
    } else if (oldest > 0) {
      turns.splice(0, oldest);
      removed += sum(turnSizes.splice(0, oldest));
    } else {
      break;
    }
  }
  const isSmaller = documents.length < conversation.documents.length || system.length + turns.length < conversation.turns.length;
  return isSmaller ? { ...conversation, documents, turns: [...system, ...turns] } : undefined;
}

/** Length of what goes together at the beginning: up to the next user turn, so that no tool result loses its call. */
function oldestExchange(turns: Conversation["turns"]): number {
  const next = turns.findIndex((turn, index) => index > 0 && turn.role === "user");
  return Math.max(0, next);
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
