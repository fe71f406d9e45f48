/** The sources that a reply may cite: documents and tool outputs of its prompt (contract 2.3, 2.5). */
import type { CitableSource } from "../citations/citation.ts";
import { visibleData } from "../document-data.ts";
import type { Conversation } from "../../inference/conversation.ts";
import type { Citation } from "../../inference/reply-events.ts";

export interface ShownSource {
  /** The data that the model saw: nothing else can be evidence. */
  evidence: CitableSource;
  /** The source as citations name it, with all data of the caller. */
  cited: Citation["sources"][number];
}

export function shownSources(conversation: Conversation): ShownSource[] {
  const documents = conversation.documents.map((document): ShownSource => {
    const { id, data } = document;
    return { evidence: { type: "document", id, data: visibleData(document) }, cited: { type: "document", id, data } };
  });
  const outputs = conversation.messages.flatMap((message) =>
    message.role === "tool"
      ? message.outputs.map(({ id, data }): ShownSource => ({ evidence: { type: "tool", id, data }, cited: { type: "tool", id, data } }))
      : [],
  );
  return [...documents, ...outputs];
}
