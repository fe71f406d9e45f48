/** From two rows of logits to KL, NLL and agreement. */
import { expect, test } from "vitest";
import { DivergenceSum } from "../../eval/exactness/divergence.ts";

/** Logits of probabilities, moved by any number. */
const logitsOf = (probabilities: number[], shift = 0) => Float32Array.from(probabilities, (each) => Math.log(each) + shift);

test("the divergence is the reference's mean of the logarithms' difference, whatever is added to all logits", () => {
  const sum = new DivergenceSum();
  sum.add(logitsOf([0.5, 0.25, 0.25], 7), logitsOf([0.25, 0.5, 0.25], -9), 0);
  expect(sum.mean.kl).toBeCloseTo(0.5 * Math.log(2) - 0.25 * Math.log(2), 5);
  expect(sum.mean.referenceNll).toBeCloseTo(Math.log(2), 5);
  expect(sum.mean.nll).toBeCloseTo(Math.log(4), 5);
  expect(sum.mean.agreement).toBe(0);
});

test("positions count alike, and an impossible token does not count", () => {
  const sum = new DivergenceSum();
  const impossible = logitsOf([0.75, 0.25, 0]);
  sum.add(impossible, impossible, 1);
  sum.add(logitsOf([0.5, 0.25, 0.25]), logitsOf([0.5, 0.25, 0.25], 3), 2);
  expect(sum.mean.kl).toBeCloseTo(0, 5);
  expect(sum.mean.nll).toBeCloseTo(Math.log(4), 5);
  expect(sum.mean).toMatchObject({ agreement: 1, positions: 2 });
});
