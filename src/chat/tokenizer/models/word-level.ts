/** WordLevel: a token is a whole word. */
import { z } from "zod";
import type { Vocabulary, WordModel } from "./token-vocabulary.ts";

const schema = z.object({ unk_token: z.string().default("<unk>") });

export function wordLevel(config: unknown, vocabulary: Vocabulary): WordModel {
  const unknown = vocabulary.get(schema.parse(config).unk_token);
  const unknownIds = unknown === undefined ? [] : [unknown];
  return {
    encode: (piece) => {
      const id = vocabulary.get(piece);
      return id === undefined ? unknownIds : [id];
    },
  };
}
