import { expect, test } from "vitest";
import { projected } from "../../../demo/embed/projection.ts";

test("vectors that are alike are close to each other, and the map fills its square", () => {
  const points = projected([
    [1, 0, 0],
    [0.98, 0.2, 0],
    [0, 1, 0],
    [0, 0.98, 0.2],
    [0, 0, 1],
  ]);
  const distance = (a: number, b: number): number =>
    Math.hypot((points[a]?.x ?? 0) - (points[b]?.x ?? 0), (points[a]?.y ?? 0) - (points[b]?.y ?? 0));
  expect(distance(0, 1)).toBeLessThan(distance(0, 2) / 2);
  expect(distance(2, 3)).toBeLessThan(distance(2, 4) / 2);
  expect(Math.max(...points.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))).toBeCloseTo(1);
});

test("one vector, or several that are equal, are in the middle", () => {
  expect(projected([[1, 2]])).toEqual([{ x: 0, y: 0 }]);
  for (const { x, y } of projected([
    [1, 2],
    [1, 2],
  ]))
    expect([x, y]).toEqual([0, 0]);
  expect(projected([])).toEqual([]);
});
