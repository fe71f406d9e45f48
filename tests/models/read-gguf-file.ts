import { readFileSync } from "node:fs";
import { type GgufHeader, readGgufHeader } from "../../src/worker/models/gguf/gguf-header.ts";

/** Reads the header of a file below `tests/models`. */
export function readGgufFile(path: string): Promise<GgufHeader> {
  const bytes = new Uint8Array(readFileSync(`tests/models/${path}`));
  return readGgufHeader({ read: async (offset, length) => bytes.subarray(offset, offset + length), fileBytes: bytes.byteLength });
}
