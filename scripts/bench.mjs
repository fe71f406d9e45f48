/**
 * `npm run bench`: installs missing packages, builds the pages of the bench, measures in one browser run and prints a
 * table; the raw samples go to bench-results/. `npm run bench -- --quick` repeats less, to check that everything runs.
 * `npm run bench -- --engines <folder>` compares the engines on WebGPU instead (docs/benchmarks.md).
 * `npm run bench -- --model <folder> [--id org/name]` serves a folder in hub layout from a hub of its own and measures
 * how long a page needs to its first token, and decoding and reading with and without products in int8; it prints the
 * replies.
 * `npm run bench -- --peers` compares the product with transformers.js, wllama and (on a GPU) web-llm on the published weights of
 * `npm run test:weights`; `--only gemma` or `--only wllama` takes only rows with these words in their names.
 * `npm run bench -- --only quote,rank` takes only the steps with these words in their names.
 * `npm run bench -- --stored` measures embed jobs against the encoder alone, and chat during a job.
 * `npm run bench -- --write-figures` also writes the figures to docs/figures.json. The command
 * `node scripts/docs/figures/figures.mjs` then writes them into the docs. Figures that were not measured this time stay.
 * Exits with 1 only if something could not be measured; a missed goal is a result, not an error.
 */
import path from "node:path";
import { prepareBrowserRun, run } from "./browser-run.mjs";
import { peerModels, testedChatModels } from "./weights/model-folders.mjs";
import { provideWeights } from "./weights/provide-weights.mjs";

/** @param {string} name @param {string} meaning @returns {string | undefined} */
function valueOf(name, meaning) {
  const option = process.argv.indexOf(name);
  const value = option < 0 ? undefined : process.argv[option + 1];
  if (option < 0 || value !== undefined) return value;
  console.error(`${name} needs ${meaning}`);
  return process.exit(2);
}

const engines = valueOf("--engines", "a folder: a model as recipes/cohabit_recipes/web_llm writes it");
const model = valueOf("--model", "a folder of a chat model in hub layout");
const id = valueOf("--id", "a name as a hub has it: org/name");
const comparesPeers = process.argv.includes("--peers");
const only = valueOf("--only", "parts of names of steps, with commas between them");
const alone = process.argv.includes("--stored") ? "stored.test.ts" : "/bench.test.ts";
const ofModel = model === undefined ? alone : "hub-model.test.ts";
const ofEngines = engines === undefined ? ofModel : "engines.test.ts";
const file = comparesPeers ? "peers.test.ts" : ofEngines;
const peers = comparesPeers ? { BENCH_PEERS: "1", BENCH_WEIGHTS: provideWeights({ ...testedChatModels, ...peerModels }) } : {};
if (process.argv.includes("--write-figures") && process.argv.includes("--quick")) {
  console.error("--write-figures needs all repetitions: leave --quick out");
  process.exit(2);
}
const chromium = await prepareBrowserRun();
run(["node_modules/vite/bin/vite.js", "build", "--mode", "bench", "--logLevel", "warn"]);
run(["node_modules/playwright/cli.js", "test", "--config", "tests/bench/playwright.config.ts", file], {
  CHROMIUM_PATH: chromium,
  ...peers,
  ...(engines === undefined ? {} : { BENCH_WEB_LLM: path.resolve(engines) }),
  ...(model === undefined ? {} : { BENCH_MODEL: path.resolve(model), BENCH_MODEL_ID: id ?? `local/${path.basename(path.resolve(model))}` }),
  ...(only === undefined ? {} : { BENCH_ONLY: only }),
  ...(process.argv.includes("--write-figures") ? { BENCH_WRITE: "yes" } : {}),
  ...(process.argv.includes("--quick") ? { BENCH_QUICK: "1" } : {}),
});
