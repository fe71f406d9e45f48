/**
 * The rows that images have in prompts, under ids that no token has: a picture that is sent again has the ids that it had,
 * and never has those of another, so that a prompt's cached prefix holds for the same pictures alone.
 */
import { firstImageRowId } from "../../chat/prompt/prompt-images.ts";
import type { Pixels } from "../image-pixels.ts";

/** Pictures that are kept while nobody uses them: those of a conversation come again with each message. */
const maxUnused = 16;

export interface Tile {
  /** Until its rows are computed. */
  pixels: Pixels | undefined;
  rows: Float32Array | undefined;
}

export interface KeptImage<Facts> {
  facts: Facts;
  tiles: readonly Tile[];
  rowIds: Int32Array;
}

interface Entry<Facts> {
  image: KeptImage<Facts>;
  uses: number;
}

/** `Facts`: what is known of an image beside its tiles. */
export class ImageRows<Facts> {
  readonly #rowsPerTile: number;
  /** By what tells pictures apart; those used last are last. */
  readonly #entries = new Map<string, Entry<Facts>>();
  #nextId = firstImageRowId;

  constructor(rowsPerTile: number) {
    this.#rowsPerTile = rowsPerTile;
  }

  /** Kept until it is released as often as it was asked for. `make`: called for a picture that is not kept. */
  async use(key: string, make: () => Promise<{ facts: Facts; tiles: readonly Pixels[] }>): Promise<KeptImage<Facts>> {
    const entry = this.#entries.get(key) ?? this.#added(key, await make());
    // Again, because another call may have added it in the meantime.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.uses += 1;
    return entry.image;
  }

  release(image: KeptImage<Facts>): void {
    const entry = [...this.#entries.values()].find((each) => each.image === image);
    if (entry === undefined) return;
    entry.uses -= 1;
    const unused = [...this.#entries].filter(([, { uses }]) => uses === 0);
    for (const [key] of unused.slice(0, Math.max(0, unused.length - maxUnused))) this.#entries.delete(key);
  }

  /** The tile that a row belongs to, and its index among the tile's rows. */
  find(id: number): { tile: Tile; row: number } | undefined {
    for (const { image } of this.#entries.values()) {
      const index = id - (image.rowIds[0] ?? 0);
      if (index < 0 || index >= image.rowIds.length) continue;
      const tile = image.tiles[Math.floor(index / this.#rowsPerTile)];
      return tile && { tile, row: index % this.#rowsPerTile };
    }
    return undefined;
  }

  #added(key: string, { facts, tiles }: { facts: Facts; tiles: readonly Pixels[] }): Entry<Facts> {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const start = this.#nextId;
    const rowIds = Int32Array.from({ length: tiles.length * this.#rowsPerTile }, (_, index) => start + index);
    this.#nextId += rowIds.length;
    const entry = { image: { facts, tiles: tiles.map((pixels) => ({ pixels, rows: undefined })), rowIds }, uses: 0 };
    this.#entries.set(key, entry);
    return entry;
  }
}
