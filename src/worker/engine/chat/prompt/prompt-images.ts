/** Puts the images of a conversation into the text and the tokens of its prompt. The model supplies an `ImageReader`. */
import { imageMark } from "../../../../chat/prompt/literal-text.ts";
import type { Conversation, ImagePart } from "../../../../inference/conversation.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";

/** Ids from here on stand for the embedding rows of images. It is larger than any vocabulary. */
export const firstImageRowId = 2 ** 24;

export interface PromptImage {
  /** Replaces the template's image token; contains that token once for each of `rowIds`. */
  readonly text: string;
  /** One id for each embedding row, from `firstImageRowId` on. Equal pictures have equal ids, so that the prefix cache can compare them. */
  readonly rowIds: Int32Array;
}

export interface ImageReader {
  /** The token that the template writes for an image, and its id. */
  readonly token: string;
  readonly tokenId: number;
  /**
   * Decodes an image and keeps its rows until `release`. Rejects with EngineFailureError ("unprocessable"), which names the image's
   * field.
   */
  read(part: ImagePart): Promise<PromptImage>;
  /** Call it once for each `read`. */
  release(image: PromptImage): void;
}

export class PromptImages {
  readonly #reader: ImageReader;
  readonly #images: ReadonlyMap<ImagePart, PromptImage>;

  private constructor(reader: ImageReader, images: ReadonlyMap<ImagePart, PromptImage>) {
    this.#reader = reader;
    this.#images = images;
  }

  /** Reads the images one after another, because a large image takes hundreds of megabytes when decoded. */
  static async read(reader: ImageReader, conversation: Conversation): Promise<PromptImages> {
    const images = new Map<ImagePart, PromptImage>();
    const read = new PromptImages(reader, images);
    try {
      // oxlint-disable-next-line no-await-in-loop
      for (const part of imagesOf(conversation)) images.set(part, await reader.read(part));
    } catch (caught) {
      read.release();
      throw caught;
    }
    return read;
  }

  /** Returns the rendered prompt with each image token replaced by its image's text. `conversation`: the part that is in the prompt. */
  shownIn(text: string, conversation: Conversation): string {
    const { token } = this.#reader;
    const images = this.#of(conversation);
    const pieces = text.replaceAll(imageMark, token).split(token);
    if (pieces.length !== images.length + 1) {
      throw new EngineFailureError({ kind: "unprocessable", detail: "messages with images: the model's chat template does not show them" });
    }
    return pieces.map((piece, index) => (images[index - 1]?.text ?? "") + piece).join("");
  }

  /** Returns the tokens of that prompt with the ids of image rows in place of image tokens. `ids`: all tokens, or the first. */
  rowsIn(ids: Int32Array, conversation: Conversation): Int32Array {
    const rows = this.#of(conversation).flatMap(({ rowIds }) => [...rowIds]);
    let next = 0;
    return ids.map((id) => (id === this.#reader.tokenId ? (rows[next++] ?? id) : id));
  }

  release(): void {
    for (const image of this.#images.values()) this.#reader.release(image);
  }

  #of(conversation: Conversation): PromptImage[] {
    return imagesOf(conversation).flatMap((part) => this.#images.get(part) ?? []);
  }
}

export function imagesOf({ messages }: Conversation): ImagePart[] {
  return messages.flatMap((message) => (message.role === "user" ? message.parts.filter((part) => part.type === "image") : []));
}
