/** Reads protobuf messages field by field. Contents are views of the file: a graph of 2 GB is parsed without copying its weights. */

export interface ProtobufField {
  number: number;
  /** Value of a varint; 0 for other fields and for 64-bit numbers of fixed size. */
  value: number;
  /** Empty unless the field has a length. */
  content: Uint8Array;
}

const empty = new Uint8Array(0);
const text = new TextDecoder();

/** Ends early if the bytes are not protobuf. */
export function* fieldsOf(message: Uint8Array): Generator<ProtobufField> {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; at < message.length; factor *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    return value;
  };
  while (at < message.length) {
    const tag = varint();
    const number = Math.floor(tag / 8);
    switch (tag % 8) {
      case 0:
        yield { number, value: varint(), content: empty };
        break;
      case 1:
        at += 8;
        break;
      case 2: {
        const length = varint();
        yield { number, value: 0, content: message.subarray(at, at + length) };
        at += length;
        break;
      }
      case 5:
        at += 4;
        break;
      default:
        return;
    }
  }
}

export function textOf(content: Uint8Array): string {
  return text.decode(content);
}

/** The contents of all fields of a number. */
export function contentsOf(message: Uint8Array, field: number): Uint8Array[] {
  return [...fieldsOf(message)].filter(({ number }) => number === field).map(({ content }) => content);
}

/** The content of the first field of a number; empty if there is none. */
export function contentAt(message: Uint8Array, field: number): Uint8Array {
  for (const { number, content } of fieldsOf(message)) if (number === field) return content;
  return empty;
}

/** The first field of a number as text; "" if there is none. */
export function textAt(message: Uint8Array, field: number): string {
  return textOf(contentAt(message, field));
}

/** The first field of a number as a varint; undefined if there is none. */
export function numberAt(message: Uint8Array, field: number): number | undefined {
  for (const { number, value } of fieldsOf(message)) if (number === field) return value;
  return undefined;
}
