/** An image as the tiles that a chat model reads, made with the browser's own codecs. */
import type { ImageFile } from "../../../images/image-file.ts";
import { contextOf, decoded, type Pixels, pixelsIn } from "../image-pixels.ts";
import type { ImageFamily } from "./image-family.ts";

export interface TiledImage {
  /** What a prompt has for it. */
  text: string;
  /** Those that are cut out, row by row, then the whole image. */
  tiles: Pixels[];
}

/** `inOne`: as one tile, whatever its size. @throws EngineFailureError ("unprocessable") that names the image's field. */
export function readTiles(image: ImageFile, family: ImageFamily, inOne: boolean): Promise<TiledImage> {
  return decoded(image, (bitmap) => {
    const { rows, columns, side, whole, text } = family.plan(bitmap, inOne);
    const tiles: Pixels[] = [];
    if (rows > 0) {
      const context = drawnTo(bitmap, columns * side, rows * side);
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          tiles.push(pixelsIn(context, column * side, row * side, { width: side, height: side }));
        }
      }
    }
    if (whole !== undefined) tiles.push(pixelsIn(drawnTo(bitmap, whole.width, whole.height), 0, 0, whole));
    return { text, tiles };
  });
}

function drawnTo(bitmap: ImageBitmap, width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = contextOf(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}
