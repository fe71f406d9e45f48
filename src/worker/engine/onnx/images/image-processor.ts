/**
 * Converts an image file to the numbers that a model reads, with the image processors of transformers.js, which interpret
 * preprocessor_config.json. Decoding, scaling and cropping are done here, because the library ignores the requested filter, and crops
 * at half a pixel if the margin is odd.
 */
import {
  ChineseCLIPFeatureExtractor,
  CLIPFeatureExtractor,
  CLIPImageProcessor,
  type ImageProcessor,
  RawImage,
  SiglipImageProcessor,
  ViTFeatureExtractor,
  ViTImageProcessor,
} from "@huggingface/transformers";
import { z } from "zod";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import type { ImageFile } from "../../images/image-file.ts";
import { type Crop, type PixelSize, readPixels } from "../../images/image-pixels.ts";

const processors: Readonly<Record<string, new (config: object) => ImageProcessor>> = {
  CLIPImageProcessor,
  CLIPFeatureExtractor,
  ChineseCLIPFeatureExtractor,
  SiglipImageProcessor,
  ViTFeatureExtractor,
  ViTImageProcessor,
};

const sizeSchema = z.union([z.int().min(1), z.looseObject({ width: z.int().min(1), height: z.int().min(1) })]);
const configSchema = z.looseObject({
  image_processor_type: z.string().nullish(),
  feature_extractor_type: z.string().nullish(),
  do_resize: z.boolean().nullish(),
  do_center_crop: z.boolean().nullish(),
  crop_size: sizeSchema.nullish(),
});

export class ImagePreparation {
  readonly #processor: ImageProcessor;
  readonly #cropSize: PixelSize | undefined;
  readonly #imageSize: number;

  /**
   * @param document Content of preprocessor_config.json.
   * @param imageSize Side of the square that the model reads, in pixels.
   * @throws EngineFailureError ("files-damaged") if it names an unknown processor.
   */
  constructor(document: unknown, imageSize: number) {
    const config = configSchema.safeParse(document).data;
    const name = config?.image_processor_type ?? config?.feature_extractor_type ?? "";
    // "Fast" names the faster of two implementations with the same results.
    const Processor = processors[name.replace(/Fast$/, "")];
    if (config === undefined || Processor === undefined) {
      throw new EngineFailureError({
        kind: "files-damaged",
        detail: `preprocessor_config.json: the image processor '${name}' is not known here (${Object.keys(processors).join(", ")})`,
      });
    }
    this.#processor = new Processor(config);
    this.#imageSize = imageSize;
    const { do_center_crop: crops, crop_size: size } = config;
    if (crops === true && size !== null && size !== undefined) {
      this.#cropSize = typeof size === "number" ? { width: size, height: size } : { width: size.width, height: size.height };
    }
  }

  /** Returns channels x rows x columns. @throws EngineFailureError ("unprocessable") that names the field. */
  async prepare(image: ImageFile): Promise<Float32Array> {
    const { data, width, height } = await readPixels(image, (size) => this.#crop(size));
    const { pixel_values: values } = await this.#processor.preprocess(new RawImage(data, width, height, 3));
    const numbers: unknown = values.data;
    if (numbers instanceof Float32Array && numbers.length === 3 * this.#imageSize ** 2) return numbers;
    throw new EngineFailureError({
      kind: "files-damaged",
      detail: `preprocessor_config.json: it makes images of ${values.dims.join(" x ")}, the model reads 3 x ${this.#imageSize} x ${this.#imageSize}`,
    });
  }

  #crop(size: PixelSize): Crop {
    const scaled = this.#processor.do_resize ? this.#scaledSize(size) : { width: size.width, height: size.height };
    const crop = this.#cropSize;
    // The library pads an image that is smaller than the crop.
    if (crop === undefined || crop.width > scaled.width || crop.height > scaled.height) return { scaled, kept: scaled };
    return { scaled, kept: crop };
  }

  #scaledSize({ width, height }: PixelSize): PixelSize {
    const image = new RawImage(new Uint8ClampedArray(), width, height, 3);
    const [scaledWidth, scaledHeight] = this.#processor.get_resize_output_image_size(image, this.#processor.size);
    return { width: Math.max(1, scaledWidth), height: Math.max(1, scaledHeight) };
  }
}
