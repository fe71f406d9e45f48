/** Decodes an image with the browser's codecs, and scales it to the size that a model reads. */
import { causeOf } from "../../../inference/cause-of.ts";
import { type ImageFile, unprocessable } from "./image-file.ts";

export interface PixelSize {
  width: number;
  height: number;
}

export interface Crop {
  /** Size to which the whole image is scaled. */
  scaled: PixelSize;
  /** Size of the central part that is kept. */
  kept: PixelSize;
}

/** Pixels row by row, as red, green and blue bytes. */
export interface Pixels extends PixelSize {
  data: Uint8ClampedArray;
}

/**
 * Returns the scaled and cropped first frame, upright, with white for transparent parts. `cropOf`: returns the crop for an image's size.
 * @throws EngineFailureError ("unprocessable") if the browser cannot decode it.
 */
export function readPixels(image: ImageFile, cropOf: (size: PixelSize) => Crop): Promise<Pixels> {
  return decodeImage(image, (bitmap) => {
    const { scaled, kept } = cropOf(bitmap);
    return drawCropped(bitmap, scaled, kept);
  });
}

/**
 * Decodes the first frame, upright, for `read`. The bitmap is closed when `read` returns.
 * @throws EngineFailureError ("unprocessable") if the browser cannot decode it.
 */
export async function decodeImage<Read>({ bytes, facts, field }: ImageFile, read: (bitmap: ImageBitmap) => Read): Promise<Read> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${facts.format}` })).catch((caught: unknown) => {
    throw unprocessable(`${field} could not be decoded as a ${facts.format} image`, causeOf(caught));
  });
  try {
    return read(bitmap);
  } finally {
    bitmap.close();
  }
}

/** Returns the whole image, scaled, with white for transparent parts. */
export function drawWhole(bitmap: ImageBitmap, { width, height }: PixelSize): Pixels {
  const context = createCanvas(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return pixelsIn(context, 0, 0, { width, height });
}

function drawCropped(bitmap: ImageBitmap, scaled: PixelSize, kept: PixelSize): Pixels {
  // Scales only the part that is kept, because a very wide image could become far too large.
  const left = Math.floor((scaled.width - kept.width) / 2);
  const top = Math.floor((scaled.height - kept.height) / 2);
  const [factorX, factorY] = [bitmap.width / scaled.width, bitmap.height / scaled.height];
  const { width, height } = kept;
  const context = createCanvas(width, height);
  context.drawImage(bitmap, left * factorX, top * factorY, width * factorX, height * factorY, 0, 0, width, height);
  return pixelsIn(context, 0, 0, kept);
}

/** Returns the pixels of a rectangle of the canvas. */
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

/** Returns a white canvas with the browser's best filter for scaling. */
export function createCanvas(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new NoCanvasError();
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  return context;
}

/** The browser has no OffscreenCanvas with a 2D context. */
class NoCanvasError extends Error {
  constructor() {
    super("the browser has no 2D canvas for workers");
    this.name = "NoCanvasError";
  }
}
