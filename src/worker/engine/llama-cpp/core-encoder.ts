/** Embeds rows of tokens with llama.cpp, which pools the token vectors. */
import type { EncoderBatch, EncoderModel } from "../encode/encoder-model.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { LlamaCore } from "./llama-core.ts";

export class CoreEncoder implements EncoderModel {
  readonly outputWidth: number;
  readonly perToken = false;
  /** Rows are computed one after another, so each is a batch of its own. */
  readonly tokenBudget = 1;
  readonly #core: Pick<LlamaCore, "embed">;

  constructor(core: Pick<LlamaCore, "embed">, outputWidth: number) {
    this.#core = core;
    this.outputWidth = outputWidth;
  }

  async run({ rows, width, ids, mask }: EncoderBatch): Promise<Float32Array> {
    const vectors = await this.#core.embed(
      Array.from({ length: rows }, (_, row) => {
        const start = row * width;
        const length = mask.subarray(start, start + width).lastIndexOf(1) + 1;
        return [...ids.subarray(start, start + length)];
      }),
    );
    if (vectors.length !== rows || vectors.some(({ length }) => length !== this.outputWidth)) {
      throw new EngineFailureError({ kind: "run-failed", detail: "the model computed vectors of another size" });
    }
    return Float32Array.from(vectors.flat());
  }
}
