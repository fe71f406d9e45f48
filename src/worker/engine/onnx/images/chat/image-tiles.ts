/** Cuts an image into the tiles that a chat model reads, with the browser's codecs. */
import type { ImageFile } from "../../../images/image-file.ts";
import { createCanvas, decodeImage, type Pixels, pixelsIn } from "../../../images/image-pixels.ts";
import type { ImageFamily } from "./image-family.ts";

export interface TiledImage {
  /** Text of the image in a prompt. */
  text: string;
  /** The tiles of the grid, row by row, then the whole image. */
  tiles: Pixels[];
}

/** `isOneTile`: whether the image is not cut. @throws EngineFailureError ("unprocessable") that names the image's field. */
export function readTiles(image: ImageFile, family: ImageFamily, isOneTile: boolean): Promise<TiledImage> {
  return decodeImage(image, (bitmap) => {
    const { rows, columns, side, whole, text } = family.tileLayout(bitmap, isOneTile);
    const tiles: Pixels[] = [];
    if (rows > 0) {
      const context = drawScaled(bitmap, columns * side, rows * side);
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          tiles.push(pixelsIn(context, column * side, row * side, { width: side, height: side }));
        }
      }
    }
    if (whole !== undefined) tiles.push(pixelsIn(drawScaled(bitmap, whole.width, whole.height), 0, 0, whole));
    return { text, tiles };
  });
}

function drawScaled(bitmap: ImageBitmap, width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = createCanvas(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}
