/** Reads the header of a GGUF file for an engine. */
import { EngineFailureError } from "../../base/engine-failure.ts";
import { type GgufFile, type GgufHeader, readGgufHeader } from "../../models/gguf/gguf-header.ts";
import { UnreadableGgufError } from "../../models/gguf/unreadable-gguf-error.ts";

/** Calls `read` with the header. `path`: for errors. @throws EngineFailureError ("files-damaged") that names the file, also if `read` finds it unreadable. */
export async function withGgufHeader<Result>(path: string, file: Blob | GgufFile, read: (header: GgufHeader) => Result): Promise<Result> {
  try {
    return read(await readGgufHeader(file instanceof Blob ? ggufIn(file) : file));
  } catch (caught) {
    throw damagedFile(path, caught);
  }
}

/** Returns the failure of a file that is unreadable; any other error as it is. */
export function damagedFile(path: string, caught: unknown): unknown {
  return caught instanceof UnreadableGgufError
    ? new EngineFailureError({ kind: "files-damaged", detail: `${path} ${caught.message}` })
    : caught;
}

function ggufIn(blob: Blob): GgufFile {
  return {
    read: async (offset, length) => new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
    fileBytes: blob.size,
  };
}
