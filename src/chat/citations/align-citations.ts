import type { AlignmentOptions } from "./alignment-options.ts";
import type { CitationSpan } from "./citation.ts";
import { CodePointCounter } from "./text/code-points.ts";
import type { PreparedSources } from "./prepared-sources.ts";
import { SentenceAligner } from "./sentence-aligner.ts";
import { splitSentences } from "./text/sentences.ts";

/**
 * Returns the spans of a reply that the sources support, in order and without overlaps. Each is a clause or part of a
 * clause, or several clauses of one sentence that one source supports.
 */
export function alignCitations(text: string, sources: PreparedSources, options: AlignmentOptions = {}): CitationSpan[] {
  if (sources.units.length === 0) return [];
  const aligner = new SentenceAligner(sources, options);
  const offsets = new CodePointCounter(text);
  return splitSentences(text, true).sentences.flatMap((sentence) =>
    aligner.align(text, sentence).map(({ start, end, sourceIndices }) => ({
      start: offsets.at(start),
      end: offsets.at(end),
      text: text.slice(start, end),
      sourceIndices,
    })),
  );
}
