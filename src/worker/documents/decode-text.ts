/** Decodes text by its byte order mark, as UTF-8, or in the encoding of older Windows programs. */

/** Returns undefined if the bytes are not text. */
export function decodeText(bytes: Uint8Array, declaredEncoding?: string): string | undefined {
  const encoding = markedEncoding(bytes);
  const text = decode(bytes, encoding ?? "utf-8") ?? decode(bytes, declaredEncoding ?? "windows-1252");
  return text === undefined || hasControlCharacters(text) ? undefined : text;
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Text has none, except tabs, line ends and form feeds; nearly every other file has some. */
function hasControlCharacters(text: string): boolean {
  // oxlint-disable-next-line eslint/no-control-regex
  return /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/.test(text);
}
