/** How the bytes of a file become blocks, and blocks become requests. */
import { blockBytes } from "../../base/content/content-storage.ts";

/** Cuts a stream of bytes into blocks. */
export class BlockFiller {
  readonly #onBlock: (index: number, content: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly #block: Uint8Array<ArrayBuffer>;
  /** Of the next byte in the file. */
  offset: number;

  /**
   * @param offset A multiple of the size of a block.
   * @param buffer Of the size of a block, for this filler alone.
   * @param onBlock Its content is valid until the promise settles.
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

  /** Of the block that is being filled. */
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

  /** The last block of a file ends where the file does. */
  async finish(): Promise<void> {
    if (this.filledBytes > 0) await this.#onBlock(this.index, this.#block.subarray(0, this.filledBytes));
  }
}

/** Runs of consecutive blocks, cut at the size of a request. */
export function partsOf(blocks: readonly number[], partBlocks: number): number[][] {
  const parts: number[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (last !== undefined && last.length < partBlocks && last.at(-1) === block - 1) last.push(block);
    else parts.push([block]);
  }
  return parts;
}
