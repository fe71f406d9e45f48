/** Finds conversations by words of their titles, messages and replies. */
import { finalText, type Conversation } from "./conversation.ts";

/** Returns whether every word of `query` occurs in the conversation, without regard to case and accents. */
export function matches({ title, turns }: Conversation, query: string): boolean {
  const text = folded([title, ...turns.map((turn) => (turn.role === "user" ? turn.text : finalText(turn)))].join("\n"));
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
