import type { AlignmentOptions } from "./alignment-options.ts";
import type { CitationSpan } from "./citation.ts";
import { CodePointCounter } from "./text/code-points.ts";
import type { PreparedSources } from "./prepared-sources.ts";
import { SentenceAligner } from "./sentence-aligner.ts";
import { splitSentences } from "./text/sentences.ts";

/**
 * Citations while the reply is written (mode FAST, contract 3.3). A sentence is aligned as soon as no further text can
 * change it: when the space, newline or letter after its end has arrived. All spans together equal the result of
 * `alignCitations` on the complete text.
 */
export class IncrementalAligner {
  readonly #sources: PreparedSources;
  readonly #aligner: SentenceAligner;
  /** The text that further text can still change. */
  #pending = "";
  /** Whether `#pending` begins in the middle of a line. */
  #midLine = false;
  #inCode = false;
  /** Code points before `#pending`. */
  #before = 0;

  constructor(sources: PreparedSources, options: AlignmentOptions = {}) {
    this.#sources = sources;
    this.#aligner = new SentenceAligner(sources, options);
  }

  /** Takes the next piece of the reply, complete code points, and returns the spans that it completed. */
  push(delta: string): CitationSpan[] {
    this.#pending += delta;
    return this.#settle(false);
  }

  /** Call once after the last piece. Returns the spans of the remaining text. */
  finish(): CitationSpan[] {
    return this.#settle(true);
  }

  #settle(isComplete: boolean): CitationSpan[] {
    if (this.#sources.units.length === 0) return [];
    const text = this.#pending;
    const { sentences, settled, midLine, inCode } = splitSentences(text, isComplete, this.#inCode, this.#midLine);
    const offsets = new CodePointCounter(text, this.#before);
    const spans = sentences.flatMap((sentence) =>
      this.#aligner.align(text, sentence).map(({ start, end, sourceIndices }) => ({
        start: offsets.at(start),
        end: offsets.at(end),
        text: text.slice(start, end),
        sourceIndices,
      })),
    );
    if (settled > 0) this.#before = new CodePointCounter(text, this.#before).at(settled);
    this.#pending = text.slice(settled);
    this.#midLine = midLine;
    this.#inCode = inCode;
    return spans;
  }
}
