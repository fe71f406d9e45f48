/** Sentences and words of any language, by the rules of Unicode. */

type Granularity = "sentence" | "word";

const segmenters: Partial<Record<Granularity, Intl.Segmenter>> = {};

/** Made at the first use, so that the module loads in browsers without it. */
function segmentsOf(text: string, granularity: Granularity): Intl.Segments {
  segmenters[granularity] ??= new Intl.Segmenter("und", { granularity });
  return segmenters[granularity].segment(text);
}

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

/** Returns the sentences of a text. A line end ends a sentence, too. */
export function sentencesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => locatedSentences(line).map((sentence) => sentence.text));
}

/** Returns the sentences of a paragraph with their places in it. */
export function locatedSentences(text: string): Sentence[] {
  const found: { offset: number; end: number }[] = [];
  let isOpen = false;
  for (const { segment, index } of sentenceSegments(text)) {
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

/** Yields the sentences by the rules of Unicode. A sentence that is longer than a part is cut. */
function* sentenceSegments(text: string): Generator<{ segment: string; index: number }> {
  for (let start = 0; start < text.length;) {
    const end = endOfPart(text, start, maxSentencesLength);
    const segments = Array.from(segmentsOf(text.slice(start, end), "sentence"));
    // The last sentence can continue after the part.
    if (end < text.length && segments.length > 1) segments.pop();
    for (const { segment, index } of segments) yield { segment, index: start + index };
    const { segment = "", index = 0 } = segments.at(-1) ?? {};
    start += index + segment.length;
  }
}

export function countWords(text: string): number {
  let count = 0;
  for (const part of partsOf(text)) {
    for (const { isWordLike } of segmentsOf(part, "word")) if (isWordLike === true) count += 1;
  }
  return count;
}

/** The time of browsers for words and sentences is quadratic in the length of a text. */
const maxWordsLength = 1024;
const maxSentencesLength = 8192;

/** Cuts a text after spaces, else between two characters. */
function* partsOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = endOfPart(text, start, maxWordsLength);
    yield text.slice(start, end);
    start = end;
  }
}

function endOfPart(text: string, start: number, maxLength: number): number {
  const limit = start + maxLength;
  if (limit >= text.length) return text.length;
  const space = text.slice(start, limit).lastIndexOf(" ");
  const isBetweenSurrogates = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1));
  return space > 0 ? start + space + 1 : isBetweenSurrogates ? limit - 1 : limit;
}
