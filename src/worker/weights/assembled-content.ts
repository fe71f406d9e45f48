/** The content of a file in memory, put together from its blocks while it is downloaded. */
import { blockBytes, blocksOf } from "../base/content/content-storage.ts";

export class AssembledContent {
  #content = new Uint8Array(0);
  /** Number of blocks, all from the start of the file. */
  #blocks = 0;

  /** Blocks come in order. Block 0 begins anew. */
  readonly take = (block: Uint8Array<ArrayBuffer>, index: number, bytes: number): void => {
    if (this.#content.byteLength !== bytes) this.#content = new Uint8Array(bytes);
    this.#content.set(block, index * blockBytes);
    this.#blocks = index + 1;
  };

  /** Returns undefined if blocks are missing. */
  whole(bytes: number): Uint8Array<ArrayBuffer> | undefined {
    return this.#content.byteLength === bytes && this.#blocks === blocksOf(bytes) ? this.#content : undefined;
  }
}
