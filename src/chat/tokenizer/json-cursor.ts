/** Reads JSON from its UTF-8 bytes without an object or a string for each value. */

/** `JsonCursor` does not read this form of JSON. `JSON.parse` reads it, or names the mistake. */
export class UnreadJsonError extends Error {
  constructor() {
    super("this form of JSON needs JSON.parse");
    this.name = "UnreadJsonError";
  }
}

const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const [zero, nine] = [0x30, 0x39];

/** Code units of the escapes with one letter. */
const escapes = new Map(Array.from('"\\/', (letter) => [letter.charCodeAt(0), letter.charCodeAt(0)] as const));
for (const [letter, unit] of Object.entries({ b: 8, f: 12, n: 10, r: 13, t: 9 })) escapes.set(letter.charCodeAt(0), unit);

export class JsonCursor {
  readonly #bytes: Uint8Array;
  #at: number;

  /** All methods throw `UnreadJsonError`. */
  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Index of the next value, after white space. */
  get start(): number {
    this.#skipSpace();
    return this.#at;
  }

  get end(): number {
    return this.#at;
  }

  /** Reads the fields of an object. `read`: reads the value after a name, which is the first `length` units of `name`. */
  object(name: Uint16Array, read: (length: number) => void): void {
    this.#list(openBrace, closeBrace, () => {
      const length = this.string(name, 0);
      this.#expect(colon);
      read(length);
    });
  }

  array(read: () => void): void {
    this.#list(openBracket, closeBracket, read);
  }

  get isString(): boolean {
    return this.#bytes[this.start] === quote;
  }

  /** Writes a string's code units into `units` from index `start`. Returns the index after them. */
  string(units: Uint16Array, start: number): number {
    this.#expect(quote);
    const bytes = this.#bytes;
    let end = start;
    for (;;) {
      const byte = bytes[this.#at++] ?? 0;
      if (byte === quote) break;
      // Control characters, and the end of the bytes.
      if (byte < 0x20) throw new UnreadJsonError();
      if (byte === backslash) units[end++] = this.#escape();
      else if (byte < 0x80) units[end++] = byte;
      else end = this.#character(byte, units, end);
      if (end > units.length) throw new UnreadJsonError();
    }
    return end;
  }

  /** Reads an integer of at most 8 digits without a sign. */
  integer(): number {
    this.#skipSpace();
    const start = this.#at;
    let value = 0;
    for (let byte = this.#bytes[start] ?? 0; byte >= zero && byte <= nine; byte = this.#bytes[++this.#at] ?? 0)
      value = 10 * value + byte - zero;
    const digits = this.#at - start;
    if (digits === 0 || digits > 8 || (digits > 1 && this.#bytes[start] === zero)) throw new UnreadJsonError();
    // A fraction or an exponent fails at the comma that must come next.
    return value;
  }

  /** Skips a value of any kind. It is not checked: other code parses it. */
  skip(): void {
    const bytes = this.#bytes;
    let depth = 0;
    this.#skipSpace();
    for (; this.#at < bytes.length; this.#at++) {
      const byte = bytes[this.#at];
      if (byte === quote) this.#skipString();
      else if (byte === openBrace || byte === openBracket) depth++;
      else if ((byte === closeBrace || byte === closeBracket) && depth-- === 0) return;
      else if (byte === comma && depth === 0) return;
    }
    throw new UnreadJsonError();
  }

  #list(open: number, close: number, read: () => void): void {
    this.#expect(open);
    if (this.#bytes[this.start] === close) {
      this.#at++;
      return;
    }
    for (;;) {
      read();
      const next = this.#bytes[this.start];
      this.#at++;
      if (next === close) return;
      if (next !== comma) throw new UnreadJsonError();
    }
  }

  #expect(byte: number): void {
    if (this.#bytes[this.start] !== byte) throw new UnreadJsonError();
    this.#at++;
  }

  #skipSpace(): void {
    const bytes = this.#bytes;
    for (let byte = bytes[this.#at]; byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09; byte = bytes[++this.#at]);
  }

  /** Leaves the cursor at the closing quote. */
  #skipString(): void {
    const bytes = this.#bytes;
    for (let byte = bytes[++this.#at]; byte !== quote; byte = bytes[++this.#at]) {
      if (byte === undefined) throw new UnreadJsonError();
      if (byte === backslash) this.#at++;
    }
  }

  #escape(): number {
    const letter = this.#bytes[this.#at++] ?? 0;
    const unit = escapes.get(letter);
    if (unit !== undefined) return unit;
    if (letter !== 0x75) throw new UnreadJsonError();
    let code = 0;
    for (let index = 0; index < 4; index++) code = (code << 4) | hexDigit(this.#bytes[this.#at++] ?? 0);
    return code;
  }

  /** Reads the rest of a UTF-8 character with the first byte `lead`. Refuses bytes that a decoder would replace by U+FFFD. */
  #character(lead: number, units: Uint16Array, end: number): number {
    const more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    let code = lead & (0x3f >> more);
    for (let index = 0; index < more; index++) {
      const byte = this.#bytes[this.#at++] ?? 0;
      if (byte >> 6 !== 2) throw new UnreadJsonError();
      code = (code << 6) | (byte & 0x3f);
    }
    const least = [0x80, 0x800, 0x1_0000][more - 1] ?? 0;
    if (lead < 0xc2 || lead > 0xf4 || code < least || code > 0x10_ffff || (code >= 0xd800 && code < 0xe000)) throw new UnreadJsonError();
    if (code < 0x1_0000) {
      units[end] = code;
      return end + 1;
    }
    units[end] = 0xd800 + ((code - 0x1_0000) >> 10);
    units[end + 1] = 0xdc00 + ((code - 0x1_0000) & 0x3ff);
    return end + 2;
  }
}

function hexDigit(byte: number): number {
  if (byte >= zero && byte <= nine) return byte - zero;
  const letter = byte | 0x20;
  if (letter < 0x61 || letter > 0x66) throw new UnreadJsonError();
  return letter - 0x57;
}
