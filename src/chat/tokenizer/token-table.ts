/**
 * What each token id of a model writes, as bytes. Read from `tokenizer.json`, because the text of a reply must be cut
 * between bytes, not between tokens: one character may be spread over several tokens.
 */
import { z } from "zod";

const addedTokenSchema = z.object({
  id: z.int().min(0),
  content: z.string(),
  special: z.boolean().default(false),
});

/** The parts of `tokenizer.json` that decide what tokens write; everything else passes through. */
export const tokenizerFileSchema = z.looseObject({
  added_tokens: z.array(addedTokenSchema.loose()).default([]),
  pre_tokenizer: z.unknown().optional(),
  decoder: z.unknown().optional(),
  model: z.looseObject({
    byte_fallback: z.boolean().optional(),
    /** A map (BPE, WordPiece), or pairs of piece and score in id order (Unigram). */
    vocab: z.union([z.record(z.string(), z.int().min(0)), z.array(z.tuple([z.string(), z.number()]))]),
  }),
});

export type TokenizerFile = z.output<typeof tokenizerFileSchema>;

/** An added token: it has an id of its own wherever its text stands in a prompt. */
export interface AddedToken {
  id: number;
  content: string;
  /** Special tokens steer the model and write no text. */
  special: boolean;
}

const noBytes = new Uint8Array(0);

export class TokenTable {
  readonly size: number;
  readonly addedTokens: readonly AddedToken[];
  readonly #bytes: (Uint8Array | undefined)[] = [];
  readonly #special = new Set<number>();
  readonly #ids = new Map<string, number>();

  constructor(file: TokenizerFile) {
    const bytesOfPiece = pieceReader(file);
    const { vocab } = file.model;
    const pieces: Iterable<readonly [string, number]> = Array.isArray(vocab)
      ? vocab.map(([piece], id) => [piece, id] as const)
      : Object.entries(vocab);
    for (const [piece, id] of pieces) {
      this.#bytes[id] = bytesOfPiece(piece);
      this.#ids.set(piece, id);
    }
    this.addedTokens = file.added_tokens.map(({ id, content, special }) => ({ id, content, special }));
    const encoder = new TextEncoder();
    for (const { id, content, special } of this.addedTokens) {
      this.#bytes[id] = encoder.encode(content);
      this.#ids.set(content, id);
      if (special) this.#special.add(id);
    }
    this.size = this.#bytes.length;
  }

  /** UTF-8 bytes, possibly a part of a character; empty for ids without a token. */
  bytes(id: number): Uint8Array {
    return this.#bytes[id] ?? noBytes;
  }

  /** Special tokens with these texts write them, like any other token: the marks of a dialect, which its reader must see. */
  readAsText(contents: Iterable<string>): void {
    for (const content of contents) {
      const id = this.#ids.get(content);
      if (id !== undefined) this.#special.delete(id);
    }
  }

  isSpecial(id: number): boolean {
    return this.#special.has(id);
  }

  has(id: number): boolean {
    return this.#bytes[id] !== undefined;
  }

  /** The id of a token by its text as `tokenizer.json` writes it. */
  idOf(content: string): number | undefined {
    return this.#ids.get(content);
  }
}

/** Which of the ways to write bytes as text the file uses. */
function pieceReader(file: TokenizerFile): (piece: string) => Uint8Array {
  const encoder = new TextEncoder();
  if (names(file.decoder, "ByteLevel") || names(file.pre_tokenizer, "ByteLevel")) {
    const byteOfCharacter = byteLevelAlphabet();
    return (piece) => {
      const bytes: number[] = [];
      for (const character of piece) {
        const byte = byteOfCharacter.get(character);
        if (byte === undefined) bytes.push(...encoder.encode(character));
        else bytes.push(byte);
      }
      return Uint8Array.from(bytes);
    };
  }
  const hasByteTokens = file.model.byte_fallback === true || names(file.decoder, "ByteFallback");
  if (names(file.decoder, "WordPiece")) {
    // A piece that starts a word writes the space before it; "##" marks one that goes on.
    return (piece) => encoder.encode(piece.startsWith("##") ? piece.slice(2) : ` ${piece}`);
  }
  return (piece) => {
    const byteToken = hasByteTokens ? /^<0x([0-9A-Fa-f]{2})>$/.exec(piece) : null;
    if (byteToken?.[1] !== undefined) return Uint8Array.of(Number.parseInt(byteToken[1], 16));
    return encoder.encode(piece.replaceAll("\u2581", " "));
  };
}

/** Whether a tokenizer component, or one nested in a Sequence, has this type. */
function names(component: unknown, type: string): boolean {
  if (typeof component !== "object" || component === null) return false;
  if ("type" in component && component.type === type) return true;
  return Object.values(component).some((value) => Array.isArray(value) && value.some((part) => names(part, type)));
}

/**
 * The byte-level alphabet of GPT-2: printable Latin-1 characters stand for themselves, the other 68 bytes are written
 * as the characters from U+0100 on, in byte order.
 */
export function byteLevelAlphabet(): Map<string, number> {
  const isPrintable = (byte: number): boolean =>
    (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || (byte >= 0xae && byte <= 0xff);
  const byteOfCharacter = new Map<string, number>();
  let next = 0x100;
  for (let byte = 0; byte < 256; byte++) {
    byteOfCharacter.set(String.fromCharCode(isPrintable(byte) ? byte : next++), byte);
  }
  return byteOfCharacter;
}
