import type { CitableSource, CitationSpan } from "./citation.ts";
import type { CitationType } from "./wire-v2.ts";

export interface CitationV1 {
  start: number;
  end: number;
  text: string;
  /** Never empty, each id once, in the order of the sources. */
  document_ids: string[];
  type: CitationType;
}

/** A document as v1 replies list it: all values are strings (contract 4.3). */
export type DocumentV1 = Record<string, string> & { id: string };

export function citationV1(span: CitationSpan, sources: readonly CitableSource[], type: CitationType): CitationV1 {
  const ids = span.sourceIndices.flatMap((index) => sources[index]?.id ?? []);
  return { start: span.start, end: span.end, text: span.text, document_ids: [...new Set(ids)], type };
}

/** A source as an entry of `documents`: values that are not strings become compact JSON; `_excludes` is not echoed. */
export function documentV1(source: CitableSource): DocumentV1 {
  const document: DocumentV1 = { id: source.id };
  for (const [key, value] of Object.entries(source.data)) {
    if (key === "id" || key === "_excludes" || value === undefined) continue;
    document[key] = typeof value === "string" ? value : JSON.stringify(value);
  }
  return document;
}

/** The documents that at least one of the spans cites, each once, in the order of the sources. */
export function citedDocumentsV1(spans: readonly CitationSpan[], sources: readonly CitableSource[]): DocumentV1[] {
  const cited = new Set(spans.flatMap((span) => span.sourceIndices));
  return sources.filter((_, index) => cited.has(index)).map(documentV1);
}
