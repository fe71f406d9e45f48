/**
 * `npm run eval`: installs missing packages, builds the page of the evaluations, measures the quality of replies in one
 * browser run and prints a table; the results and the failed cases go to eval-results/.
 *
 *     npm run eval -- --only citations,json      some evaluations
 *     npm run eval -- --corpora <folder>         also with the passages of a corpora folder (docs/citations.md)
 *     npm run eval -- --cases <folder>           also with files of cases that are not in the repository (passages.json)
 *     npm run eval -- --size 20                  max cases of each skill, chosen by a seed
 *     npm run eval -- --skills documents,tools   some skills
 *     npm run eval -- --sets outside             some sets of their cases: cases, handwritten, outside
 *     npm run eval -- --float-products           the skills without products in int8, to compare
 *     npm run eval -- --only exactness --model <folder>
 *                                                how near the numbers of each device are to float32, of models in hub layout in place
 *                                                of those in the repository (--model may be repeated)
 *     npm run eval -- --write-evaluation         writes the measured skills into the model's folder and both READMEs (with --sets outside
 *                                                that column alone), the exactness into docs/notes/exactness.md, and the other figures
 *                                                into docs/figures.json (node scripts/docs/figures/figures.mjs writes them into the docs)
 *
 * Exits with 1 only if something could not be measured; a missed goal is a result, not an error.
 */
import path from "node:path";
import { prepareBrowserRun, run } from "./browser-run.mjs";
import { readCommandLine, refuse } from "./command-line.mjs";

const text = /** @type {const} */ ({ type: "string" });
const texts = /** @type {const} */ ({ type: "string", multiple: true });
const flag = /** @type {const} */ ({ type: "boolean", default: false });
const { values } = readCommandLine(import.meta.url, {
  "only": text,
  "corpora": text,
  "cases": text,
  "size": text,
  "skills": text,
  "sets": text,
  "model": texts,
  "float-products": flag,
  "write-evaluation": flag,
});
const { only, corpora, cases, size, skills, sets, model, "float-products": isFloat, "write-evaluation": writes } = values;
if (writes && (isFloat || (sets === "outside" ? undefined : (skills ?? sets)) !== undefined))
  refuse("--write-evaluation is for all skills and sets, or for the set outside, as the service computes them");
if (size !== undefined && !/^[1-9]\d*$/.test(size)) refuse("--size must be an integer of at least 1");
const chromium = await prepareBrowserRun();
run(["node_modules/vite/bin/vite.js", "build", "--mode", "eval", "--logLevel", "warn"]);
run(["node_modules/playwright/cli.js", "test", "--config", "tests/eval/playwright.config.ts"], {
  CHROMIUM_PATH: chromium,
  ...(only === undefined ? {} : { EVAL_ONLY: only }),
  ...(corpora === undefined ? {} : { CORPORA: path.resolve(corpora) }),
  ...(cases === undefined ? {} : { CASES: path.resolve(cases) }),
  ...(size === undefined ? {} : { SIZE: size }),
  ...(skills === undefined ? {} : { SKILLS: skills }),
  ...(sets === undefined ? {} : { SETS: sets }),
  ...(model === undefined ? {} : { EVAL_MODELS: model.map((folder) => path.resolve(folder)).join(path.delimiter) }),
  ...(isFloat ? { FLOAT_PRODUCTS: "yes" } : {}),
  ...(writes ? { WRITE_EVALUATION: "yes" } : {}),
});
