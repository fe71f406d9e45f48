/** Images in prompts: what a model with vision supplies, and how its images get into the text and the tokens of a prompt. */
import { imageMark } from "../../../../chat/prompt/literal-text.ts";
import type { Conversation, ImagePart } from "../../../../inference/conversation.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";

/** Above every id of a vocabulary: ids from here on stand for rows of images. */
export const firstImageRowId = 2 ** 24;

/** An image as the prompt has it. */
export interface PromptImage {
  /** Takes the place of the template's token; has that token once for each of `rowIds`. */
  readonly text: string;
  /** One for each of its rows, from `firstImageRowId` on. The same picture has the same ids, another has others. */
  readonly rowIds: Int32Array;
}

export interface ImageReader {
  /** What the template writes for an image, and its id. */
  readonly token: string;
  readonly tokenId: number;
  /** Rejects with EngineFailureError ("unprocessable"), naming the image's field. The rows are kept until `release`. */
  read(part: ImagePart): Promise<PromptImage>;
  /** Once for each `read`. */
  release(image: PromptImage): void;
}

export class PromptImages {
  readonly #reader: ImageReader;
  readonly #images: ReadonlyMap<ImagePart, PromptImage>;

  private constructor(reader: ImageReader, images: ReadonlyMap<ImagePart, PromptImage>) {
    this.#reader = reader;
    this.#images = images;
  }

  /** One after another: decoded, a large image takes hundreds of megabytes. */
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

  /** A prompt with the text of each image where the template shows it. `conversation`: what of it is in the prompt. */
  shownIn(text: string, conversation: Conversation): string {
    const { token } = this.#reader;
    const images = this.#of(conversation);
    const pieces = text.replaceAll(imageMark, token).split(token);
    if (pieces.length !== images.length + 1) {
      throw new EngineFailureError({ kind: "unprocessable", detail: "messages with images: the model's chat template does not show them" });
    }
    return pieces.map((piece, index) => (images[index - 1]?.text ?? "") + piece).join("");
  }

  /** The tokens of that prompt, or the first of them, with the ids of the images' rows. */
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
