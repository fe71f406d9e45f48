/** Writes measured figures to docs/figures.json, which the docs are compared with; figures that were not measured this time stay. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Figure } from "./figures.ts";

const file = fileURLToPath(new URL("../../docs/figures.json", import.meta.url));
const fileSchema = z.record(z.enum(["bench", "evaluation", "gpu", "package"]), z.record(z.string(), z.looseObject({})));

export interface WrittenFigure {
  name: string;
  ours: string;
  beside?: string;
  shown: string;
  goal: string;
  isMet?: boolean;
  n: string;
}

/** `measured`: machine and browser. */
export function writeFigures(source: "bench" | "evaluation", figures: readonly WrittenFigure[], measured: string): void {
  const before = fileSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const day = new Date().toISOString().slice(0, 10);
  const fresh = Object.fromEntries(figures.map(({ name, ...figure }) => [name, { ...figure, measured: `${day}, ${measured}` }]));
  writeFileSync(file, `${JSON.stringify({ ...before, [source]: { ...before[source], ...fresh } }, null, 2)}\n`);
}

export const written = ({ name, ours, beside, shown, goal, isMet, repetitions }: Figure): WrittenFigure => ({
  name,
  ours,
  beside,
  shown,
  goal,
  ...(isMet === undefined ? {} : { isMet }),
  n: String(repetitions),
});
