/**
 * Counts the tokens of images. Each family of models cuts and scales images by rules of its own, so llama.cpp counts: it tokenises a
 * prompt, refuses it as too long before it computes a token, and the refusal has the number of tokens.
 */
import type { PixelSize } from "../../images/image-pixels.ts";
import type { LlamaCore } from "../llama-core.ts";

export interface ImageTokenCountsOptions {
  core: Pick<LlamaCore, "countTokens" | "openCompletions">;
  /** Number of sequences that the core computes at the same time. */
  slots: number;
  marker: string;
  /** A text of more tokens than the context has. */
  filler: string;
}

/** The count of the first image while all slots are busy; later ones count as much as the largest one so far. */
const assumedTokens = 256;

export class ImageTokenCounts {
  readonly #options: ImageTokenCountsOptions;
  /** By width and height, on which alone the number depends. */
  readonly #known = new Map<string, number>();
  #fillerTokens: Promise<number> | undefined;

  constructor(options: ImageTokenCountsOptions) {
    this.#options = options;
  }

  /**
   * Returns the number of tokens of an image and of the tokens around it. While all slots write replies, the count of a new size is assumed, because the
   * core answers only in a free slot: a prompt that turns out to be too long is refused before the model runs.
   */
  async of({ width, height }: PixelSize, file: Uint8Array<ArrayBuffer>): Promise<number> {
    const size = `${width} ${height}`;
    const known = this.#known.get(size);
    if (known !== undefined) return known;
    const { core, slots, marker, filler } = this.#options;
    if (core.openCompletions >= slots) return Math.max(assumedTokens, ...this.#known.values());
    this.#fillerTokens ??= core.countTokens({ text: filler, files: [] });
    const tokens = (await core.countTokens({ text: marker + filler, files: [file] })) - (await this.#fillerTokens);
    this.#known.set(size, tokens);
    return tokens;
  }
}
