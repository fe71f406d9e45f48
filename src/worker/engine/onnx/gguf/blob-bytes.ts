import type { ReadBytes } from "./gguf-matrix.ts";

/** Reads a blob without waiting: the runtime asks for weights inside a call. Only workers can. */
export function blobBytes(blob: Blob): ReadBytes {
  const reader = new FileReaderSync();
  return (offset, length) => new Uint8Array(reader.readAsArrayBuffer(blob.slice(offset, offset + length)));
}
