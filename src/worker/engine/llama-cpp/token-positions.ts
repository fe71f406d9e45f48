/** Finds the texts of tokens in the bytes of a GGUF header. */

const key = new TextEncoder().encode("tokenizer.ggml.tokens");
/** Numbers of GGUF's value types. */
const arrayType = 9;
const textType = 8;
/** Bytes of a length or a count. */
const lengthBytes = 8;

export interface TextPosition {
  start: number;
  /** Exclusive. */
  end: number;
}

/** `count`: number of tokens. Returns undefined if the header has no such list, or one of another length. */
export function tokenPositions(header: Uint8Array, count: number): TextPosition[] | undefined {
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  for (let at = indexOf(header, key, 0); at !== -1; at = indexOf(header, key, at + 1)) {
    const found = positionsAt(view, at, count);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `at`: position of a text that may be the name of the list. */
function positionsAt(view: DataView, at: number, count: number): TextPosition[] | undefined {
  let position = at + key.byteLength;
  if (at < lengthBytes || position + 16 > view.byteLength || length(view, at - lengthBytes) !== key.byteLength) return undefined;
  if (view.getUint32(position, true) !== arrayType || view.getUint32(position + 4, true) !== textType) return undefined;
  if (length(view, position + 8) !== count) return undefined;
  position += 16;
  const positions: TextPosition[] = [];
  for (let index = 0; index < count; index++) {
    if (position + lengthBytes > view.byteLength) return undefined;
    const start = position + lengthBytes;
    position = start + length(view, position);
    if (position > view.byteLength) return undefined;
    positions.push({ start, end: position });
  }
  return positions;
}

function length(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

function indexOf(bytes: Uint8Array, part: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(part[0] ?? 0, from); at !== -1; at = bytes.indexOf(part[0] ?? 0, at + 1)) {
    if (part.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
