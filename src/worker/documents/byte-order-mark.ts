/** Returns the encoding of UTF-16 that a byte order mark at the beginning names; undefined without one. */
export function markedUtf16([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}
