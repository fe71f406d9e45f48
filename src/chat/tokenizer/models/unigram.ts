/** Unigram: splits a piece into the tokens with the largest sum of scores. */
import { z } from "zod";
import { PieceTrie } from "./piece-trie.ts";
import { byteTokenIds, cachingWords, type Vocabulary, type WordModel } from "./token-vocabulary.ts";

export const unigramVocabularySchema = z.custom<[piece: string, score: number][]>(
  (value) => Array.isArray(value) && value.every(isScoredPiece),
  "must be pairs of piece and score",
);

const schema = z.object({ unk_id: z.int().min(0).nullish(), vocab: unigramVocabularySchema, byte_fallback: z.boolean().default(false) });

/** Difference between the lowest score of a token and the score of an unknown character. */
const unknownPenalty = 10;

export function unigram(config: unknown, vocabulary: Vocabulary): WordModel {
  const { unk_id, vocab, byte_fallback: hasByteFallback } = schema.parse(config);
  const unknown = unk_id ?? undefined;
  const scores = Float64Array.from(vocab, ([, score]) => score);
  const unknownScore = scores.reduce((min, score) => Math.min(min, score), Number.POSITIVE_INFINITY) - unknownPenalty;
  const trie = new PieceTrie(vocabulary);
  const encode = (piece: string): number[] => {
    const ids: number[] = [];
    for (const part of bestParts(piece, trie, scores, unknown, unknownScore)) {
      const id = vocabulary.get(part);
      if (id !== undefined) ids.push(id);
      else ids.push(...((hasByteFallback ? byteTokenIds(part, vocabulary) : undefined) ?? (unknown === undefined ? [] : [unknown])));
    }
    return ids;
  };
  return cachingWords(encode);
}

/** Splits a piece by the Viterbi algorithm. Returns the texts of the tokens; a run of unknown characters is one text. */
function bestParts(piece: string, trie: PieceTrie, scores: Float64Array, unknown: number | undefined, unknownScore: number): string[] {
  const { length } = piece;
  const best = new Float64Array(length + 1);
  const from = new Int32Array(length + 1).fill(-1);
  const idAt = new Int32Array(length + 1);
  const offer = (start: number, end: number, id: number, score: number): void => {
    const total = (best[start] ?? 0) + score;
    if (from[end] !== -1 && total <= (best[end] ?? 0)) return;
    best[end] = total;
    from[end] = start;
    idAt[end] = id;
  };
  for (let start = 0; start < length;) {
    const characterEnd = start + ((piece.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
    let isKnown = false;
    trie.prefixes(piece, start, (end, id) => {
      offer(start, end, id, scores[id] ?? 0);
      if (end === characterEnd) isKnown = true;
    });
    if (!isKnown) offer(start, characterEnd, unknown ?? -1, unknownScore);
    start = characterEnd;
  }
  const parts: string[] = [];
  let unknownEnd = -1;
  for (let end = length; end > 0;) {
    const start = Math.max(0, from[end] ?? 0);
    const isUnknown = unknown !== undefined && idAt[end] === unknown;
    if (isUnknown && unknownEnd === -1) unknownEnd = end;
    if (unknownEnd !== -1 && !isUnknown) {
      parts.push(piece.slice(end, unknownEnd));
      unknownEnd = -1;
    }
    if (!isUnknown) parts.push(piece.slice(start, end));
    end = start;
  }
  if (unknownEnd !== -1) parts.push(piece.slice(0, unknownEnd));
  return parts.toReversed();
}

function isScoredPiece(entry: unknown): boolean {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === "string" && typeof entry[1] === "number";
}
