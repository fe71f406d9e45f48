/** Reads the images of messages for a chat model with vision. */
import type { TokenTable } from "../../../../../chat/tokenizer/token-table.ts";
import type { ImagePart } from "../../../../../inference/conversation.ts";
import { startHash } from "../../../../weights/download/streaming-hash.ts";
import type { ImageReader, PromptImage } from "../../../chat/prompt/prompt-images.ts";
import { EngineFailureError } from "../../../../base/engine-failure.ts";
import { loadImageFile } from "../../../images/load-image-file.ts";
import type { ImageChatConfig } from "./image-chat-config.ts";
import type { ImageFamily } from "./image-family.ts";
import type { ImageRows, KeptImage } from "./image-rows.ts";
import { readTiles } from "./image-tiles.ts";

export class ChatImageReader implements ImageReader {
  readonly token: string;
  readonly tokenId: number;
  readonly #family: ImageFamily;
  readonly #images: ImageRows;
  readonly #kept = new WeakMap<PromptImage, KeptImage>();

  /** @throws EngineFailureError ("files-damaged") if the tokenizer lacks a token of the family. */
  constructor({ family, imageTokenId }: ImageChatConfig, table: TokenTable, images: ImageRows) {
    const missing = family.tokens.filter((token) => table.idOf(token) === undefined);
    const [token] = family.tokens;
    const tokenId = table.idOf(token);
    if (missing.length > 0 || tokenId === undefined || tokenId !== (imageTokenId ?? tokenId)) {
      const detail = `tokenizer.json: it lacks ${missing.join(", ") || `the token ${imageTokenId} for images`}`;
      throw new EngineFailureError({ kind: "files-damaged", detail });
    }
    this.token = token;
    this.tokenId = tokenId;
    this.#family = family;
    this.#images = images;
  }

  async read(part: ImagePart): Promise<PromptImage> {
    const file = await loadImageFile(part);
    const isOneTile = part.detail === "low";
    const hash = await startHash();
    hash.update(file.bytes);
    const kept = await this.#images.use(`${isOneTile ? "low" : "high"} ${hash.digest().sha256}`, () =>
      readTiles(file, this.#family, isOneTile),
    );
    const image = { text: kept.text, rowIds: kept.rowIds };
    this.#kept.set(image, kept);
    return image;
  }

  release(image: PromptImage): void {
    const kept = this.#kept.get(image);
    if (kept !== undefined) this.#images.release(kept);
  }
}
