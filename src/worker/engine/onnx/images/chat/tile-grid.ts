/**
 * Plans the tiles of an image for Idefics3 and SmolVLM, and the text for them, like the published processor (transformers,
 * image_processing_smolvlm.py and processing_smolvlm.py).
 */
import type { PixelSize } from "../../../images/image-pixels.ts";

/** Both are 0 if the image is one tile. */
export interface TileLayout {
  rows: number;
  columns: number;
}

/** Max length of the longer side, as in the published processor. */
const maxSide = 4096;

export const imageTokens = { row: "<image>", around: "<fake_token_around_image>", whole: "<global-img>" } as const;

/** `longestSide`: length to which the longer side is scaled first; undefined: the image is not scaled. */
export function tileGrid({ width, height }: PixelSize, tileSide: number, longestSide: number | undefined): TileLayout {
  const scaled = longestSide === undefined ? { width, height } : scaleLongerSide(Math.min(longestSide, maxSide), { width, height });
  const aspect = scaled.width / scaled.height;
  let columns = Math.ceil(scaled.width / tileSide);
  let rows = Math.ceil(scaled.height / tileSide);
  // The longer side is scaled to a multiple of the tile. The other side keeps the proportions and is then rounded up.
  if (scaled.width >= scaled.height) rows = Math.ceil(Math.trunc((columns * tileSide) / aspect) / tileSide);
  else columns = Math.ceil(Math.trunc(rows * tileSide * aspect) / tileSide);
  rows = Math.max(1, rows);
  columns = Math.max(1, columns);
  return rows * columns === 1 ? { rows: 0, columns: 0 } : { rows, columns };
}

function scaleLongerSide(side: number, { width, height }: PixelSize): PixelSize {
  const aspect = width / height;
  const even = (length: number): number => Math.max(1, length + (length % 2));
  if (width >= height) return { width: side, height: even(Math.trunc(side / aspect)) };
  return { width: even(Math.trunc(side * aspect)), height: side };
}

/** Returns the text of an image: the tiles of the grid, then the whole image, each as `rowsPerTile` image tokens. */
export function imageText({ rows, columns }: TileLayout, rowsPerTile: number): string {
  const { row, around, whole } = imageTokens;
  const tile = row.repeat(rowsPerTile);
  const lines = Array.from({ length: rows }, (_, line) => {
    const tiles = Array.from({ length: columns }, (__, column) => `${around}<row_${line + 1}_col_${column + 1}>${tile}`);
    return `${tiles.join("")}\n`;
  });
  return `${lines.join("")}${rows === 0 ? "" : "\n"}${around}${whole}${tile}${around}`;
}
