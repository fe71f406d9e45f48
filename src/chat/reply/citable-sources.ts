/** What a reply may cite: the documents and tool outputs that its prompt showed (contract 2.3, 2.5). */
import type { CitableSource } from "../citations/citation.ts";
import type { Conversation } from "../../inference/conversation.ts";
import type { Citation } from "../../inference/reply-events.ts";

export interface ShownSource {
  /** What of the source the model saw: only that can be evidence. */
  evidence: CitableSource;
  /** As citations name it, with everything that the caller supplied. */
  cited: Citation["sources"][number];
}

export function shownSources(conversation: Conversation): ShownSource[] {
  const documents = conversation.documents.map(({ id, data, hiddenKeys }): ShownSource => ({
    evidence: { type: "document", id, data: withoutKeys(data, hiddenKeys) },
    cited: { type: "document", id, data },
  }));
  const outputs = conversation.messages.flatMap((message) =>
    message.role === "tool"
      ? message.outputs.map(({ id, data }): ShownSource => ({ evidence: { type: "tool", id, data }, cited: { type: "tool", id, data } }))
      : [],
  );
  return [...documents, ...outputs];
}

export function withoutKeys(data: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}
