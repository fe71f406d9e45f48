/** Sentences and words of any language, by the rules of Unicode. */

const sentenceSegmenter = new Intl.Segmenter("und", { granularity: "sentence" });
const wordSegmenter = new Intl.Segmenter("und", { granularity: "word" });

/** A full stop after one of these, or after an initial, ends no sentence. */
const abbreviation =
  /(?:^|[\s(["'])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|Sr|Jr|St|Mt|vs|No|Nos|Nr|Fig|Figs|Eq|Sec|Ch|Art|Vol|pp?|ed|eds|cf|ca|approx|e\.\s?g|i\.\s?e|z\.\s?B|d\.\s?h|u\.\s?a|bzw|al)\.\s*$/u;

export interface Sentence {
  text: string;
  /** In the text. */
  offset: number;
  end: number;
  words: number;
}

export function sentencesOf(text: string): Sentence[] {
  const found: { offset: number; end: number }[] = [];
  let isOpen = false;
  for (const { segment, index } of sentenceSegmenter.segment(text)) {
    const last = found.at(-1);
    if (isOpen && last !== undefined) last.end = index + segment.length;
    else found.push({ offset: index, end: index + segment.length });
    isOpen = abbreviation.test(segment);
  }
  return found
    .map(({ offset, end }) => ({ text: text.slice(offset, end).trim(), offset, end, words: 0 }))
    .filter((sentence) => sentence.text !== "")
    .map((sentence) => ({ ...sentence, words: countWords(sentence.text) }));
}

export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of wordSegmenter.segment(text)) if (isWordLike === true) count += 1;
  return count;
}
