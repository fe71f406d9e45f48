/** UTF-32, which `TextDecoder` does not know: four bytes for each character, of which the highest is zero. */

const byteOrderMark = 0xfeff;
const maxCodePoint = 0x10ffff;
const replacement = 0xfffd;
const sampleBytes = 4096;
/** Arguments of one call. */
const charactersPerCall = 8192;

/** Returns undefined if the bytes are not UTF-32. */
export function decodeUtf32(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4) return undefined;
  for (const isLittle of [true, false]) if (isUtf32(view, isLittle)) return decode(view, isLittle);
  return undefined;
}

/** Without a mark, no other text has code points in all groups of four bytes: UTF-16 has a zero character there, UTF-8 no zeros. */
function isUtf32(view: DataView, isLittle: boolean): boolean {
  if (view.getUint32(0, isLittle) === byteOrderMark) return true;
  if (view.byteLength % 4 !== 0) return false;
  for (let at = 0; at < Math.min(view.byteLength, sampleBytes); at += 4) {
    const codePoint = view.getUint32(at, isLittle);
    if (codePoint === 0 || codePoint > maxCodePoint) return false;
  }
  return true;
}

function decode(view: DataView, isLittle: boolean): string {
  const parts: string[] = [];
  let characters: number[] = [];
  const start = view.getUint32(0, isLittle) === byteOrderMark ? 4 : 0;
  for (let at = start; at + 4 <= view.byteLength; at += 4) {
    const codePoint = view.getUint32(at, isLittle);
    characters.push(codePoint > maxCodePoint ? replacement : codePoint);
    if (characters.length === charactersPerCall) {
      parts.push(String.fromCodePoint(...characters));
      characters = [];
    }
  }
  return parts.join("") + String.fromCodePoint(...characters);
}
