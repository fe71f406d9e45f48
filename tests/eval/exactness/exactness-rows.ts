/** The figures of exactness, their goals, and the tables that show them. */
import type { Figure } from "../figures.ts";
import type { Divergence } from "./divergence.ts";

export interface ExactnessRow extends Divergence {
  model: string;
  graph: string;
  device: "WASM" | "WebGPU";
  /** The build and the number of threads, or the adapter. */
  variant: string;
}

/** In nats. */
const maxKl = 0.008;
const maxNllShare = 0.005;

const goal = `KL <= ${maxKl}, NLL within ${100 * maxNllShare} %`;

function isMet({ kl, nll, referenceNll }: Divergence): boolean {
  return kl <= maxKl && Math.abs(nll - referenceNll) <= maxNllShare * referenceNll;
}

/** The same figures from several builds are one row. */
interface JoinedRow extends Omit<ExactnessRow, "variant"> {
  variants: string[];
}

function joined(rows: readonly ExactnessRow[]): JoinedRow[] {
  const found = new Map<string, JoinedRow>();
  for (const { variant, ...row } of rows) {
    const key = JSON.stringify([row.model, row.graph, row.device, ...valuesOf(row)]);
    const same = found.get(key);
    if (same === undefined) found.set(key, { ...row, variants: [variant] });
    else same.variants.push(variant);
  }
  return [...found.values()];
}

function valuesOf({ kl, nll, referenceNll, agreement, positions }: Divergence): string[] {
  return [kl.toFixed(4), `${referenceNll.toFixed(3)} / ${nll.toFixed(3)}`, `${(100 * agreement).toFixed(1)} %`, String(positions)];
}

const placeOf = ({ device, variants }: JoinedRow): string => `${device}: ${variants.join(", ")}`;

export function exactnessFigures(rows: readonly ExactnessRow[]): Figure[] {
  return joined(rows).map((row) => {
    const [kl, nll, agreement, positions] = valuesOf(row);
    const name = `exactness of ${row.model}, ${row.graph}, ${placeOf(row)}`;
    return { name, goal, value: `KL ${kl}, NLL ${nll}, same best ${agreement}`, isMet: isMet(row), over: `${positions} tokens` };
  });
}

const heading = [
  "| model | graph | device | KL | NLL in float32 / here | same best token | tokens | goals met |",
  "|---|---|---|---|---|---|---|---|",
];

/** A Markdown table. `before`: the file of an earlier run; its rows of other models are kept. */
export function exactnessTable(rows: readonly ExactnessRow[], before = ""): string {
  const measured = new Set(rows.map(({ model }) => model));
  const kept = before.split("\n").filter((line) => {
    const model = /^\| (.+?) \|/.exec(line)?.[1];
    return model !== undefined && !heading.includes(line) && !measured.has(model);
  });
  const lines = joined(rows).map((row) => {
    const cells = [row.model, row.graph, placeOf(row), ...valuesOf(row), isMet(row) ? "yes" : "no"];
    return `| ${cells.join(" | ")} |`;
  });
  return [...heading, ...lines, ...kept].join("\n");
}
