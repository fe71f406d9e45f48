/** SentencePiece's own normalization: a double-array trie that maps UTF-8 to replacements. */
import { UnsupportedTokenizerError } from "../unsupported-tokenizer-error.ts";

const encoder = new TextEncoder();

/** Max bytes of a grapheme cluster that is replaced as a whole; longer ones are replaced character by character. */
const maxClusterBytes = 5;
/** Latin text without combining marks and without CR LF: each character is a cluster. */
const simpleText = /^(?:(?!\r\n)[\0-\u02FF])*$/u;

/** Returns the normalization of a text. `encoded`: base64 of the trie's number of bytes, the trie, and zero-terminated texts. */
export function precompiledCharsmap(encoded: string): (text: string) => string {
  const map = new Charsmap(bytesOf(encoded));
  const replacements = new Map<string, string | undefined>();
  const replacementOf = (piece: string): string | undefined => {
    if (replacements.has(piece)) return replacements.get(piece);
    const found = map.replacement(piece);
    replacements.set(piece, found);
    return found;
  };
  const byCharacter = (text: string): string => {
    let written = "";
    for (const character of text) written += replacementOf(character) ?? character;
    return written;
  };
  const clusters = typeof Intl.Segmenter === "function" ? new Intl.Segmenter("und", { granularity: "grapheme" }) : undefined;
  return (text) => {
    if (clusters === undefined || simpleText.test(text)) return byCharacter(text);
    let written = "";
    for (const { segment } of clusters.segment(text)) {
      const isShort = segment.length <= maxClusterBytes && encoder.encode(segment).length <= maxClusterBytes;
      written += (isShort ? replacementOf(segment) : undefined) ?? byCharacter(segment);
    }
    return written;
  };
}

function bytesOf(encoded: string): Uint8Array {
  try {
    return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  } catch {
    throw new UnsupportedTokenizerError("normalizer 'Precompiled' without a table in base64");
  }
}

class Charsmap {
  readonly #units: Uint32Array;
  readonly #texts: Uint8Array;

  constructor(bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const trieBytes = bytes.length < 4 ? 0 : view.getUint32(0, true);
    if (trieBytes === 0 || 4 + trieBytes > bytes.length)
      throw new UnsupportedTokenizerError("normalizer 'Precompiled' with a table of this form");
    this.#units = Uint32Array.from({ length: trieBytes >> 2 }, (_, index) => view.getUint32(4 + 4 * index, true));
    this.#texts = bytes.subarray(4 + trieBytes);
  }

  /** Returns the replacement of the shortest key that is a prefix of the piece; undefined if there is none. */
  replacement(piece: string): string | undefined {
    let position = offsetOf(this.#unit(0));
    for (const byte of encoder.encode(piece)) {
      if (byte === 0) return undefined;
      position ^= byte;
      const unit = this.#unit(position);
      // The label, with the bit that marks a value.
      if ((unit & 0x8000_00ff) >>> 0 !== byte) return undefined;
      position ^= offsetOf(unit);
      if (((unit >>> 8) & 1) === 1) return this.#text(this.#unit(position) & 0x7fff_ffff);
    }
    return undefined;
  }

  #unit(position: number): number {
    return this.#units[position] ?? 0;
  }

  #text(start: number): string {
    const end = this.#texts.indexOf(0, start);
    return new TextDecoder().decode(this.#texts.subarray(start, end === -1 ? undefined : end));
  }
}

function offsetOf(unit: number): number {
  return ((unit >>> 10) << ((unit & 0x200) >>> 6)) >>> 0;
}
