/**
 * Keeps the embedding rows of the images in prompts, under ids above the vocabulary. The same picture keeps its ids when it is sent
 * again, and different pictures have different ids, so that a cached prefix matches only prompts with the same pictures.
 */
import { firstImageRowId } from "../../../chat/prompt/prompt-images.ts";
import type { Pixels } from "../../../images/image-pixels.ts";
import type { ImageFamily } from "./image-family.ts";
import type { TiledImage } from "./image-tiles.ts";

/** Max pictures that are kept without being in use, because the pictures of a conversation are sent again with each message. */
const maxUnused = 16;

export interface Tile {
  /** Undefined when `rows` is computed. */
  pixels: Pixels | undefined;
  /** Embedding rows, `rowCount` x width; undefined until they are computed. */
  rows: Float32Array | undefined;
  rowCount: number;
}

export interface KeptImage {
  /** Text of the image in a prompt. */
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
  /** By the key of the picture, in the order of their last use. */
  readonly #entries = new Map<string, Entry>();
  #nextId = firstImageRowId;

  constructor(family: Pick<ImageFamily, "rowsOf">) {
    this.#family = family;
  }

  /** Returns the image of a key; `release` must be called once for each call. `make`: called if the picture is not kept. */
  async use(key: string, make: () => Promise<TiledImage>): Promise<KeptImage> {
    const entry = this.#entries.get(key) ?? this.#add(key, await make());
    // Moves the entry to the end of the order.
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

  /** Returns the tile of a row id, and the index of the row in the tile. */
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

  #add(key: string, { text, tiles: read }: TiledImage): Entry {
    // Another call may have added it while `make` ran.
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
