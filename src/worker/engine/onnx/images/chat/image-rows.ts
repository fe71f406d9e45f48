/**
 * The rows that images have in prompts, under ids that no token has: a picture that is sent again has the ids that it had,
 * and never has those of another, so that a prompt's cached prefix holds for the same pictures alone.
 */
import { firstImageRowId } from "../../../chat/prompt/prompt-images.ts";
import type { Pixels } from "../image-pixels.ts";
import type { ImageFamily } from "./image-family.ts";
import type { TiledImage } from "./image-tiles.ts";

/** Pictures that are kept while nobody uses them: those of a conversation come again with each message. */
const maxUnused = 16;

export interface Tile {
  /** Until its rows are computed. */
  pixels: Pixels | undefined;
  rows: Float32Array | undefined;
  /** How many there are. */
  rowCount: number;
}

export interface KeptImage {
  /** What a prompt has for it. */
  text: string;
  tiles: readonly Tile[];
  rowIds: Int32Array;
}

interface Entry {
  image: KeptImage;
  uses: number;
}

export class ImageRows {
  readonly #family: Pick<ImageFamily, "rowsOf">;
  /** By what tells pictures apart; those used last are last. */
  readonly #entries = new Map<string, Entry>();
  #nextId = firstImageRowId;

  constructor(family: Pick<ImageFamily, "rowsOf">) {
    this.#family = family;
  }

  /** Kept until it is released as often as it was asked for. `make`: called for a picture that is not kept. */
  async use(key: string, make: () => Promise<TiledImage>): Promise<KeptImage> {
    const entry = this.#entries.get(key) ?? this.#added(key, await make());
    // Again, because another call may have added it in the meantime.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.uses += 1;
    return entry.image;
  }

  release(image: KeptImage): void {
    const entry = [...this.#entries.values()].find((each) => each.image === image);
    if (entry === undefined) return;
    entry.uses -= 1;
    const unused = [...this.#entries].filter(([, { uses }]) => uses === 0);
    for (const [key] of unused.slice(0, Math.max(0, unused.length - maxUnused))) this.#entries.delete(key);
  }

  /** The tile that a row belongs to, and its index among the tile's rows. */
  find(id: number): { tile: Tile; row: number } | undefined {
    for (const { image } of this.#entries.values()) {
      let row = id - (image.rowIds[0] ?? 0);
      if (row < 0 || row >= image.rowIds.length) continue;
      for (const tile of image.tiles) {
        if (row < tile.rowCount) return { tile, row };
        row -= tile.rowCount;
      }
    }
    return undefined;
  }

  #added(key: string, { text, tiles: read }: TiledImage): Entry {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const start = this.#nextId;
    const tiles = read.map((pixels): Tile => ({ pixels, rows: undefined, rowCount: this.#family.rowsOf(pixels) }));
    const count = tiles.reduce((sum, { rowCount }) => sum + rowCount, 0);
    const rowIds = Int32Array.from({ length: count }, (_, index) => start + index);
    this.#nextId += count;
    const entry = { image: { text, tiles, rowIds }, uses: 0 };
    this.#entries.set(key, entry);
    return entry;
  }
}
