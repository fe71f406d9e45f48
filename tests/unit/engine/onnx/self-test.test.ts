import { describe, expect, test } from "vitest";
import { computesConsistently } from "../../../../src/worker/engine/self-test.ts";
import type { TokenModel } from "../../../../src/worker/engine/chat/token-loop/token-model.ts";

/** Its logits depend on all tokens so far; `disturb` changes them by how many are new. */
class SummingModel implements TokenModel {
  readonly vocabularySize = 8;
  readonly contextLength = 100;
  readonly prefillChunk = 64;
  readonly #disturb: (newTokens: number) => number;
  #ids: number[] = [];

  constructor(disturb: (newTokens: number) => number) {
    this.#disturb = disturb;
  }

  get length(): number {
    return this.#ids.length;
  }

  async prefill(ids: Int32Array): Promise<Float32Array> {
    this.#ids.push(...ids);
    const sum = this.#ids.reduce((total, id, place) => total + id * (place + 1), 0);
    return Float32Array.from({ length: 8 }, (_, id) => ((sum * (id + 1)) % 17) + this.#disturb(ids.length) * id);
  }

  decode(id: number): Promise<Float32Array> {
    return this.prefill(Int32Array.of(id));
  }

  truncate(length: number): void {
    this.#ids.length = Math.min(length, this.#ids.length);
  }

  async dispose(): Promise<void> {}
}

describe("computesConsistently", () => {
  test("accepts a device that computes the same in one run and in two, but for rounding", async () => {
    const model = new SummingModel((newTokens) => newTokens * 1e-4);
    expect(await computesConsistently(model)).toBe(true);
    expect(model.length).toBe(0);
  });

  test("refuses one that computes long runs differently", async () => {
    expect(await computesConsistently(new SummingModel((newTokens) => (newTokens >= 32 ? 3 : 0)))).toBe(false);
  });

  test("refuses one that computes nothing that is a number", async () => {
    expect(await computesConsistently(new SummingModel(() => Number.NaN))).toBe(false);
  });
});
