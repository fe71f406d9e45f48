/** The image encoder of a model for texts and images. Calls of `run` must not overlap. */
import type { ImageFile } from "./image-file.ts";

export interface ImageTower {
  /** Size of a vector; vectors of texts have the same. */
  readonly outputWidth: number;
  /** Max images that one run should have: a run cannot be interrupted by a cancellation or a more urgent call. */
  readonly imagesPerRun: number;
  /** Positions of the encoder that an image takes. */
  readonly tokensPerImage: number;
  /**
   * Decodes an image and preprocesses it for the model, on the CPU. Calls may overlap with runs.
   * @throws EngineFailureError ("unprocessable") that names the image's field if it cannot be decoded.
   */
  prepare(image: ImageFile): Promise<Float32Array>;
  /** Returns one vector per image, row-major, not normalised. The array is valid until the next run. */
  run(images: readonly Float32Array[]): Promise<Float32Array>;
}
