import { expect, it } from "vitest";
import { classifierOf, type LabelledVector } from "../../../src/api/classify/nearest-examples.ts";
import { SeededRandom } from "../../../src/worker/engine/sampling/seeded-random.ts";

const random = new SeededRandom(5n);
const normal = () => Math.sqrt(-2 * Math.log(1 - random.draw())) * Math.cos(2 * Math.PI * random.draw());

/** Vectors around the axis of their label; `noise`: length of a random vector that is added. */
function drawn(axis: number, label: string, noise: number): LabelledVector {
  const values = Array.from({ length: 16 }, (_, index) => (index === axis ? 1 : 0) + (noise * normal()) / 4);
  const length = Math.hypot(...values);
  return { label, vector: Float32Array.from(values, (value) => value / length) };
}

const many = (count: number, noise: number) =>
  Array.from({ length: count }, (_, index) => drawn(index % 2, index % 2 === 0 ? "a" : "b", noise));

it("confidence follows how often the prediction is right", () => {
  for (const noise of [0.5, 1.5, 3]) {
    const classify = classifierOf(many(120, noise));
    let right = 0;
    let claimed = 0;
    const tests = many(2000, noise);
    for (const { vector, label } of tests) {
      const confidences = classify(vector);
      const best = Math.max(...confidences.values());
      claimed += best;
      if (confidences.get(label) === best) right += 1;
    }
    expect(Math.abs(claimed - right) / tests.length, `noise ${noise}: ${claimed} claimed, ${right} right`).toBeLessThan(0.1);
  }
});

it("a label with many examples has no advantage by their number", () => {
  const examples = [...Array.from({ length: 100 }, () => drawn(0, "a", 0.5)), drawn(1, "b", 0.5), drawn(1, "b", 0.5)];
  const classify = classifierOf(examples);
  const confidences = classify(drawn(1, "b", 0.2).vector);
  expect(confidences.get("b")).toBeGreaterThan(0.5);
  expect([...confidences.values()].reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 12);
});
