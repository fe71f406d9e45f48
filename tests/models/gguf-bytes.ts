/** Writes GGUF files for tests. */

export type WrittenValue =
  | { type: "uint32" | "float32" | "uint64"; value: number }
  | { type: "bool"; value: boolean }
  | { type: "text"; value: string }
  | { type: "texts"; values: readonly string[] }
  | { type: "numbers"; values: readonly number[] }
  /** Bytes as they are in the file, with the number of the type. */
  | { type: "raw"; id: number; bytes: readonly number[] };

export interface WrittenTensor {
  name: string;
  shape: readonly number[];
  /** Number of the type in ggml. Default: F32. */
  typeId?: number;
  /** From the start of the data. Default: after the tensor before. */
  offset?: number;
}

export interface WrittenGguf {
  values?: readonly (readonly [key: string, value: WrittenValue])[];
  tensors?: readonly WrittenTensor[];
  version?: number;
  magic?: string;
  /** Replaces the number of values. */
  valueCount?: number;
  /** Replaces the number of tensors. */
  tensorCount?: number;
  /** Bytes of zeros after the header. Default: as many as the tensors need as F32. */
  dataBytes?: number;
}

const encoder = new TextEncoder();
const alignment = 32;

class ByteWriter {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  push(...bytes: number[]): void {
    for (const byte of bytes) this.#bytes.push(byte);
  }

  uint32(value: number): void {
    this.#number(4, (view) => view.setUint32(0, value, true));
  }

  uint64(value: number): void {
    this.#number(8, (view) => view.setBigUint64(0, BigInt(value), true));
  }

  float32(value: number): void {
    this.#number(4, (view) => view.setFloat32(0, value, true));
  }

  text(text: string): void {
    const bytes = encoder.encode(text);
    this.uint64(bytes.length);
    this.push(...bytes);
  }

  value(value: WrittenValue): void {
    switch (value.type) {
      case "uint32":
        this.uint32(4);
        this.uint32(value.value);
        break;
      case "uint64":
        this.uint32(10);
        this.uint64(value.value);
        break;
      case "float32":
        this.uint32(6);
        this.float32(value.value);
        break;
      case "bool":
        this.uint32(7);
        this.push(Number(value.value));
        break;
      case "text":
        this.uint32(8);
        this.text(value.value);
        break;
      case "texts":
        this.uint32(9);
        this.uint32(8);
        this.uint64(value.values.length);
        for (const text of value.values) this.text(text);
        break;
      case "numbers":
        this.uint32(9);
        this.uint32(5);
        this.uint64(value.values.length);
        for (const number of value.values) this.uint32(number);
        break;
      case "raw":
        this.uint32(value.id);
        this.push(...value.bytes);
    }
  }

  align(): void {
    while (this.length % alignment !== 0) this.push(0);
  }

  bytes(more: number): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.length + more);
    bytes.set(this.#bytes);
    return bytes;
  }

  #number(bytes: number, set: (view: DataView) => void): void {
    const view = new DataView(new ArrayBuffer(bytes));
    set(view);
    this.push(...new Uint8Array(view.buffer));
  }
}

export function ggufBytes(file: WrittenGguf = {}): Uint8Array<ArrayBuffer> {
  const { values = [], tensors = [], version = 3, magic = "GGUF" } = file;
  const writer = new ByteWriter();
  writer.push(...encoder.encode(magic));
  writer.uint32(version);
  writer.uint64(file.tensorCount ?? tensors.length);
  writer.uint64(file.valueCount ?? values.length);
  for (const [key, value] of values) {
    writer.text(key);
    writer.value(value);
  }
  let end = 0;
  for (const { name, shape, typeId = 0, offset = end } of tensors) {
    writer.text(name);
    writer.uint32(shape.length);
    for (const size of shape) writer.uint64(size);
    writer.uint32(typeId);
    writer.uint64(offset);
    const bytes = 4 * shape.reduce((product, size) => product * size, 1);
    end = offset + Math.ceil(bytes / alignment) * alignment;
  }
  writer.align();
  return writer.bytes(file.dataBytes ?? (tensors.length > 0 ? end : 0));
}
