/** Turns bytes that arrive in arbitrary cuts into text of whole code points; invalid bytes become U+FFFD. */
export class Utf8Stream {
  // A byte order mark is text that the model wrote: it stays.
  readonly #decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  #held = new Uint8Array(0);

  /** The text that is complete now; bytes of a code point that is still open are held back. */
  push(bytes: Uint8Array): string {
    // Nearly every token is whole characters.
    if (this.#held.length === 0 && openTail(bytes) === 0) return this.#decoder.decode(bytes);
    const all = new Uint8Array(this.#held.length + bytes.length);
    all.set(this.#held);
    all.set(bytes, this.#held.length);
    const end = all.length - openTail(all);
    this.#held = all.slice(end);
    return this.#decoder.decode(all.subarray(0, end));
  }

  /** What is held back cannot become a character any more. */
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

/** The bytes without those at the end that begin a code point and do not finish it. */
export function withoutOpenTail(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.length - openTail(bytes));
}

/** Number of bytes at the end that begin a code point without finishing it: 0 to 3. */
function openTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < sequenceLength(byte) ? back : 0;
  }
  return 0;
}

/** Length of the sequence that a lead byte announces; 1 for bytes that lead none (RFC 3629). */
function sequenceLength(lead: number): number {
  if (lead >= 0xf0 && lead <= 0xf4) return 4;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  return 1;
}
