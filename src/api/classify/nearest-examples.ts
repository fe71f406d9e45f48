/**
 * Classification by the nearest examples. The score of a label is the log of the mean of exp(cosine / temperature) over its
 * examples, so that the nearest examples weigh most and a label with many examples has no advantage. The confidences are
 * the softmax of the scores. The temperature with the lowest log loss is used when each example is classified by all others.
 */

/** At the lowest the nearest example decides; at the highest all examples weigh nearly the same. */
const temperatures = [0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.3, 0.5, 1];

/** Max examples that choose the temperature; a longer list is sampled evenly. */
const maxCalibrationExamples = 256;

export interface LabelledVector {
  /** L2-normalised. */
  vector: Float32Array;
  label: string;
}

/** Confidences by label; they sum to 1. */
export type Confidences = ReadonlyMap<string, number>;

/** Each label has at least two examples. */
export function classifierOf(examples: readonly LabelledVector[]): (vector: Float32Array) => Confidences {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const temperature = calibrated(examples, labels);
  return (vector) => confidencesOf(examples, similaritiesTo(vector, examples), labels, temperature);
}

function calibrated(examples: readonly LabelledVector[], labels: readonly string[]): number {
  const step = Math.max(1, Math.ceil(examples.length / maxCalibrationExamples));
  const sample = examples.filter((_, index) => index % step === 0);
  const comparisons = sample.map((example) => {
    const others = examples.filter((each) => each !== example);
    return { label: example.label, others, similarities: similaritiesTo(example.vector, others) };
  });
  let best = { temperature: 1, loss: Infinity };
  for (const temperature of temperatures) {
    let loss = 0;
    for (const { label, others, similarities } of comparisons) {
      const confidence = confidencesOf(others, similarities, labels, temperature).get(label) ?? 0;
      loss -= Math.log(Math.max(confidence, 1e-12));
    }
    if (loss < best.loss) best = { temperature, loss };
  }
  return best.temperature;
}

function similaritiesTo(vector: Float32Array, examples: readonly LabelledVector[]): Float64Array {
  return Float64Array.from(examples, (example) => {
    let sum = 0;
    for (let index = 0; index < vector.length; index++) sum += (vector[index] ?? 0) * (example.vector[index] ?? 0);
    return sum;
  });
}

function confidencesOf(
  examples: readonly LabelledVector[],
  similarities: Float64Array,
  labels: readonly string[],
  temperature: number,
): Confidences {
  const max = similarities.reduce((largest, similarity) => Math.max(largest, similarity), -Infinity);
  const sums = new Map(labels.map((label) => [label, { weight: 0, count: 0 }]));
  for (const [index, { label }] of examples.entries()) {
    const sum = sums.get(label);
    if (sum === undefined) continue;
    sum.weight += Math.exp(((similarities[index] ?? 0) - max) / temperature);
    sum.count += 1;
  }
  const means = new Map([...sums].map(([label, { weight, count }]) => [label, count === 0 ? 0 : weight / count]));
  const total = [...means.values()].reduce((sum, mean) => sum + mean, 0);
  return new Map([...means].map(([label, mean]) => [label, mean / total]));
}
