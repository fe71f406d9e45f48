/** The part of a model that reads images, as the encode session sees it: pixels in, vectors out. Calls must not overlap. */
import type { ImageFile } from "./image-file.ts";

export interface ImageTower {
  /** Size of a vector: that of the vectors of texts, too. */
  readonly outputWidth: number;
  /** Images that one run should have at most: a run is what a cancellation and a more urgent call wait for. */
  readonly imagesPerRun: number;
  /** Positions that an image takes. */
  readonly tokensPerImage: number;
  /**
   * Decodes an image and makes it what the model reads. Needs no device, and may overlap with runs.
   * @throws EngineFailureError ("unprocessable") that names the image's field if it cannot be decoded.
   */
  prepare(image: ImageFile): Promise<Float32Array>;
  /** One vector an image, row-major, of any length. Valid until the next run. */
  run(images: readonly Float32Array[]): Promise<Float32Array>;
}
