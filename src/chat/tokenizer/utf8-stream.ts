/** Decodes UTF-8 that arrives in arbitrary pieces. Invalid bytes become U+FFFD. */
export class Utf8Stream {
  // A byte order mark is text of the model.
  readonly #decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  #held = new Uint8Array(0);

  /** Returns the complete code points. Bytes of an incomplete one at the end are held back. */
  push(bytes: Uint8Array): string {
    // Nearly all tokens are whole characters.
    if (this.#held.length === 0 && openTail(bytes) === 0) return this.#decoder.decode(bytes);
    const all = new Uint8Array(this.#held.length + bytes.length);
    all.set(this.#held);
    all.set(bytes, this.#held.length);
    const end = all.length - openTail(all);
    this.#held = all.slice(end);
    return this.#decoder.decode(all.subarray(0, end));
  }

  /** Ends the text. Returns U+FFFD for bytes that were held back. */
  end(): string {
    const held = this.#held;
    this.#held = new Uint8Array(0);
    return this.#decoder.decode(held);
  }

  /** Whether bytes are held back. */
  get isOpen(): boolean {
    return this.#held.length > 0;
  }
}

/** Removes an incomplete code point from the end. */
export function withoutOpenTail(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.length - openTail(bytes));
}

/** Returns the number of bytes of an incomplete code point at the end: 0 to 3. */
function openTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < sequenceLength(byte) ? back : 0;
  }
  return 0;
}

/** Returns the length of the sequence that a lead byte begins; 1 for other bytes (RFC 3629). */
function sequenceLength(lead: number): number {
  if (lead >= 0xf0 && lead <= 0xf4) return 4;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  return 1;
}
