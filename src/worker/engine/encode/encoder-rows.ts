/** Texts as rows of tokens: cutting, framing with special tokens, and sorting into batches. */
import type { SpecialFrame } from "../../../chat/prompt/special-frame.ts";
import type { EncoderBatch } from "./encoder-model.ts";

export interface EncoderRow {
  /** With special tokens. */
  ids: Int32Array;
  /** Tokens from here on have type 1; the row's length where none has. */
  secondFrom: number;
  /** Number of its first tokens whose vectors are not pooled. Default: 0. */
  unpooled?: number;
}

/** `first` [and `second`] between the frame's special tokens. */
export function frameRow(frame: SpecialFrame, first: Int32Array, second?: Int32Array): EncoderRow {
  const ids = Int32Array.from([...frame.prefix, ...first, ...frame.middle, ...(second ?? []), ...frame.suffix]);
  const secondStart = frame.prefix.length + first.length + frame.middle.length;
  return { ids, secondFrom: frame.marksSecond ? secondStart : ids.length };
}

/** Special tokens that the frame adds to a row. */
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
 * Sorts rows by length and cuts them into batches whose padded size (rows x longest) stays within `tokenBudget`; a row
 * larger than the budget is a batch by itself. Padding is computed like text: long and short rows must not meet.
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

/** `minWidth`: rows are filled up to it even if none of them is that long. */
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
