/** WordPiece: repeatedly takes the longest token that is a prefix of the rest of the word. */
import { z } from "zod";
import { cachingWords, type Vocabulary, type WordModel } from "./token-vocabulary.ts";

const schema = z.object({
  unk_token: z.string().default("[UNK]"),
  continuing_subword_prefix: z.string().default("##"),
  max_input_chars_per_word: z.int().min(0).default(100),
});

export function wordPiece(config: unknown, vocabulary: Vocabulary): WordModel {
  const { unk_token, continuing_subword_prefix: prefix, max_input_chars_per_word: maxCharacters } = schema.parse(config);
  const unknown = vocabulary.get(unk_token);
  const unknownIds = unknown === undefined ? [] : [unknown];
  const encode = (piece: string): number[] => {
    const whole = piece.length <= maxCharacters ? vocabulary.get(piece) : undefined;
    if (whole !== undefined) return [whole];
    const characters = Array.from(piece);
    if (characters.length > maxCharacters) return unknownIds;
    const ids: number[] = [];
    let start = 0;
    while (start < piece.length) {
      let end = piece.length;
      let id: number | undefined;
      for (let last = characters.length - 1; end > start; last--) {
        const part = piece.slice(start, end);
        id = vocabulary.get(start === 0 ? part : prefix + part);
        if (id !== undefined) break;
        end -= characters[last]?.length ?? 1;
      }
      if (id === undefined) return unknownIds;
      ids.push(id);
      start = end;
    }
    return ids;
  };
  return cachingWords(encode);
}
