/** Derives the merges of a SentencePiece BPE vocabulary from the scores of its tokens: the best score is merged first. */
import { type GgufVocabulary, tokenTypes } from "./gguf-vocabulary.ts";

interface Pair {
  leftId: number;
  rightId: number;
  merge: [left: string, right: string];
}

/** Returns the pairs of tokens in the order of merging. The library transformers derives the same pairs. */
export function sentencePieceMerges({ tokens, types, scores }: GgufVocabulary): [left: string, right: string][] {
  const ids = new Map<string, number>();
  for (const [id, token] of tokens.entries()) if (isMergeable(types[id])) ids.set(token, id);
  const ordered = [...ids.values()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return ordered.flatMap((id) => pairsOf(tokens[id] ?? "", ids).map(({ merge }) => merge));
}

function pairsOf(token: string, ids: ReadonlyMap<string, number>): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 1; at < token.length; at++) {
    const left = token.slice(0, at);
    const leftId = ids.get(left);
    if (leftId === undefined) continue;
    const right = token.slice(at);
    const rightId = ids.get(right);
    if (rightId !== undefined) pairs.push({ leftId, rightId, merge: [left, right] });
  }
  return pairs.sort((one, other) => one.leftId - other.leftId || one.rightId - other.rightId);
}

function isMergeable(type: number | undefined): boolean {
  return type === tokenTypes.normal || type === tokenTypes.userDefined || type === tokenTypes.unused;
}
