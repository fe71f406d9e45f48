/** Finds conversations by words of their titles, messages and replies. */
import { matchesWords } from "../../shell/matches-words.ts";
import { finalText, type Conversation } from "./conversation.ts";

/** Returns whether every word of `query` occurs in the conversation. */
export function matches({ title, turns }: Conversation, query: string): boolean {
  return matchesWords([title, ...turns.map((turn) => (turn.role === "user" ? turn.text : finalText(turn)))].join("\n"), query);
}
