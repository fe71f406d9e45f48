/**
 * Into what LFM2-VL cuts an image, and the text that shows it to the model. As the published processor does it (transformers,
 * image_processing_lfm2_vl.py and processing_lfm2_vl.py).
 */
import type { PixelSize } from "../image-pixels.ts";
import type { TilePlan } from "./image-family.ts";

export const imageTokens = { row: "<image>", start: "<|image_start|>", end: "<|image_end|>", whole: "<|img_thumbnail|>" } as const;

export interface TileRules {
  splits: boolean;
  /** Side of a patch in pixels, and how many patches in a row and in a column become one row of numbers. */
  patchSide: number;
  merged: number;
  tileSide: number;
  minTiles: number;
  maxTiles: number;
  /** Rows of numbers that an image in one tile has. */
  minRows: number;
  maxRows: number;
  /** An image is cut if it would have more than that times `maxRows`. */
  tolerance: number;
  /** Whether the whole follows its tiles. */
  showsWhole: boolean;
}

interface Grid {
  rows: number;
  columns: number;
}

export function tilePlan(size: PixelSize, rules: TileRules, inOne: boolean): TilePlan {
  const { tileSide: side, splits, minTiles, maxTiles } = rules;
  const cuts = splits && !inOne && !(minTiles === 1 && maxTiles === 1) && isTooLarge(size, rules);
  const grid = cuts ? tileGrid(size, rules) : { rows: 0, columns: 0 };
  const whole = scaledSize(size, rules);
  return { ...grid, side, whole: grid.rows === 0 || rules.showsWhole ? whole : undefined, text: imageText(grid, whole, rules) };
}

/** How many rows of numbers the model makes of a tile. */
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
  return rounded(height) * rounded(width) > rules.maxRows * factor ** 2 * rules.tolerance;
}

/**
 * To multiples of what becomes one row of numbers, in the image's proportions, between the fewest and the most rows. A line of
 * pixels, of which the published processor makes more than the model reads, is cut short to the most.
 */
function scaledSize({ width, height }: PixelSize, rules: TileRules): PixelSize {
  const factor = rules.patchSide * rules.merged;
  const sized = (counted: (length: number) => number): PixelSize => {
    const length = (given: number): number => Math.min(Math.max(1, counted(given)), rules.maxRows) * factor;
    return { width: length(width), height: length(height) };
  };
  const near = sized((length) => roundHalfToEven(length / factor));
  const [least, most] = [rules.minRows * factor ** 2, rules.maxRows * factor ** 2];
  const area = near.width * near.height;
  if (area > most) {
    const shrinks = Math.sqrt((width * height) / most);
    return sized((length) => Math.floor(length / shrinks / factor));
  }
  const grows = Math.sqrt(least / (width * height));
  return area < least ? sized((length) => Math.ceil((length * grows) / factor)) : near;
}

/** The grid whose proportions are nearest to the image's; of two that are equally near the larger, if the image fills half of it. */
function tileGrid({ width, height }: PixelSize, { minTiles, maxTiles, tileSide }: TileRules): Grid {
  let best: Grid = { rows: 1, columns: 1 };
  let least = Infinity;
  for (const grid of grids(minTiles, maxTiles)) {
    const distance = Math.abs(width / height - grid.columns / grid.rows);
    const isFilled = width * height > 0.5 * tileSide ** 2 * grid.rows * grid.columns;
    if (distance < least || (distance === least && isFilled)) best = grid;
    least = Math.min(least, distance);
  }
  // One tile is the whole image.
  return best.rows * best.columns === 1 ? { rows: 0, columns: 0 } : best;
}

/** Those of fewer tiles first. */
function grids(minTiles: number, maxTiles: number): Grid[] {
  const all: Grid[] = [];
  for (let tiles = minTiles; tiles <= maxTiles; tiles++) {
    for (let columns = 1; columns <= tiles; columns++) if (tiles % columns === 0) all.push({ rows: tiles / columns, columns });
  }
  return all;
}

/** As Python rounds. */
function roundHalfToEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}
