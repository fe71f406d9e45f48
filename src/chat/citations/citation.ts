/** What can be cited: a document of the request, or one output of a tool call. */
export interface CitableSource {
  /** The id that citations name (contract 2.3, 2.5, 4.3). */
  id: string;
  type: "document" | "tool";
  /** The caller's data, any JSON. Only strings, numbers and booleans in it are evidence. */
  data: Record<string, unknown>;
}

/** A span of a reply and the sources that contain what it says. */
export interface CitationSpan {
  /** First code point of the span, counted from 0 in the text that was aligned. */
  start: number;
  /** One past the last code point. */
  end: number;
  /** The slice of the text from `start` to `end`. */
  text: string;
  /** Positions in the list that was prepared, ascending, never empty. */
  sourceIndices: number[];
}
