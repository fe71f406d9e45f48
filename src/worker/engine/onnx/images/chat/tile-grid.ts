/**
 * Into how many tiles an image is cut, and the text that shows them to the model. As the published processor of Idefics3 and
 * SmolVLM does it (transformers, image_processing_smolvlm.py and processing_smolvlm.py).
 */
import type { PixelSize } from "../image-pixels.ts";

/** No rows and no columns: the image is one tile. */
export interface TileGrid {
  rows: number;
  columns: number;
}

/** The published processor makes no image larger. */
const maxSide = 4096;

export const imageTokens = { row: "<image>", around: "<fake_token_around_image>", whole: "<global-img>" } as const;

/** `longestSide`: to what the longer side is scaled first; undefined: the image stays as it is. */
export function tileGrid({ width, height }: PixelSize, tileSide: number, longestSide: number | undefined): TileGrid {
  const scaled = longestSide === undefined ? { width, height } : scaledTo(Math.min(longestSide, maxSide), { width, height });
  const aspect = scaled.width / scaled.height;
  let columns = Math.ceil(scaled.width / tileSide);
  let rows = Math.ceil(scaled.height / tileSide);
  // The longer side becomes a multiple of the tile, the other one follows it and is filled up.
  if (scaled.width >= scaled.height) rows = Math.ceil(Math.trunc((columns * tileSide) / aspect) / tileSide);
  else columns = Math.ceil(Math.trunc(rows * tileSide * aspect) / tileSide);
  rows = Math.max(1, rows);
  columns = Math.max(1, columns);
  return rows * columns === 1 ? { rows: 0, columns: 0 } : { rows, columns };
}

function scaledTo(side: number, { width, height }: PixelSize): PixelSize {
  const aspect = width / height;
  const even = (length: number): number => Math.max(1, length + (length % 2));
  if (width >= height) return { width: side, height: even(Math.trunc(side / aspect)) };
  return { width: even(Math.trunc(side * aspect)), height: side };
}

/** With the image token once for each row that the model makes of the tiles: those of the grid, then the whole. */
export function imageText({ rows, columns }: TileGrid, rowsPerTile: number): string {
  const { row, around, whole } = imageTokens;
  const tile = row.repeat(rowsPerTile);
  const lines = Array.from({ length: rows }, (_, line) => {
    const tiles = Array.from({ length: columns }, (__, column) => `${around}<row_${line + 1}_col_${column + 1}>${tile}`);
    return `${tiles.join("")}\n`;
  });
  return `${lines.join("")}${rows === 0 ? "" : "\n"}${around}${whole}${tile}${around}`;
}
