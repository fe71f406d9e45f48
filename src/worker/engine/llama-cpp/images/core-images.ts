/** Reads the images of messages for llama.cpp, which gets each as a file at a marker in the prompt. */
import type { ImagePart } from "../../../../inference/conversation.ts";
import { firstImageRowId, type ImageReader, type PromptImage } from "../../chat/prompt/prompt-images.ts";
import { decodeImage, drawWhole, type Pixels } from "../../images/image-pixels.ts";
import { loadImageFile } from "../../images/load-image-file.ts";
import { coreImageSize } from "./core-image-size.ts";
import type { ImageTokenCounts } from "./image-token-counts.ts";

export interface CoreImagesOptions {
  /** Stands for an image until the prompt is tokenised: a control token that neither the template nor the dialect writes. */
  standIn: { token: string; id: number };
  /** llama.cpp's mark of an image in a prompt. */
  marker: string;
  counts: Pick<ImageTokenCounts, "of">;
}

/** A prompt for llama.cpp. */
export interface ImagePrompt {
  text: string;
  /** One for each marker, in order. */
  files: Uint8Array<ArrayBuffer>[];
}

interface CoreImage extends PromptImage {
  file: Uint8Array<ArrayBuffer>;
}

/** Ids of rows begin again here: after 2^30 rows, no prompt has the first ones. */
const lastRowId = 2 ** 30;

export class CoreImages implements ImageReader {
  readonly token: string;
  readonly tokenId: number;
  readonly #marker: string;
  readonly #counts: Pick<ImageTokenCounts, "of">;
  /** The images in use, by the id of their first row. */
  readonly #images = new Map<number, CoreImage>();
  #nextId = firstImageRowId;

  constructor({ standIn, marker, counts }: CoreImagesOptions) {
    this.token = standIn.token;
    this.tokenId = standIn.id;
    this.#marker = marker;
    this.#counts = counts;
  }

  async read(part: ImagePart): Promise<PromptImage> {
    // The browser decodes more formats than llama.cpp, and turns photos upright.
    const pixels = await decodeImage(await loadImageFile(part), (bitmap) => drawWhole(bitmap, coreImageSize(bitmap, part.detail)));
    const file = portablePixmap(pixels);
    const tokens = await this.#counts.of(pixels, file);
    const first = this.#nextId;
    this.#nextId = first + tokens > lastRowId ? firstImageRowId : first + tokens;
    const image = { text: this.token.repeat(tokens), rowIds: Int32Array.from({ length: tokens }, (_, row) => first + row), file };
    this.#images.set(first, image);
    return image;
  }

  release({ rowIds: [first = 0] }: PromptImage): void {
    this.#images.delete(first);
  }

  /** Returns the prompt of tokens and rows. `textOf`: returns the text of tokens, in which `mark` writes other ids. */
  prompt(ids: Int32Array, textOf: (ids: Int32Array, mark: (id: number) => string | undefined) => string): ImagePrompt {
    const files: ImagePrompt["files"] = [];
    const text = textOf(ids, (id) => {
      if (id < firstImageRowId) return undefined;
      const image = this.#images.get(id);
      // Only the first row of an image has its marker.
      if (image === undefined) return "";
      files.push(image.file);
      return this.#marker;
    });
    return { text, files };
  }
}

/** Writes pixels as a binary portable pixmap (PPM, "P6"), which llama.cpp reads without a codec. */
function portablePixmap({ width, height, data }: Pixels): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(`P6 ${width} ${height} 255\n`);
  const file = new Uint8Array(header.byteLength + data.byteLength);
  file.set(header);
  file.set(data, header.byteLength);
  return file;
}
