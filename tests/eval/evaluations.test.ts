/** Measures the quality of replies in one browser run, and reports it: `npm run eval`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { type Page, test } from "playwright/test";
import { writeFigures } from "../bench/write-figures.ts";
import { evaluateAlignmentTime } from "./citations/evaluate-alignment-time.ts";
import { evaluateCitations } from "./citations/evaluate-citations.ts";
import { evaluateDocumentAnswers } from "./documents/evaluate-document-answers.ts";
import { evaluateExactness } from "./exactness/evaluate-exactness.ts";
import { type Evaluation, type Figure, tableOf } from "./figures.ts";
import { evaluateGrammarCost } from "./grammar/evaluate-grammar-cost.ts";
import { evaluateJson } from "./grammar/evaluate-json.ts";
import { evaluateTools } from "./grammar/evaluate-tools.ts";
import { evaluateRetrieval } from "./retrieval/evaluate-retrieval.ts";
import { evaluateSkills } from "./skills/evaluate-skills.ts";

/** In the order of the table. */
const evaluations = new Map<string, (page: Page) => Promise<Evaluation>>([
  ["skills", evaluateSkills],
  ["retrieval", evaluateRetrieval],
  ["document-answers", evaluateDocumentAnswers],
  ["citations", evaluateCitations],
  ["json", evaluateJson],
  ["tools", evaluateTools],
  ["exactness", evaluateExactness],
  ["grammar-cost", evaluateGrammarCost],
  ["alignment-time", evaluateAlignmentTime],
]);

/** They write their own tables into the docs and the model's card. */
const withOwnTable = new Set(["skills", "exactness"]);

const wanted = process.env["EVAL_ONLY"]?.split(",") ?? [...evaluations.keys()];

test("how good the replies of the service are", async ({ page, browser }) => {
  const unknown = wanted.filter((name) => !evaluations.has(name));
  if (unknown.length > 0)
    throw new RangeError(`no evaluation is named ${unknown.join(", ")}; there are ${[...evaluations.keys()].join(", ")}`);
  await page.goto("/evaluation.html");
  const { cores } = await page.evaluate(() => window.evaluation.start());
  const heading = `${cpus()[0]?.model ?? "unknown processor"}, ${cores} cores, Chromium ${browser.version()}, device wasm`;
  const figures: Figure[] = [];
  /** Figures for docs/figures.json. */
  const recorded: Figure[] = [];
  const samples: Record<string, unknown> = {};
  for (const [name, evaluate] of evaluations) {
    if (!wanted.includes(name)) continue;
    const startedAt = performance.now();
    const evaluation = await evaluate(page);
    console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    figures.push(...evaluation.figures);
    if (!withOwnTable.has(name)) recorded.push(...evaluation.figures.filter(({ value }) => /\d/.test(value)));
    samples[name] = evaluation.samples;
  }
  const file = saved({ heading, figures, samples });
  if (process.env["WRITE_EVALUATION"] === "yes") writeFigures("evaluation", recorded.map(written), heading);
  console.log(`\n${heading}\n\n${tableOf(figures)}\n\nsamples and mistakes: ${file}`);
});

const written = ({ value, over, ...figure }: Figure) => ({ ...figure, ours: value, shown: value, n: over });

function saved(results: object): string {
  const folder = fileURLToPath(new URL("../../eval-results/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${new Date().toISOString().replaceAll(/[:.]/g, "-")}.json`;
  writeFileSync(file, JSON.stringify(results, null, 2));
  return file;
}
