/** An `ImageTower` without weights or codecs: vectors are hashes of the files. One that ends with "!broken" cannot be decoded. */
import { type ImageFile, unprocessable } from "../../src/worker/engine/images/image-file.ts";
import type { ImageTower } from "../../src/worker/engine/images/image-tower.ts";
import { OnnxRuntimeError } from "../../src/worker/engine/engine-errors.ts";
import { hashVector } from "./scripted-encoder.ts";

export class ScriptedImageTower implements ImageTower {
  readonly outputWidth: number;
  readonly imagesPerRun = 2;
  readonly tokensPerImage = 50;
  /** Images of each run so far. */
  readonly runs: number[] = [];

  constructor(dimensions: number) {
    this.outputWidth = dimensions;
  }

  async prepare({ bytes, field }: ImageFile): Promise<Float32Array> {
    const end = new TextDecoder("latin1").decode(bytes.slice(-8));
    if (end.endsWith("!broken")) throw unprocessable(`${field} could not be decoded`);
    return end.endsWith("!fail") ? Float32Array.of(Number.NaN) : Float32Array.from(bytes);
  }

  async run(images: readonly Float32Array[]): Promise<Float32Array> {
    this.runs.push(images.length);
    if (images.some(([first]) => Number.isNaN(first))) throw new OnnxRuntimeError(1, "the script says: fail");
    return Float32Array.from(images.flatMap((image) => hashVector(Int32Array.from(image), this.outputWidth)));
  }
}
