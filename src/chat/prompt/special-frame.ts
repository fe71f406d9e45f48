/** The special tokens that a model wants around one text or a pair of texts. */

export interface SpecialFrame {
  prefix: readonly number[];
  /** Between the texts of a pair; empty for one text. */
  middle: readonly number[];
  suffix: readonly number[];
  /** Whether the second text of a pair, and what follows it, has token type 1. */
  marksSecond: boolean;
}

interface FrameTokenizer {
  encode(
    text: string,
    options: { text_pair: string | null; add_special_tokens: boolean; return_token_type_ids: true },
  ): { ids: number[]; token_type_ids?: number[] };
}

/**
 * Reads the frame off an example, which works for every kind of post-processor. The example is one letter: what stands
 * before, between and after its tokens is the frame.
 */
export function readSpecialFrame(tokenizer: FrameTokenizer, isPair: boolean): SpecialFrame {
  const example = "a";
  const options = { text_pair: null, return_token_type_ids: true } as const;
  const bare = tokenizer.encode(example, { ...options, add_special_tokens: false }).ids;
  const framed = tokenizer.encode(example, {
    ...options,
    text_pair: isPair ? example : null,
    add_special_tokens: true,
  });
  const first = indexOfRun(framed.ids, bare, 0);
  const afterFirst = first + bare.length;
  const second = isPair ? indexOfRun(framed.ids, bare, afterFirst) : afterFirst;
  const afterSecond = isPair ? second + bare.length : afterFirst;
  return {
    prefix: framed.ids.slice(0, first),
    middle: framed.ids.slice(afterFirst, second),
    suffix: framed.ids.slice(afterSecond),
    marksSecond: isPair && framed.token_type_ids?.[second] === 1,
  };
}

function indexOfRun(ids: readonly number[], run: readonly number[], from: number): number {
  for (let start = from; start + run.length <= ids.length; start++) {
    if (run.every((id, offset) => ids[start + offset] === id)) return start;
  }
  return from;
}
