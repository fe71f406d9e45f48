/**
 * Uses a language model that answers "yes" or "no" as an encoder with two classes. The prefix that a row shares with the row
 * before it stays in the model's cache, so that a query is computed once for all its documents.
 */
import { PrefixCache } from "../chat/token-loop/prefix-cache.ts";
import type { TokenModel } from "../chat/token-loop/token-model.ts";
import type { EncoderBatch, EncoderModel } from "./encoder-model.ts";

export class YesNoModel implements EncoderModel {
  readonly outputWidth = 2;
  readonly perToken = false;
  /** Rows are computed one after another, so each is a batch of its own. */
  readonly tokenBudget = 1;
  readonly #model: TokenModel;
  readonly #cache: PrefixCache;
  readonly #answers: { no: number; yes: number };

  /** `answers`: token ids. */
  constructor(model: TokenModel, answers: { no: number; yes: number }) {
    this.#model = model;
    this.#cache = new PrefixCache(model);
    this.#answers = answers;
  }

  async run({ rows, width, ids, mask }: EncoderBatch): Promise<Float32Array> {
    const values = new Float32Array(2 * rows);
    for (let row = 0; row < rows; row++) {
      const start = row * width;
      const length = mask.subarray(start, start + width).lastIndexOf(1) + 1;
      const logits = await this.#lastLogits(ids.subarray(start, start + length));
      values[2 * row] = logits[this.#answers.no] ?? Number.NaN;
      values[2 * row + 1] = logits[this.#answers.yes] ?? Number.NaN;
    }
    return values;
  }

  async #lastLogits(ids: Int32Array): Promise<Float32Array> {
    try {
      let logits: Float32Array = new Float32Array(0);
      for (let position = this.#cache.reuse(ids); position < ids.length;) {
        const chunk = ids.subarray(position, position + this.#model.prefillChunk);
        logits = await this.#model.prefill(chunk);
        for (const id of chunk) this.#cache.append(id);
        position += chunk.length;
      }
      return logits;
    } catch (caught) {
      this.#cache.clear();
      throw caught;
    }
  }
}
