/** Divides the bytes of a file into blocks, and its blocks into requests. */
import { blockBytes } from "../../base/content/content-storage.ts";

/** Collects a stream of bytes into blocks. */
export class BlockFiller {
  readonly #onBlock: (index: number, content: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly #block: Uint8Array<ArrayBuffer>;
  /** Offset of the next byte in the file. */
  offset: number;

  /**
   * @param offset Offset of the first byte in the file, a multiple of `blockBytes`.
   * @param buffer `blockBytes` bytes that only this filler uses.
   * @param onBlock Called with each complete block. `content` is valid until the promise settles.
   */
  constructor(
    offset: number,
    buffer: Uint8Array<ArrayBuffer>,
    onBlock: (index: number, content: Uint8Array<ArrayBuffer>) => Promise<void>,
  ) {
    this.offset = offset;
    this.#block = buffer;
    this.#onBlock = onBlock;
  }

  /** Index of the block that is being filled. */
  get index(): number {
    return Math.floor(this.offset / blockBytes);
  }

  get filledBytes(): number {
    return this.offset % blockBytes;
  }

  async push(piece: Uint8Array): Promise<void> {
    for (let taken = 0; taken < piece.byteLength;) {
      const index = this.index;
      const share = piece.subarray(taken, taken + blockBytes - this.filledBytes);
      this.#block.set(share, this.filledBytes);
      this.offset += share.byteLength;
      taken += share.byteLength;
      if (this.filledBytes === 0) await this.#onBlock(index, this.#block);
    }
  }

  /** Passes on the last block of the file, which may be shorter. */
  async finish(): Promise<void> {
    if (this.filledBytes > 0) await this.#onBlock(this.index, this.#block.subarray(0, this.filledBytes));
  }
}

/** Groups block indices into parts of consecutive blocks, with at most `partBlocks` blocks each. */
export function partsOf(blocks: readonly number[], partBlocks: number): number[][] {
  const parts: number[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (last !== undefined && last.length < partBlocks && last.at(-1) === block - 1) last.push(block);
    else parts.push([block]);
  }
  return parts;
}
