/** The steps of the decoder of `tokenizer.json`, which convert tokens to text one by one. */
import { fromByteLevel } from "../byte-level.ts";
import { Utf8Stream, withoutOpenTail } from "../utf8-stream.ts";

/** The treatment of an incomplete character at the end of a text: replaced by U+FFFD, or dropped. */
export type OpenCharacter = "replace" | "drop";

/** A part of a token's text. A step that joins tokens outputs one token in many parts. */
export interface TokenPart {
  text: string;
  isStart: boolean;
  isEnd: boolean;
}

export interface DecoderStep {
  push(part: TokenPart): TokenPart[];
  /** Returns the parts that were held back. */
  end(openCharacter: OpenCharacter): TokenPart[];
}

const whole = (text: string): TokenPart => ({ text, isStart: true, isEnd: true });
const nothing: TokenPart[] = [];

/** A step that needs the whole text of a token. */
abstract class WholeTokens implements DecoderStep {
  #text = "";

  push({ text, isEnd }: TokenPart): TokenPart[] {
    const all = this.#text + text;
    this.#text = isEnd ? "" : all;
    return isEnd ? this.token(all).map(whole) : nothing;
  }

  end(openCharacter: OpenCharacter): TokenPart[] {
    return this.rest(openCharacter).map(whole);
  }

  /** Returns the texts that this token and earlier ones become. */
  protected abstract token(text: string): string[];

  /** Returns the texts that were held back. */
  protected rest(_openCharacter: OpenCharacter): string[] {
    return [];
  }
}

/** Maps each token. `index`: of the token. */
export class MappedTokens extends WholeTokens {
  readonly #map: (text: string, index: number) => string;
  #count = 0;

  constructor(map: (text: string, index: number) => string) {
    super();
    this.#map = map;
  }

  protected token(text: string): string[] {
    return [this.#map(text, this.#count++)];
  }
}

/** Maps each character, without waiting for the whole token. `index`: of the token. */
export class MappedCharacters implements DecoderStep {
  readonly #map: (text: string, index: number) => string;
  #index = -1;

  constructor(map: (text: string, index: number) => string) {
    this.#map = map;
  }

  push({ text, isStart, isEnd }: TokenPart): TokenPart[] {
    if (isStart) this.#index += 1;
    return [{ text: this.#map(text, this.#index), isStart, isEnd }];
  }

  end(): TokenPart[] {
    return nothing;
  }
}

/** Joins all tokens to one. */
export class FusedTokens implements DecoderStep {
  #isFirst = true;

  push({ text }: TokenPart): TokenPart[] {
    return [this.part(text, false)];
  }

  end(_openCharacter: OpenCharacter): TokenPart[] {
    return [this.part("", true)];
  }

  protected part(text: string, isEnd: boolean): TokenPart {
    const isStart = this.#isFirst;
    this.#isFirst = false;
    return { text, isStart, isEnd };
  }
}

/** Joins all tokens to one, and decodes its bytes. */
export class ByteLevelTokens extends FusedTokens {
  readonly #characters = new Utf8Stream();
  #token = "";

  override push({ text, isEnd }: TokenPart): TokenPart[] {
    this.#token += text;
    if (!isEnd) return nothing;
    const bytes = fromByteLevel(this.#token);
    this.#token = "";
    return [this.part(this.#characters.push(bytes), false)];
  }

  override end(openCharacter: OpenCharacter): TokenPart[] {
    return [this.part(openCharacter === "drop" ? "" : this.#characters.end(), true)];
  }
}

/** Removes up to a number of equal characters from the beginning and the end of each token. */
export class StrippedTokens implements DecoderStep {
  readonly #character: string;
  readonly #maxStart: number;
  readonly #maxEnd: number;
  /** The number of characters that can still be removed from the beginning of the token. */
  #left = 0;
  /** Characters at the end of the token so far that are removed if the token ends. */
  #held = "";

  constructor(character: string, maxStart: number, maxEnd: number) {
    this.#character = character;
    this.#maxStart = maxStart;
    this.#maxEnd = maxEnd;
  }

  push({ text, isStart, isEnd }: TokenPart): TokenPart[] {
    if (isStart) {
      this.#left = this.#maxStart;
      this.#held = "";
    }
    const character = this.#character;
    let start = 0;
    while (this.#left > 0 && start < text.length) {
      if (text.startsWith(character, start)) {
        start += character.length;
        this.#left -= 1;
      } else {
        this.#left = 0;
      }
    }
    const all = this.#held + text.slice(start);
    let end = all.length;
    for (let count = 0; count < this.#maxEnd && all.slice(0, end).endsWith(character); count++) end -= character.length;
    this.#held = isEnd ? "" : all.slice(end);
    return [{ text: all.slice(0, end), isStart, isEnd }];
  }

  end(): TokenPart[] {
    return nothing;
  }
}

/** Two characters that Rust reads as a hexadecimal number. */
const byteToken = /^<0x([0-9A-Fa-f]{2}|\+[0-9A-Fa-f])>$/;

/** Returns the byte of a token such as `<0xE2>`; undefined for other tokens. */
export function byteOf(token: string): number | undefined {
  const digits = byteToken.exec(token)?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits, 16);
}

/** Decodes each run of byte tokens as UTF-8; a run that is not valid UTF-8 becomes one U+FFFD for each byte. */
export class ByteFallbackTokens extends WholeTokens {
  #bytes: number[] = [];

  protected token(text: string): string[] {
    const byte = byteOf(text);
    if (byte === undefined) return [...this.rest("replace"), text];
    this.#bytes.push(byte);
    return [];
  }

  protected override rest(openCharacter: OpenCharacter): string[] {
    const all = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    const bytes = openCharacter === "drop" ? withoutOpenTail(all) : all;
    if (bytes.length === 0) return [];
    try {
      return [new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)];
    } catch {
      return Array.from(bytes, () => "\uFFFD");
    }
  }
}

/** Replaces the suffix of each token by a space, and removes the last token's. */
export class SuffixedTokens extends WholeTokens {
  readonly #suffix: string;
  #held: string | undefined;

  constructor(suffix: string) {
    super();
    this.#suffix = suffix;
  }

  protected token(text: string): string[] {
    const held = this.#held;
    this.#held = text;
    return held === undefined ? [] : [held.replaceAll(this.#suffix, " ")];
  }

  protected override rest(): string[] {
    return this.#held === undefined ? [] : [this.#held.replaceAll(this.#suffix, "")];
  }
}

/** Keeps only the first of equal neighbours. `map`: returns the text of a token; a token without text is left out. */
export class DistinctTokens extends WholeTokens {
  readonly #map: (text: string) => string;
  #last: string | undefined;

  constructor(map: (text: string) => string) {
    super();
    this.#map = map;
  }

  protected token(text: string): string[] {
    if (text === this.#last) return [];
    this.#last = text;
    const mapped = this.#map(text);
    return mapped === "" ? [] : [mapped];
  }
}
