/** Makes rows of tokens from texts: cuts them into chunks, adds special tokens, and sorts them into batches. */
import type { SpecialFrame } from "../../../chat/prompt/special-frame.ts";
import type { EncoderBatch } from "./encoder-model.ts";

export interface EncoderRow {
  /** Includes special tokens. */
  ids: Int32Array;
  /** Index of the first token of type 1; the row's length if all are of type 0. */
  secondFrom: number;
  /** Number of leading tokens that are not pooled. Default: 0. */
  unpooled?: number;
}

/** Puts one or two texts between the frame's special tokens. */
export function frameRow(frame: SpecialFrame, first: Int32Array, second?: Int32Array): EncoderRow {
  const ids = Int32Array.from([...frame.prefix, ...first, ...frame.middle, ...(second ?? []), ...frame.suffix]);
  const secondStart = frame.prefix.length + first.length + frame.middle.length;
  return { ids, secondFrom: frame.marksSecond ? secondStart : ids.length };
}

/** Returns the number of special tokens that the frame adds to a row. */
export function frameLength(frame: SpecialFrame): number {
  return frame.prefix.length + frame.middle.length + frame.suffix.length;
}

/** Cuts a document into at most `maxChunks` parts of at most `room` tokens and about equal length; at least one part. */
export function splitIntoChunks(ids: Int32Array, room: number, maxChunks: number): Int32Array[] {
  const usable = ids.subarray(0, room * maxChunks);
  const count = Math.max(1, Math.ceil(usable.length / room));
  const size = Math.max(1, Math.ceil(usable.length / count));
  return Array.from({ length: count }, (_, index) => usable.subarray(index * size, (index + 1) * size));
}

/**
 * Sorts rows by length and cuts them into batches with a padded size (rows x longest row) of at most `tokenBudget`; a larger
 * row gets a batch of its own. Rows of similar length share a batch, because padding takes as long to compute as text.
 * Returns the row indices of each batch.
 */
export function sliceByLength(lengths: readonly number[], tokenBudget: number): Int32Array[] {
  const order = lengths.map((_, row) => row).sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0) || a - b);
  const slices: Int32Array[] = [];
  let start = 0;
  for (let end = 1; end <= order.length; end++) {
    const nextLength = lengths[order[end] ?? -1] ?? Number.POSITIVE_INFINITY;
    if ((end - start + 1) * nextLength > tokenBudget) {
      slices.push(Int32Array.from(order.slice(start, end)));
      start = end;
    }
  }
  return slices;
}

/** Pads rows to a batch. `minWidth`: min number of tokens to which the rows are padded. */
export function makeBatch(rows: readonly EncoderRow[], padId: number, minWidth = 0): EncoderBatch {
  const width = rows.reduce((longest, row) => Math.max(longest, row.ids.length), minWidth);
  const size = rows.length * width;
  const batch = {
    rows: rows.length,
    width,
    ids: new Int32Array(size).fill(padId),
    mask: new Int32Array(size),
    tokenTypes: new Int32Array(size),
    unpooled: Int32Array.from(rows, ({ unpooled = 0 }) => unpooled),
  };
  rows.forEach(({ ids, secondFrom }, index) => {
    const start = index * width;
    batch.ids.set(ids, start);
    batch.mask.fill(1, start, start + ids.length);
    batch.tokenTypes.fill(1, start + secondFrom, start + ids.length);
  });
  return batch;
}
