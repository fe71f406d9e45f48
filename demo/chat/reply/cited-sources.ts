/** The sources of citations, each once, in the order in which they are first cited: their numbers in the text. */
import type { Citation, CitedSource } from "../conversation/conversation.ts";

export function citedSources(citations: readonly Citation[]): CitedSource[] {
  const sources = new Map<string, CitedSource>();
  for (const source of citations.flatMap((citation) => citation.sources)) if (!sources.has(source.id)) sources.set(source.id, source);
  return [...sources.values()];
}

/** "Handbook: Fees, page 3". */
export function sourceInWords({ id, title, place = "" }: CitedSource): string {
  return [title === "" ? id : title, place].filter((part) => part !== "").join(", ");
}
