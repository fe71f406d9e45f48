/**
 * Makes a conversation smaller until its prompt fits (contract 4.1, prompt_truncation). What takes more room gives way
 * first: the last document, as documents come in the order of their relevance, or the oldest exchange. System turns,
 * and everything from the last user turn on, stay.
 */
import type { Conversation } from "../../inference/conversation.ts";
import { documentText } from "./document-text.ts";
import { turnText } from "./message-text.ts";

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
  const lastUser = turns.findLastIndex((turn) => turn.role === "user");
  let ofDocuments = sum(documentSizes);
  let ofTurns = sum(turnSizes.slice(0, Math.max(0, lastUser)));
  let firstTurn = 0;
  let removed = 0;
  while (removed < excess) {
    const nextTurn = nextExchange(turns, firstTurn);
    if (documents.length > 0 && (nextTurn === firstTurn || ofDocuments >= ofTurns)) {
      documents.pop();
      const size = documentSizes.pop() ?? 0;
      ofDocuments -= size;
      removed += size;
    } else if (nextTurn > firstTurn) {
      const size = sum(turnSizes.slice(firstTurn, nextTurn));
      ofTurns -= size;
      removed += size;
      firstTurn = nextTurn;
    } else {
      break;
    }
  }
  const isSmaller = documents.length < conversation.documents.length || firstTurn > 0;
  return isSmaller ? { ...conversation, documents, turns: [...system, ...turns.slice(firstTurn)] } : undefined;
}

/** Where the exchange that begins at `first` ends: at the next user turn, so that no tool result loses its call. */
function nextExchange(turns: Conversation["turns"], first: number): number {
  const next = turns.findIndex((turn, index) => index > first && turn.role === "user");
  return next < 0 ? first : next;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
