/**
 * Reads the header of a GGUF file (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md): the metadata and the list of its tensors,
 * without the weights. The file is untrusted, so everything is bounded. `@huggingface/gguf` reads URLs only, not the blobs of the weight
 * store; it neither computes the bytes of a tensor nor checks that tensors lie in the file, refuses headers over 50 MB, and brings
 * `@huggingface/tasks` with it.
 */
import { type GgufTensor, placedTensors, readTensorList } from "./gguf-tensors.ts";
import { type GgufValue, readText, readValue } from "./gguf-values.ts";
import { HeaderCursor, type ReadRange } from "./header-cursor.ts";
import { UnreadableGgufError } from "./unreadable-gguf-error.ts";

export interface GgufHeader {
  metadata: ReadonlyMap<string, GgufValue>;
  /** In the order of the file. */
  tensors: readonly GgufTensor[];
  /** Position of the first tensor's data. */
  dataStart: number;
  /** The data of every tensor starts at a multiple of it, from `dataStart` on. */
  alignment: number;
}

export interface GgufFile {
  read: ReadRange;
  /** Size of the file; undefined if it is unknown. Then tensors beyond the end of the file are not found. */
  fileBytes?: number | undefined;
}

/** "GGUF" as a little-endian number. */
const magic = 0x46554747;
/** Min size of a GGUF file. */
const fixedBytes = 24;
/** The header of the largest published vocabulary (Gemma 4) has 16 MB. */
const maxHeaderBytes = 96 * 1024 ** 2;
const maxValues = 4096;
const maxTensors = 65_536;
/** ggml's limit on names. */
const maxKeyBytes = 65_535;
const defaultAlignment = 32;
const maxAlignment = 65_536;

/** @throws UnreadableGgufError for a file that is no GGUF file, is damaged, or exceeds a limit; what `read` throws. */
export async function readGgufHeader({ read, fileBytes }: GgufFile): Promise<GgufHeader> {
  const cursor = new HeaderCursor(read, maxHeaderBytes, fileBytes);
  const { tensorCount, valueCount } = await readCounts(cursor, fileBytes);
  const metadata = new Map<string, GgufValue>();
  for (let index = 0; index < valueCount; index++) {
    // oxlint-disable-next-line no-await-in-loop
    const key = await readText(cursor, `the name of value ${index}`, maxKeyBytes);
    if (metadata.has(key)) throw new UnreadableGgufError(`has two values with the name '${key}'`);
    // oxlint-disable-next-line no-await-in-loop
    metadata.set(key, await readValue(cursor, key));
  }
  const alignment = alignmentOf(metadata.get("general.alignment"));
  const listed = await readTensorList(cursor, tensorCount);
  const dataStart = Math.ceil(cursor.position / alignment) * alignment;
  return { metadata, tensors: placedTensors(listed, { dataStart, alignment, fileBytes }), dataStart, alignment };
}

async function readCounts(cursor: HeaderCursor, fileBytes: number | undefined): Promise<{ tensorCount: number; valueCount: number }> {
  if (fileBytes !== undefined && fileBytes < fixedBytes) throw new UnreadableGgufError(`is no GGUF file: it has ${fileBytes} bytes`);
  await cursor.need(fixedBytes);
  if (cursor.uint32() !== magic) throw new UnreadableGgufError("is no GGUF file: it does not begin with 'GGUF'");
  const version = cursor.uint32();
  if (version !== 2 && version !== 3) {
    // A big-endian file has its version in the upper byte.
    const isBigEndian = version >= 2 ** 24;
    throw new UnreadableGgufError(isBigEndian ? "is a big-endian GGUF file" : `has the version ${version} of GGUF, and 2 and 3 are read`);
  }
  const tensorCount = cursor.uint64();
  const valueCount = cursor.uint64();
  if (tensorCount > maxTensors) throw new UnreadableGgufError(`has ${tensorCount} tensors, and ${maxTensors} are the max`);
  if (valueCount > maxValues) throw new UnreadableGgufError(`has ${valueCount} values, and ${maxValues} are the max`);
  return { tensorCount, valueCount };
}

function alignmentOf(value: GgufValue | undefined): number {
  if (value === undefined) return defaultAlignment;
  if (typeof value !== "number" || value < 1 || value > maxAlignment || !Number.isInteger(Math.log2(value))) {
    throw new UnreadableGgufError(`has an alignment that is no power of 2 up to ${maxAlignment}`);
  }
  return value;
}
