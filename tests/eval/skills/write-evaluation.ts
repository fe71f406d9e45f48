/** Puts the measured skills where readers look: evaluation.json beside the weights (the playground shows it), the model's card, the README. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { SkillRow } from "./skill-scores.ts";
import { betweenMarks, skillTable } from "./skill-table.ts";

const manifestSchema = z.object({
  format: z.literal(1),
  files: z.array(z.object({ path: z.string(), size: z.int(), sha256: z.string() })),
});

const inRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const folder = "models/starter-chat";

export function writeEvaluation(rows: readonly SkillRow[]): void {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(inRepository(`${folder}/manifest.json`), "utf8")));
  const weights = manifest.files.find(({ path }) => path.endsWith(".onnx"))?.sha256 ?? "";
  const rounded = rows.map((row) => ({ ...row, measured: Number(row.measured.toFixed(4)) }));
  writeFileSync(inRepository(`${folder}/evaluation.json`), `${JSON.stringify({ weights, rows: rounded }, null, 2)}\n`);
  rewrite(`${folder}/README.md`, skillTable(rows));
  // The README has the goals; what is only reported is in the card.
  rewrite("README.md", skillTable(rows.filter(({ goal }) => goal !== undefined)));
  const written = ["README.md", "evaluation.json"];
  const files = [...manifest.files.filter(({ path }) => !written.includes(path)), ...written.map(manifestEntry)];
  files.sort((one, other) => (one.path < other.path ? -1 : 1));
  writeFileSync(inRepository(`${folder}/manifest.json`), `${JSON.stringify({ format: 1, files }, null, 2)}\n`);
}

function manifestEntry(path: string): { path: string; size: number; sha256: string } {
  const bytes = readFileSync(inRepository(`${folder}/${path}`));
  return { path, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

function rewrite(path: string, table: string): void {
  const file = inRepository(path);
  writeFileSync(file, betweenMarks(readFileSync(file, "utf8"), table));
}
