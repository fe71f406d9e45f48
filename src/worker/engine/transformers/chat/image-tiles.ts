/** An image as the squares that a chat model reads, made with the browser's own codecs. */
import type { ImageFile } from "../../images/image-file.ts";
import { contextOf, decoded, type Pixels, pixelsIn } from "../image-pixels.ts";
import type { ImageChatConfig } from "./image-chat-config.ts";
import { tileGrid, type TileGrid } from "./tile-grid.ts";

export interface TiledImage {
  grid: TileGrid;
  /** Those of the grid, row by row, then the whole image. */
  tiles: Pixels[];
}

/** `inOne`: as one tile, whatever its size. @throws EngineFailureError ("unprocessable") that names the image's field. */
export function readTiles(image: ImageFile, { tileSide, splits, longestSide }: ImageChatConfig, inOne: boolean): Promise<TiledImage> {
  const side = { width: tileSide, height: tileSide };
  return decoded(image, (bitmap) => {
    const grid = splits && !inOne ? tileGrid(bitmap, tileSide, longestSide) : { rows: 0, columns: 0 };
    const tiles: Pixels[] = [];
    if (grid.rows > 0) {
      const context = drawnTo(bitmap, grid.columns * tileSide, grid.rows * tileSide);
      for (let row = 0; row < grid.rows; row++) {
        for (let column = 0; column < grid.columns; column++) tiles.push(pixelsIn(context, column * tileSide, row * tileSide, side));
      }
    }
    tiles.push(pixelsIn(drawnTo(bitmap, tileSide, tileSide), 0, 0, side));
    return { grid, tiles };
  });
}

function drawnTo(bitmap: ImageBitmap, width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = contextOf(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}
