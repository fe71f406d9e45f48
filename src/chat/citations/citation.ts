/** A source that can be cited: a document of the request, or one output of a tool call. */
export interface CitableSource {
  /** The id that citations name (contract 2.3, 2.5, 4.3). */
  id: string;
  type: "document" | "tool";
  /** The caller's data, any JSON. Only its strings, numbers and booleans are evidence. */
  data: Record<string, unknown>;
}

/** A span of a reply and the sources that support it. */
export interface CitationSpan {
  /** Code point offset in the text. */
  start: number;
  /** Code point offset, exclusive. */
  end: number;
  /** The slice of the text from `start` to `end`. */
  text: string;
  /** Indices in the list of sources, ascending, never empty. */
  sourceIndices: number[];
}
