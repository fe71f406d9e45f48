/** Whether figures grow over a run: the median of its last quarter compared with its second. */
import type { Sample } from "./realms.ts";

export interface Growth {
  name: string;
  second: number;
  last: number;
  /** Last by second; 1 if both are 0. */
  ratio: number;
}

export function growthOf(samples: readonly Sample[]): Growth[] {
  const names = [...new Set(samples.flatMap((sample) => Object.keys(sample)))];
  const quarter = Math.floor(samples.length / 4);
  const medianOf = (name: string, part: readonly Sample[]): number => {
    const sorted = part.map((sample) => sample[name] ?? 0).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return names.map((name) => {
    const second = medianOf(name, samples.slice(quarter, 2 * quarter));
    const last = medianOf(name, samples.slice(samples.length - quarter));
    return { name, second, last, ratio: second === last ? 1 : last / second };
  });
}

export function growthTable(growth: readonly Growth[]): string {
  const rows = growth.map(
    ({ name, second, last, ratio }) => `| ${name} | ${Math.round(second)} | ${Math.round(last)} | ${ratio.toFixed(3)} |`,
  );
  return ["| figure | second quarter | last quarter | ratio |", "| --- | --- | --- | --- |", ...rows].join("\n");
}
