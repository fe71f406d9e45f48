/** Reads protobuf messages field by field, skipping what nobody asks for: a graph of 2 GB is walked in a moment. */

/** One field of a message; `content` is empty unless the field has a length. */
export interface ProtobufField {
  number: number;
  /** Value of a number; 0 for other fields, and for 64-bit numbers of fixed size. */
  value: number;
  content: Uint8Array;
}

const nothing = new Uint8Array(0);
const text = new TextDecoder();

/** Ends where the bytes are not protobuf any more: what reads a whole file notices that by itself. */
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
        yield { number, value: varint(), content: nothing };
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
