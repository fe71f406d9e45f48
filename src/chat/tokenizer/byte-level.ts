/**
 * The byte-level alphabet of GPT-2: printable Latin-1 characters are written unchanged, the other 68 bytes as the
 * characters from U+0100 on, in byte order.
 */
const characters = alphabet();
const bytesOfCharacters = new Map(characters.map((character, byte) => [character, byte]));
const encoder = new TextEncoder();

export function characterOfByte(byte: number): string {
  return characters[byte] ?? "";
}

/** Writes the UTF-8 bytes of a text in the alphabet. */
export function toByteLevel(text: string): string {
  let written = "";
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 0x80) return written + bytesAsCharacters(text.slice(index));
    written += characters[code];
  }
  return written;
}

/** Returns the bytes that the characters of a token stand for; its UTF-8 if one of them is not in the alphabet. */
export function fromByteLevel(token: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of token) {
    const byte = bytesOfCharacters.get(character);
    if (byte === undefined) return encoder.encode(token);
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

function bytesAsCharacters(text: string): string {
  let written = "";
  for (const byte of encoder.encode(text)) written += characters[byte];
  return written;
}

function alphabet(): string[] {
  const isPrintable = (byte: number): boolean =>
    (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || (byte >= 0xae && byte <= 0xff);
  let next = 0x100;
  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isPrintable(byte) ? byte : next++));
}
