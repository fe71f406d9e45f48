/** Decodes text by its byte order mark, as UTF-8, in the encoding that it declares, or in the most probable one. */

import { markedUtf16 } from "./byte-order-mark.ts";
import { decodeUtf32 } from "./utf-32.ts";

/** Returns undefined if the bytes are not text. */
export async function decodeText(bytes: Uint8Array, declaredEncoding?: string): Promise<string | undefined> {
  const fourBytes = decodeUtf32(bytes);
  if (fourBytes !== undefined) return withoutControlCharacters(fourBytes);
  const encoding = sureEncoding(bytes, declaredEncoding);
  const text =
    encoding === undefined
      ? (decode(bytes, "utf-8") ?? decode(bytes, declaredEncoding) ?? (await decodeProbable(bytes)))
      : new TextDecoder(encoding).decode(bytes);
  return withoutControlCharacters(text);
}

async function decodeProbable(bytes: Uint8Array): Promise<string> {
  const { probableEncoding } = await import("./probable-encoding.ts");
  // Not fatal: a text that is cut or damaged inside a character stays readable.
  return new TextDecoder(probableEncoding(bytes)).decode(bytes);
}

function sureEncoding(bytes: Uint8Array, declaredEncoding: string | undefined): string | undefined {
  const marked = markedUtf16(bytes);
  if (marked !== undefined) return marked;
  // Its bytes are ASCII, thus UTF-8, too.
  if (declaredEncoding === "iso-2022-jp" || hasIso2022Escape(bytes)) return "iso-2022-jp";
  return unmarkedUtf16(bytes);
}

/** Whether an escape sequence begins Japanese characters, and all bytes are ASCII. */
function hasIso2022Escape(bytes: Uint8Array): boolean {
  const [escape, dollar, newSet, oldSet] = [0x1b, 0x24, 0x42, 0x40];
  const at = bytes.indexOf(escape);
  if (at < 0 || bytes[at + 1] !== dollar || (bytes[at + 2] !== newSet && bytes[at + 2] !== oldSet)) return false;
  return bytes.every((byte) => byte < 0x80);
}

const sampleBytes = 4096;

function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  return zeroByteUtf16(bytes) ?? ["utf-16le", "utf-16be"].find((encoding) => isTextIn(bytes, encoding));
}

const assigned = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\t\r\n\f]*$/u;
/** In UTF-16 they have a control character or a zero as one byte, so no text in single bytes has them. */
const separators = /[\n \u3001\u3002]/g;
/** Min share of the characters that are separators. */
const minSeparatorShare = 0.01;

/** Text of other scripts: all characters exist, and separators are among them. In the wrong byte order most texts have neither. */
function isTextIn(bytes: Uint8Array, encoding: string): boolean {
  const length = Math.min(bytes.length, sampleBytes) & ~1;
  // A pair that is cut at the end is no character.
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, length), { stream: true });
  return assigned.test(text) && (text.match(separators)?.length ?? 0) > text.length * minSeparatorShare;
}

/** Latin text in UTF-16 has a zero in every second byte, and none in the others. */
function zeroByteUtf16(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  const length = Math.min(bytes.length, sampleBytes) & ~1;
  for (let at = 0; at < length; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.min(even, odd) > 0 || Math.max(even, odd) < length / 4) return undefined;
  return odd > 0 ? "utf-16le" : even > 0 ? "utf-16be" : undefined;
}

function decode(bytes: Uint8Array, encoding: string | undefined): string | undefined {
  if (encoding === undefined) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

// Tabs, line ends and form feeds are a part of texts.
// oxlint-disable-next-line eslint/no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/g;
/** Max share of the characters of a text. Programs leave a few in their exports; nearly every other file has more. */
const maxControlShare = 0.002;

function withoutControlCharacters(text: string): string | undefined {
  // Texts have no zero. Images and archives have one in their first bytes.
  if (text.includes("\0")) return undefined;
  let count = 0;
  const plain = text.replaceAll(controlCharacters, () => (count++, " "));
  return count > Math.max(1, text.length * maxControlShare) ? undefined : plain;
}
