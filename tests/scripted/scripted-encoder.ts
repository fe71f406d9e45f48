/** An `EncoderModel` without weights: vectors are hashes of the tokens, relevance is the overlap of words. */
import type { TextTokenizer } from "../../src/chat/tokenizer/text-tokenizer.ts";
import { OnnxRuntimeError } from "../../src/worker/engine/engine-errors.ts";
import type { EncoderBatch, EncoderModel } from "../../src/worker/engine/encode/encoder-model.ts";
import { SeededRandom } from "../../src/worker/engine/sampling/seeded-random.ts";
import { byteTokens } from "./byte-tokenizer.ts";

export class ScriptedEncoder implements EncoderModel {
  readonly outputWidth: number;
  readonly perToken = false;
  readonly tokenBudget = 512;
  readonly #tokenizer: TextTokenizer;
  readonly #die: () => void;
  readonly #row: (ids: Int32Array) => number[];

  constructor(tokenizer: TextTokenizer, role: "embed" | "rerank", dimensions: number, die: () => void) {
    this.#tokenizer = tokenizer;
    this.#die = die;
    this.outputWidth = role === "embed" ? dimensions : 1;
    this.#row = role === "embed" ? (ids) => hashVector(ids, dimensions) : (ids) => [this.#overlap(ids)];
  }

  /** Texts steer it, too: A row that contains "!fail", "!die" or "!hang" makes the encoder fail, end its realm, or never respond. */
  async run(batch: EncoderBatch): Promise<Float32Array> {
    const values: number[] = [];
    for (let row = 0; row < batch.rows; row++) {
      const start = row * batch.width;
      const ids = batch.ids.slice(start, start + batch.width).filter((_, token) => batch.mask[start + token] === 1);
      const text = this.#tokenizer.decode(ids);
      if (text.includes("!fail")) throw new OnnxRuntimeError(1, "the script says: fail");
      if (text.includes("!die")) this.#die();
      if (text.includes("!hang") || text.includes("!die")) return new Promise(() => undefined);
      values.push(...this.#row(ids));
    }
    return Float32Array.from(values);
  }

  /** Logit of the share of the query's words that the document has. */
  #overlap(ids: Int32Array): number {
    const middle = ids.indexOf(byteTokens.separator);
    const words = (part: Int32Array): string[] =>
      this.#tokenizer
        .decode(part.filter((id) => id < 256))
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    const query = words(ids.subarray(0, middle));
    const document = new Set(words(ids.subarray(middle)));
    const share = query.filter((word) => document.has(word)).length / Math.max(1, query.length);
    return 8 * (share - 0.5);
  }
}

export function hashVector(ids: Int32Array, dimensions: number): number[] {
  let hash = 0xcbf29ce484222325n;
  for (const id of ids) hash = BigInt.asUintN(64, (hash ^ BigInt(id)) * 0x100000001b3n);
  const random = new SeededRandom(hash);
  return Array.from({ length: dimensions }, () => random.draw() - 0.5);
}
