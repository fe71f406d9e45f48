import { describe, expect, test } from "vitest";
import { AcceptanceRate } from "../../../../src/worker/engine/onnx/causal/acceptance-rate.ts";

/** Adds tokens, of which every `period`-th is rejected, and returns whether the rate was high enough after each. */
function addWithRejections(rate: AcceptanceRate, count: number, period: number): boolean[] {
  return Array.from({ length: count }, (_, index) => {
    rate.add((index + 1) % period !== 0);
    return rate.isHighEnough;
  });
}

describe("the acceptance rate of speculative tokens", () => {
  test("is high enough before the first token", () => {
    expect(new AcceptanceRate().isHighEnough).toBe(true);
  });

  test("stays high enough if one token of 20 is rejected", () => {
    expect(new Set(addWithRejections(new AcceptanceRate(), 200, 20))).toEqual(new Set([true]));
  });

  test("becomes too low if one token of 4 is rejected, and stays so", () => {
    const isHighEnough = addWithRejections(new AcceptanceRate(), 200, 4);
    expect(isHighEnough.slice(0, 3)).toEqual([true, true, true]);
    expect(new Set(isHighEnough.slice(40))).toEqual(new Set([false]));
  });

  test("depends on recent tokens: a few rejections end a long run of accepted ones, and accepted ones make up for any number of rejections", () => {
    const rate = new AcceptanceRate();
    addWithRejections(rate, 10_000, Infinity);
    addWithRejections(rate, 5, 1);
    expect(rate.isHighEnough).toBe(false);
    addWithRejections(rate, 10_000, 1);
    const recovery = addWithRejections(rate, 40, Infinity);
    expect([recovery[0], recovery.at(-1)]).toEqual([false, true]);
  });
});
