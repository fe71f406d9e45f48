/** Decodes an image with the browser's own codecs and brings it to the size that a model reads. */
import { causeOf } from "../../../../inference/cause-of.ts";
import { type ImageFile, unprocessable } from "../../images/image-file.ts";

export interface PixelSize {
  width: number;
  height: number;
}

/** How an image of some size becomes what the model reads. */
export interface Framing {
  /** Size to which the whole image is scaled. */
  scaled: PixelSize;
  /** Size of the part around its middle that is kept. */
  kept: PixelSize;
}

/** Red, green and blue, row by row. */
export interface Pixels extends PixelSize {
  data: Uint8ClampedArray;
}

/**
 * The first frame, upright, on white where the image is transparent.
 * @throws EngineFailureError ("unprocessable") if the browser cannot decode it.
 */
export function readPixels(image: ImageFile, framing: (size: PixelSize) => Framing): Promise<Pixels> {
  return decoded(image, (bitmap) => {
    const { scaled, kept } = framing(bitmap);
    return drawn(bitmap, scaled, kept);
  });
}

/**
 * Decodes the first frame, upright. The bitmap is gone when `read` returns.
 * @throws EngineFailureError ("unprocessable") if the browser cannot decode it.
 */
export async function decoded<Read>({ bytes, facts, field }: ImageFile, read: (bitmap: ImageBitmap) => Read): Promise<Read> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${facts.format}` })).catch((caught: unknown) => {
    throw unprocessable(`${field} could not be decoded as a ${facts.format} image`, causeOf(caught));
  });
  try {
    return read(bitmap);
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, scaled: PixelSize, kept: PixelSize): Pixels {
  // Only what is kept is scaled: the rest of a very wide image may be far larger than the image itself.
  const left = Math.floor((scaled.width - kept.width) / 2);
  const top = Math.floor((scaled.height - kept.height) / 2);
  const [factorX, factorY] = [bitmap.width / scaled.width, bitmap.height / scaled.height];
  const { width, height } = kept;
  const context = contextOf(width, height);
  context.drawImage(bitmap, left * factorX, top * factorY, width * factorX, height * factorY, 0, 0, width, height);
  return pixelsIn(context, 0, 0, kept);
}

/** The part of what is drawn whose left upper corner is there. */
export function pixelsIn(context: OffscreenCanvasRenderingContext2D, left: number, top: number, { width, height }: PixelSize): Pixels {
  const { data } = context.getImageData(left, top, width, height);
  const rgb = new Uint8ClampedArray(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    rgb[pixel * 3] = data[pixel * 4] ?? 0;
    rgb[pixel * 3 + 1] = data[pixel * 4 + 1] ?? 0;
    rgb[pixel * 3 + 2] = data[pixel * 4 + 2] ?? 0;
  }
  return { data: rgb, width, height };
}

/** White, with the best filter that the browser has for scaling. */
export function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new NoCanvasError();
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  return context;
}

/** The browser gives workers no canvas to draw on. */
class NoCanvasError extends Error {
  constructor() {
    super("the browser has no 2D canvas for workers");
    this.name = "NoCanvasError";
  }
}
