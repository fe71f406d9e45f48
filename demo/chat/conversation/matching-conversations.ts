/** Finds conversations by words of their titles, messages and replies. */
import { matchesWords } from "../../shell/matches-words.ts";
import { finalText, type Conversation } from "./conversation.ts";

/** Returns whether every word of `query` occurs in the conversation. */
export function matches({ title, turns, second }: Conversation, query: string): boolean {
  const all = [...turns, ...(second?.turns ?? [])];
  return matchesWords([title, ...all.map((turn) => (turn.role === "user" ? turn.text : finalText(turn)))].join("\n"), query);
}
