/** The vocabulary of a GGUF file, checked. */
import type { GgufMetadata } from "../gguf-metadata.ts";
import { UnreadableGgufError } from "../unreadable-gguf-error.ts";

export interface GgufVocabulary {
  /** By id. */
  tokens: readonly string[];
  /** By id; see `tokenTypes`. */
  types: ArrayLike<number>;
  /** By id. Empty if the tokenizer needs none. */
  scores: ArrayLike<number>;
}

/** Values of `tokenizer.ggml.token_type`. */
export const tokenTypes = { normal: 1, unknown: 2, control: 3, userDefined: 4, unused: 5, byte: 6 } as const;

/** Empty tokens, of which a file may have several, get the names that llama.cpp gives them. @throws UnreadableGgufError */
export function vocabularyOf(metadata: GgufMetadata): GgufVocabulary {
  const listed = textList(metadata, "tokenizer.ggml.tokens");
  if (listed === undefined) throw new UnreadableGgufError("has no vocabulary (tokenizer.ggml.tokens)");
  const tokens = listed.map((token, id) => (token === "" ? `[EMPTY_${id}]` : token));
  const types = numberList(metadata.get("tokenizer.ggml.token_type")) ?? new Uint8Array(tokens.length).fill(tokenTypes.normal);
  const scores = numberList(metadata.get("tokenizer.ggml.scores")) ?? [];
  if (types.length < tokens.length) throw new UnreadableGgufError(`has ${tokens.length} tokens and ${types.length} types of tokens`);
  refuseRepeated(tokens);
  return { tokens, types, scores };
}

/** llama.cpp refuses such a file, too. */
function refuseRepeated(tokens: readonly string[]): void {
  const known = new Set<string>();
  for (const token of tokens) {
    if (known.has(token)) throw new UnreadableGgufError(`has two tokens with the text ${JSON.stringify(token)}`);
    known.add(token);
  }
}

/** Returns undefined for a missing list. @throws UnreadableGgufError for a value of another type. */
export function textList(metadata: GgufMetadata, key: string): readonly string[] | undefined {
  const value = metadata.get(key);
  if (value === undefined) return undefined;
  if (!isTextList(value)) throw new UnreadableGgufError(`has no list of texts as '${key}'`);
  return value;
}

function isTextList(value: unknown): value is readonly string[] {
  // All elements of an array have one type.
  return Array.isArray(value) && (value.length === 0 || typeof value[0] === "string");
}

export function numberList(value: unknown): ArrayLike<number> | undefined {
  return value instanceof Int32Array || value instanceof Float32Array || value instanceof Uint32Array ? value : undefined;
}
