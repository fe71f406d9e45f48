/** Reads the list of a GGUF file's tensors, and checks that each lies in the file and on its own. */
import { blockLayout, type GgmlType, ggmlTypeOf } from "./ggml-types.ts";
import { readText } from "./gguf-values.ts";
import type { HeaderCursor } from "./header-cursor.ts";
import { UnreadableGgufError } from "./unreadable-gguf-error.ts";

export interface GgufTensor {
  name: string;
  /** Sizes as ggml orders them: the first is the length of a row, whose elements are consecutive. One to four sizes. */
  shape: readonly number[];
  type: GgmlType;
  /** Position in the file. */
  offset: number;
  bytes: number;
}

/** A tensor as the header has it. */
interface ListedTensor extends GgufTensor {
  /** Position after `dataStart`. */
  offset: number;
}

/** ggml's own limits. */
const maxNameBytes = 63;
const maxDimensions = 4;

/** Reads the entries of `count` tensors. Their offsets count from the start of the data. @throws UnreadableGgufError */
export async function readTensorList(cursor: HeaderCursor, count: number): Promise<ListedTensor[]> {
  const tensors: ListedTensor[] = [];
  const names = new Set<string>();
  for (let index = 0; index < count; index++) {
    // oxlint-disable-next-line no-await-in-loop
    const tensor = await readTensor(cursor, index);
    if (names.has(tensor.name)) throw new UnreadableGgufError(`has two tensors with the name '${tensor.name}'`);
    names.add(tensor.name);
    tensors.push(tensor);
  }
  return tensors;
}

async function readTensor(cursor: HeaderCursor, index: number): Promise<ListedTensor> {
  const name = await readText(cursor, `the name of tensor ${index}`, maxNameBytes);
  await cursor.need(4);
  const dimensions = cursor.uint32();
  if (dimensions < 1 || dimensions > maxDimensions) {
    throw new UnreadableGgufError(`has a tensor of ${dimensions} dimensions ('${name}'), and 1 to ${maxDimensions} are possible`);
  }
  await cursor.need(dimensions * 8 + 12);
  const shape = Array.from({ length: dimensions }, () => cursor.uint64());
  const typeId = cursor.uint32();
  const offset = cursor.uint64();
  const type = ggmlTypeOf(typeId);
  if (type === undefined) throw new UnreadableGgufError(`has a tensor of the unknown type ${typeId} ('${name}')`);
  return { name, shape, type, offset, bytes: sizeOf(name, shape, type) };
}

function sizeOf(name: string, shape: readonly number[], type: GgmlType): number {
  const { elements, bytes } = blockLayout(type);
  const [row = 0] = shape;
  const count = shape.reduce((product, size) => product * size, 1);
  if (shape.includes(0) || !Number.isSafeInteger(count)) {
    throw new UnreadableGgufError(`has a tensor of an impossible size ('${name}': ${shape.join(" x ")})`);
  }
  if (row % elements !== 0) {
    throw new UnreadableGgufError(`has rows of ${row} elements in '${name}', which are no whole blocks of ${type} (${elements})`);
  }
  return (count / elements) * bytes;
}

/** Returns the tensors with their positions in the file, in the order of the list. @throws UnreadableGgufError */
export function placedTensors(
  listed: readonly ListedTensor[],
  { dataStart, alignment, fileBytes }: { dataStart: number; alignment: number; fileBytes: number | undefined },
): GgufTensor[] {
  const tensors = listed.map((tensor) => ({ ...tensor, offset: dataStart + tensor.offset }));
  let end = dataStart;
  let previous = "the header";
  for (const { name, offset, bytes } of tensors.toSorted((one, other) => one.offset - other.offset)) {
    if ((offset - dataStart) % alignment !== 0)
      throw new UnreadableGgufError(`has a tensor at no multiple of ${alignment} bytes ('${name}')`);
    if (offset < end) throw new UnreadableGgufError(`has tensors that overlap ('${previous}' and '${name}')`);
    end = offset + bytes;
    previous = name;
    if (!Number.isSafeInteger(end) || (fileBytes !== undefined && end > fileBytes)) {
      throw new UnreadableGgufError(`is cut: it has ${fileBytes ?? "fewer"} bytes, and its tensor '${name}' ends after ${end}`);
    }
  }
  return tensors;
}
