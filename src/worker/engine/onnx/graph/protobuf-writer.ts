/** Writes protobuf messages: fields are encoded one by one and joined. */

const text = new TextEncoder();

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
  return bytes;
}

/** `value`: an integer of at least 0. */
export function numberField(number: number, value: number): Uint8Array {
  return Uint8Array.from([...varint(number * 8), ...varint(value)]);
}

/** `value` is stored as a float32. */
export function floatField(number: number, value: number): Uint8Array {
  return joined([Uint8Array.from(varint(number * 8 + 5)), new Uint8Array(Float32Array.of(value).buffer)]);
}

/** Bytes that precede the content of a field with a length. */
export function fieldHeader(number: number, length: number): Uint8Array {
  return Uint8Array.from([...varint(number * 8 + 2), ...varint(length)]);
}

export function bytesField(number: number, content: Uint8Array): Uint8Array {
  return joined([fieldHeader(number, content.length), content]);
}

export function textField(number: number, content: string): Uint8Array {
  return bytesField(number, text.encode(content));
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
