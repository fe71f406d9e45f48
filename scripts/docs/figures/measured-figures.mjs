/** The figures that pages may show: measurements of the bench and the evaluations, sizes of files, and budgets. */
import { z } from "zod";
import { read } from "../repository-files.mjs";

const figureSchema = z.strictObject({
  ours: z.string(),
  /** The figure that it is compared with, "name: value"; empty if there is none. */
  beside: z.string().default(""),
  /** The median, with quartiles. */
  shown: z.string(),
  goal: z.string(),
  isMet: z.boolean().optional(),
  n: z.string(),
  /** Machine and day. */
  measured: z.string(),
});
const sectionSchema = z.record(z.string(), figureSchema);
const figuresSchema = z.strictObject({ bench: sectionSchema, evaluation: sectionSchema, gpu: sectionSchema, package: sectionSchema });

const skillsSchema = z.object({
  rows: z.array(
    z.object({ skill: z.string(), measure: z.string(), measured: z.number(), outside: z.object({ measured: z.number() }).optional() }),
  ),
});
const manifestSchema = z.object({ files: z.array(z.object({ path: z.string(), size: z.int() })) });

/** @typedef {z.infer<typeof figuresSchema>} MeasuredFigures */

const figuresFile = "docs/figures.json";

export const readFigures = () => figuresSchema.parse(JSON.parse(read(figuresFile)));

/** @returns {Map<string, string>} Values by the name that a mark gives them, "source: name". */
export function measuredValues() {
  /** @type {Map<string, string>} */
  const values = new Map();
  for (const [source, figures] of Object.entries(readFigures())) {
    for (const [name, { ours, beside, shown }] of Object.entries(figures)) {
      values.set(`${source}: ${name}`, ours);
      if (beside !== "") values.set(`${source}: ${name}, beside`, beside.slice(beside.lastIndexOf(": ") + 1).trim());
      values.set(`${source}: ${name}, ratio`, shown);
    }
  }
  for (const { skill, measure, measured, outside } of skillsSchema.parse(JSON.parse(read("models/starter-chat/evaluation.json"))).rows) {
    values.set(`skills: ${skill}: ${measure}`, String(measured));
    if (outside !== undefined) values.set(`skills: ${skill}: ${measure}, outside`, String(outside.measured));
  }
  for (const [name, bytes] of Object.entries(sizes())) values.set(`size: ${name}`, `${bytes} bytes`);
  const budgets = z.record(z.string(), z.int()).parse(JSON.parse(read("scripts/checks/byte-budgets.json")));
  for (const [name, bytes] of Object.entries(budgets)) values.set(`budget: ${name}`, `${bytes} bytes`);
  return values;
}

/** @returns {Record<string, number>} Bytes of each starter model's folder, of its weights, of the three that are always there, and of all. */
function sizes() {
  /** @type {Record<string, number>} */
  const found = {};
  for (const model of ["starter-chat", "starter-embed", "starter-rerank", "starter-vision-embed"]) {
    const { files } = manifestSchema.parse(JSON.parse(read(`models/${model}/manifest.json`)));
    const bytesOf = (/** @type {typeof files} */ list) => list.reduce((sum, { size }) => sum + size, 0);
    found[model] = bytesOf(files);
    found[`weights of ${model}`] = bytesOf(files.filter(({ path }) => path.endsWith(".onnx")));
  }
  const sum = (/** @type {string[]} */ names) => names.reduce((total, name) => total + (found[name] ?? 0), 0);
  found["three starter models"] = sum(["starter-chat", "starter-embed", "starter-rerank"]);
  found["cohabit-starter-models"] = found["three starter models"] + (found["starter-vision-embed"] ?? 0);
  return found;
}
