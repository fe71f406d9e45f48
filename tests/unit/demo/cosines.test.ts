import { expect, test } from "vitest";
import { closestPair, cosines } from "../../../demo/embed/cosines.ts";

const vectors = [
  [1, 0],
  [0, 1],
  [0.6, 0.8],
];

test("the matrix holds the cosine of each vector with each", () => {
  expect(cosines(vectors)).toEqual([
    [1, 0, 0.6],
    [0, 1, 0.8],
    [0.6, 0.8, 1],
  ]);
});

test("the closest pair is of two different vectors", () => {
  expect(closestPair(cosines(vectors))).toEqual({ first: 1, second: 2, cosine: 0.8 });
  expect(closestPair(cosines([[1, 0]]))).toBeUndefined();
});
