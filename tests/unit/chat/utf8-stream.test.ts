import { describe, expect, test } from "vitest";
import { Utf8Stream } from "../../../src/chat/tokenizer/utf8-stream.ts";

const text = "a€😀é\uFEFFz";

describe("Utf8Stream", () => {
  test.each([1, 2, 3, 5])("gives whole code points whatever the cut (%i bytes at a time)", (size) => {
    const bytes = new TextEncoder().encode(text);
    const stream = new Utf8Stream();
    let read = "";
    for (let start = 0; start < bytes.length; start += size) {
      const piece = stream.push(bytes.subarray(start, start + size));
      expect(piece.isWellFormed()).toBe(true);
      read += piece;
    }
    expect(read).toBe(text);
    expect(stream.isOpen).toBe(false);
  });

  test("holds back the bytes of an incomplete code point", () => {
    const stream = new Utf8Stream();
    expect(stream.push(Uint8Array.of(0x41, 0xe2, 0x82))).toBe("A");
    expect(stream.isOpen).toBe(true);
    expect(stream.push(Uint8Array.of(0xac))).toBe("€");
    expect(stream.isOpen).toBe(false);
  });

  test("writes U+FFFD for bytes that can never become a character", () => {
    expect(new Utf8Stream().push(Uint8Array.of(0xff, 0x41, 0x80, 0xe2, 0x41))).toBe("\uFFFDA\uFFFD\uFFFDA");
  });
});
