import { alignCitations } from "../../../src/chat/citations/align-citations.ts";
import type { CitableSource } from "../../../src/chat/citations/citation.ts";
import { prepareSources, type PreparedSources } from "../../../src/chat/citations/prepared-sources.ts";

/** Documents with ids doc:0, doc:1 ...; a string is a document's text. */
function documents(...data: (string | Record<string, unknown>)[]): CitableSource[] {
  return data.map((item, index) => ({ id: `doc:${index}`, type: "document", data: typeof item === "string" ? { text: item } : item }));
}

export function prepare(...data: (string | Record<string, unknown>)[]): PreparedSources {
  return prepareSources(documents(...data));
}

/** Cited texts with the sources of each, as "text [0,1]". */
export function cite(text: string, data: readonly (string | Record<string, unknown>)[], prompt = ""): string[] {
  return alignCitations(text, prepare(...data), { prompt }).map((span) => `${span.text} [${span.sourceIndices.join()}]`);
}
