/**
 * Puts the measured skills where readers look: evaluation.json in the folder of the weights (the playground shows it),
 * the model's card, the README.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type SkillRow, withOutside } from "./skill-scores.ts";
import { betweenMarks, skillTable } from "./skill-table.ts";

const manifestSchema = z.object({
  format: z.literal(1),
  files: z.array(z.object({ path: z.string(), size: z.int(), sha256: z.string() })),
});

const inRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const folder = "models/starter-chat";

const rowSchema = z.object({
  skill: z.string(),
  measure: z.string(),
  goal: z.number().optional(),
  measured: z.number(),
  n: z.int(),
  outside: z.object({ measured: z.number(), n: z.int() }).optional(),
});
const evaluationSchema = z.object({ weights: z.string(), rows: z.array(rowSchema) });

/** `own`: none if only the sets outside were measured; then only that column of the earlier figures is replaced. */
export function writeEvaluation(own: readonly SkillRow[], ofOthers: readonly SkillRow[]): void {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(inRepository(`${folder}/manifest.json`), "utf8")));
  const weights = manifest.files.find(({ path }) => path.endsWith(".onnx"))?.sha256 ?? "";
  const rows = withOutside(own.length > 0 ? own : measuredBefore(weights), ofOthers);
  const rounded = rows.map(({ outside, ...row }) => ({
    ...row,
    measured: rounded4(row.measured),
    ...(outside === undefined ? {} : { outside: { ...outside, measured: rounded4(outside.measured) } }),
  }));
  writeFileSync(inRepository(`${folder}/evaluation.json`), `${JSON.stringify({ weights, rows: rounded }, null, 2)}\n`);
  rewrite(`${folder}/README.md`, skillTable(rows));
  // The README has the goals and the outside figures; the rest is in the card.
  rewrite("README.md", skillTable(rows.filter(({ goal, outside }) => (goal ?? outside) !== undefined)));
  const written = ["README.md", "evaluation.json"];
  const files = [...manifest.files.filter(({ path }) => !written.includes(path)), ...written.map(manifestEntry)];
  files.sort((one, other) => (one.path < other.path ? -1 : 1));
  writeFileSync(inRepository(`${folder}/manifest.json`), `${JSON.stringify({ format: 1, files }, null, 2)}\n`);
}

/** Throws RangeError if it was measured with other weights. */
function measuredBefore(weights: string): SkillRow[] {
  const before = evaluationSchema.parse(JSON.parse(readFileSync(inRepository(`${folder}/evaluation.json`), "utf8")));
  if (before.weights !== weights) throw new RangeError("evaluation.json is of other weights: measure all sets");
  return before.rows.map(({ goal, outside, ...row }) => ({
    ...row,
    ...(goal === undefined ? {} : { goal }),
    ...(outside === undefined ? {} : { outside }),
  }));
}

const rounded4 = (share: number): number => Number(share.toFixed(4));

function manifestEntry(path: string): { path: string; size: number; sha256: string } {
  const bytes = readFileSync(inRepository(`${folder}/${path}`));
  return { path, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

function rewrite(path: string, table: string): void {
  const file = inRepository(path);
  writeFileSync(file, betweenMarks(readFileSync(file, "utf8"), table));
}
