/**
 * Plans the tiles of an image for LFM2-VL, and the text for them, like the published processor (transformers,
 * image_processing_lfm2_vl.py and processing_lfm2_vl.py).
 */
import type { PixelSize } from "../../../images/image-pixels.ts";
import type { TileLayout } from "./image-family.ts";

export const imageTokens = { row: "<image>", start: "<|image_start|>", end: "<|image_end|>", whole: "<|img_thumbnail|>" } as const;

export interface TileRules {
  splits: boolean;
  /** Side of a patch in pixels. */
  patchSide: number;
  /** `merged` x `merged` patches become one image token. */
  merged: number;
  /** Side of a tile in pixels. */
  tileSide: number;
  minTiles: number;
  maxTiles: number;
  /** Min and max image tokens of an image in one tile. */
  minTokens: number;
  maxTokens: number;
  /** An image is cut if it would have more than `tolerance` times `maxTokens` image tokens. */
  tolerance: number;
  /** Whether the whole image is added as a last tile. */
  showsWhole: boolean;
}

interface Grid {
  rows: number;
  columns: number;
}

export function tileLayout(size: PixelSize, rules: TileRules, isOneTile: boolean): TileLayout {
  const { tileSide: side, splits, minTiles, maxTiles } = rules;
  const cuts = splits && !isOneTile && !(minTiles === 1 && maxTiles === 1) && isTooLarge(size, rules);
  const grid = cuts ? tileGrid(size, rules) : { rows: 0, columns: 0 };
  const whole = scaledSize(size, rules);
  return { ...grid, side, whole: grid.rows === 0 || rules.showsWhole ? whole : undefined, text: imageText(grid, whole, rules) };
}

/** Returns the number of image tokens of a tile. */
export function rowsOf({ width, height }: PixelSize, { patchSide, merged }: TileRules): number {
  const along = (length: number): number => Math.ceil(Math.floor(length / patchSide) / merged);
  return along(width) * along(height);
}

function imageText({ rows, columns }: Grid, whole: PixelSize, rules: TileRules): string {
  const { row, start, end, whole: thumbnail } = imageTokens;
  const shown = row.repeat(rowsOf(whole, rules));
  if (rows === 0) return start + shown + end;
  const tile = row.repeat(rowsOf({ width: rules.tileSide, height: rules.tileSide }, rules));
  const tiles = Array.from({ length: rows * columns }, (_, index) => {
    const [line, column] = [Math.floor(index / columns), index % columns];
    return `<|img_row_${line + 1}_col_${column + 1}|>${tile}`;
  });
  return start + tiles.join("") + (rules.showsWhole ? thumbnail + shown : "") + end;
}

function isTooLarge({ width, height }: PixelSize, rules: TileRules): boolean {
  const factor = rules.patchSide * rules.merged;
  const rounded = (length: number): number => Math.max(rules.patchSide, roundHalfToEven(length / factor) * factor);
  return rounded(height) * rounded(width) > rules.maxTokens * factor ** 2 * rules.tolerance;
}

/**
 * Returns the size for an image in one tile: in its proportions, in multiples of the side of an image token, with `minTokens` to
 * `maxTokens` tokens. Unlike the published processor, it also limits an image of one line of pixels to `maxTokens`.
 */
function scaledSize({ width, height }: PixelSize, rules: TileRules): PixelSize {
  const factor = rules.patchSide * rules.merged;
  const sized = (counted: (length: number) => number): PixelSize => {
    const length = (given: number): number => Math.min(Math.max(1, counted(given)), rules.maxTokens) * factor;
    return { width: length(width), height: length(height) };
  };
  const near = sized((length) => roundHalfToEven(length / factor));
  const [minArea, maxArea] = [rules.minTokens * factor ** 2, rules.maxTokens * factor ** 2];
  const area = near.width * near.height;
  if (area > maxArea) {
    const shrinks = Math.sqrt((width * height) / maxArea);
    return sized((length) => Math.floor(length / shrinks / factor));
  }
  const grows = Math.sqrt(minArea / (width * height));
  return area < minArea ? sized((length) => Math.ceil((length * grows) / factor)) : near;
}

/** Returns the grid with the proportions nearest to the image's. Of equally near ones it takes the larger if the image fills half of it. */
function tileGrid({ width, height }: PixelSize, { minTiles, maxTiles, tileSide }: TileRules): Grid {
  let best: Grid = { rows: 1, columns: 1 };
  let minDistance = Infinity;
  for (const grid of grids(minTiles, maxTiles)) {
    const distance = Math.abs(width / height - grid.columns / grid.rows);
    const isFilled = width * height > 0.5 * tileSide ** 2 * grid.rows * grid.columns;
    if (distance < minDistance || (distance === minDistance && isFilled)) best = grid;
    minDistance = Math.min(minDistance, distance);
  }
  // A grid of one tile is the whole image.
  return best.rows * best.columns === 1 ? { rows: 0, columns: 0 } : best;
}

/** Returns all grids in ascending order of their number of tiles. */
function grids(minTiles: number, maxTiles: number): Grid[] {
  const all: Grid[] = [];
  for (let tiles = minTiles; tiles <= maxTiles; tiles++) {
    for (let columns = 1; columns <= tiles; columns++) if (tiles % columns === 0) all.push({ rows: tiles / columns, columns });
  }
  return all;
}

/** Rounds like Python's `round`. */
function roundHalfToEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}
