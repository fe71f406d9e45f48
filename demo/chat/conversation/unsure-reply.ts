/** A reply of which its model was unsure is replaced by a quotation of the sentences that it read. */
import { quotedExcerpt } from "../documents/quoted-excerpt.ts";
import { pageInWords, titleWithHeading, type Passage } from "../documents/source-document.ts";
import type { ChatReplyEvent } from "./chat-reply.ts";
import type { ReplyStep } from "./conversation.ts";

/** Returns the geometric mean of the probabilities of a reply's tokens; 1 if it has none. */
export function meanProbability(events: readonly ChatReplyEvent[]): number {
  const logarithms = events.flatMap((event) => (event.type === "text" ? (event.score?.probabilities ?? []).map(Math.log) : []));
  return Math.exp(logarithms.reduce((sum, value) => sum + value, 0) / Math.max(1, logarithms.length));
}

/** Returns a text that begins with `lead`, quotes the excerpts, and cites their passages; undefined if there are no excerpts. */
export function quotation(
  passages: readonly Passage[],
  lead = "I am not sure. The document says:",
): Pick<ReplyStep, "text" | "citations"> | undefined {
  let text = lead;
  const citations: ReplyStep["citations"] = [];
  for (const passage of passages) {
    const excerpt = quotedExcerpt(passage);
    if (excerpt === undefined) continue;
    const before = `${text}\n\n“`;
    const start = Array.from(before).length;
    text = `${before}${excerpt}`;
    const source = { id: passage.id, title: titleWithHeading(passage), text: passage.text, place: pageInWords(passage) };
    citations.push({ start, end: Array.from(text).length, sources: [source] });
    text += "”";
  }
  return citations.length === 0 ? undefined : { text, citations };
}
