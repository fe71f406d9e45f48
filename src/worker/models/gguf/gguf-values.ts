/** The values of a GGUF file's metadata. */
import type { HeaderCursor } from "./header-cursor.ts";
import { UnreadableGgufError } from "./unreadable-gguf-error.ts";

/** Integers above 2^53 are rounded. The type of an array's elements is known by its class: text if it is a plain array. */
export type GgufValue = number | boolean | string | GgufArray;
export type GgufArray =
  | readonly string[]
  | readonly boolean[]
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint8Array
  | Int8Array
  | Uint32Array;

/** Max bytes of a text. The longest chat templates have a tenth of it; normalisation tables of SentencePiece are arrays. */
const maxTextBytes = 1024 ** 2;
/** Max elements of an array. The largest published vocabulary has 262,144 tokens and 514,906 merges. */
const maxElements = 4 * 1024 ** 2;

/** Reads numbers of a fixed width from a view at byte `at`. */
interface NumberType {
  bytes: number;
  read: (view: DataView, at: number) => number;
  array: (count: number) => Exclude<GgufArray, readonly string[] | readonly boolean[]>;
}

const numberTypes: Readonly<Record<number, NumberType>> = {
  0: { bytes: 1, read: (view, at) => view.getUint8(at), array: (count) => new Uint8Array(count) },
  1: { bytes: 1, read: (view, at) => view.getInt8(at), array: (count) => new Int8Array(count) },
  2: { bytes: 2, read: (view, at) => view.getUint16(at, true), array: (count) => new Uint32Array(count) },
  3: { bytes: 2, read: (view, at) => view.getInt16(at, true), array: (count) => new Int32Array(count) },
  4: { bytes: 4, read: (view, at) => view.getUint32(at, true), array: (count) => new Uint32Array(count) },
  5: { bytes: 4, read: (view, at) => view.getInt32(at, true), array: (count) => new Int32Array(count) },
  6: { bytes: 4, read: (view, at) => view.getFloat32(at, true), array: (count) => new Float32Array(count) },
  10: { bytes: 8, read: (view, at) => Number(view.getBigUint64(at, true)), array: (count) => new Float64Array(count) },
  11: { bytes: 8, read: (view, at) => Number(view.getBigInt64(at, true)), array: (count) => new Float64Array(count) },
  12: { bytes: 8, read: (view, at) => view.getFloat64(at, true), array: (count) => new Float64Array(count) },
};
const boolType = 7;
const textType = 8;
const arrayType = 9;

/** `what`: the value's name, for messages. @throws UnreadableGgufError */
export async function readText(cursor: HeaderCursor, what: string, maxBytes = maxTextBytes): Promise<string> {
  await cursor.need(8);
  const length = cursor.uint64();
  if (length > maxBytes) throw new UnreadableGgufError(`has ${length} bytes in ${what}, and ${maxBytes} are the max`);
  await cursor.need(length);
  return cursor.text(length);
}

/** Reads the type of a value and the value. @throws UnreadableGgufError */
export async function readValue(cursor: HeaderCursor, key: string): Promise<GgufValue> {
  await cursor.need(4);
  const type = cursor.uint32();
  const numbers = numberTypes[type];
  if (numbers !== undefined) {
    await cursor.need(numbers.bytes);
    return numbers.read(cursor.view(numbers.bytes), 0);
  }
  switch (type) {
    case boolType:
      await cursor.need(1);
      return cursor.view(1).getUint8(0) !== 0;
    case textType:
      return readText(cursor, `the text '${key}'`);
    case arrayType:
      return readArray(cursor, key);
    default:
      throw new UnreadableGgufError(`has a value of the unknown type ${type} ('${key}')`);
  }
}

async function readArray(cursor: HeaderCursor, key: string): Promise<GgufArray> {
  await cursor.need(12);
  const type = cursor.uint32();
  const count = cursor.uint64();
  if (count > maxElements) throw new UnreadableGgufError(`has ${count} elements in the array '${key}', and ${maxElements} are the max`);
  const numbers = numberTypes[type];
  if (numbers !== undefined) {
    const { bytes, read, array } = numbers;
    await cursor.need(count * bytes);
    const view = cursor.view(count * bytes);
    const values = array(count);
    for (let index = 0; index < count; index++) values[index] = read(view, index * bytes);
    return values;
  }
  if (type === boolType) {
    await cursor.need(count);
    const view = cursor.view(count);
    return Array.from({ length: count }, (_, index) => view.getUint8(index) !== 0);
  }
  // llama.cpp refuses arrays of arrays, too.
  if (type !== textType) throw new UnreadableGgufError(`has an array of the unknown type ${type} ('${key}')`);
  return readTexts(cursor, key, count);
}

async function readTexts(cursor: HeaderCursor, key: string, count: number): Promise<string[]> {
  const texts: string[] = [];
  // An array has hundreds of thousands of texts, so it waits only if the next text is not read yet.
  for (let index = 0; index < count; index++) {
    // oxlint-disable-next-line no-await-in-loop
    if (!cursor.has(8)) await cursor.need(8);
    const length = cursor.uint64();
    if (length > maxTextBytes) {
      throw new UnreadableGgufError(`has ${length} bytes in the text ${index} of '${key}', and ${maxTextBytes} are the max`);
    }
    // oxlint-disable-next-line no-await-in-loop
    if (!cursor.has(length)) await cursor.need(length);
    texts.push(cursor.text(length));
  }
  return texts;
}
