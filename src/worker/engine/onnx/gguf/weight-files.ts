/** Weights of a graph that are made of the file's bytes when the runtime reads them, so that only its heap holds them all. */
import type { MountedFile } from "../c-interface/ort-module.ts";
import type { GraphDraft } from "../graph/graph-draft.ts";
import type { NewTensorType } from "../graph/encode-parts.ts";

/** Makes the bytes of a file. */
type Make = () => Uint8Array;

export class WeightFiles {
  readonly #draft: GraphDraft;
  readonly #files = new Map<string, MountedFile>();

  constructor(draft: GraphDraft) {
    this.#draft = draft;
  }

  get files(): ReadonlyMap<string, MountedFile> {
    return this.#files;
  }

  /** Bytes of all files. */
  get bytes(): number {
    return [...this.#files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Adds tensors that lie one after another in a file of `length` bytes. */
  add(
    path: string,
    length: number,
    make: Make,
    tensors: readonly { name: string; type: NewTensorType; dims: readonly number[]; bytes: number }[],
  ): void {
    this.#files.set(path, new MadeFile(length, make, tensors.length));
    let offset = 0;
    for (const { name, type, dims, bytes } of tensors) {
      this.#draft.addExternalTensor(name, type, dims, { location: path, offset, length: bytes });
      offset += bytes;
    }
  }
}

class MadeFile implements MountedFile {
  readonly byteLength: number;
  readonly #make: Make;
  /** Reads that are left; after the last one the bytes are let go. */
  #reads: number;
  #made: Uint8Array | undefined;

  constructor(byteLength: number, make: Make, reads: number) {
    this.byteLength = byteLength;
    this.#make = make;
    this.#reads = reads;
  }

  subarray(start: number, end: number): Uint8Array {
    const made = (this.#made ??= this.#make());
    if (--this.#reads <= 0) this.#made = undefined;
    return made.subarray(start, end);
  }
}
