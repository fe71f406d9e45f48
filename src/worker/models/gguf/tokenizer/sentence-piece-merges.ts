/** The merges of a SentencePiece BPE vocabulary, which has only scores: the pair whose token has the highest score is merged first. */
import { type GgufVocabulary, tokenTypes } from "./gguf-vocabulary.ts";

/** Returns the pairs of tokens in the order of merging, like transformers when it converts such a model. */
export function sentencePieceMerges({ tokens, types, scores }: GgufVocabulary): [string, string][] {
  const ids = new Map<string, number>();
  for (const [id, token] of tokens.entries()) if (isMergeable(types[id])) ids.set(token, id);
  const merges: { left: string; right: string; leftId: number; rightId: number; score: number }[] = [];
  for (const [token, id] of ids) {
    const score = scores[id] ?? 0;
    for (let at = 1; at < token.length; at++) {
      const left = token.slice(0, at);
      const leftId = ids.get(left);
      if (leftId === undefined) continue;
      const right = token.slice(at);
      const rightId = ids.get(right);
      if (rightId !== undefined) merges.push({ left, right, leftId, rightId, score });
    }
  }
  // The order of pairs of one token does not change a result; it is fixed for equal results everywhere.
  merges.sort((one, other) => other.score - one.score || one.leftId - other.leftId || one.rightId - other.rightId);
  return merges.map(({ left, right }) => [left, right]);
}

function isMergeable(type: number | undefined): boolean {
  return type === tokenTypes.normal || type === tokenTypes.userDefined || type === tokenTypes.unused;
}
