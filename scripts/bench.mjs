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
import { readCommandLine, refuse } from "./command-line.mjs";
import { peerModels, testedChatModels } from "./weights/model-folders.mjs";
import { provideWeights } from "./weights/provide-weights.mjs";

const text = /** @type {const} */ ({ type: "string" });
const flag = /** @type {const} */ ({ type: "boolean", default: false });
const flags = { peers: flag, stored: flag, quick: flag, "write-figures": flag };
const { values } = readCommandLine(import.meta.url, { ...flags, engines: text, model: text, id: text, only: text });
const { engines, model, id, only, quick, peers: comparesPeers, "write-figures": writes } = values;
const alone = values.stored ? "stored.test.ts" : "/bench.test.ts";
const ofModel = model === undefined ? alone : "hub-model.test.ts";
const ofEngines = engines === undefined ? ofModel : "engines.test.ts";
const file = comparesPeers ? "peers.test.ts" : ofEngines;
if (writes && quick) refuse("--write-figures needs all repetitions: leave --quick out");
if (id !== undefined && model === undefined) refuse("--id needs --model");
const peers = comparesPeers ? { BENCH_PEERS: "1", BENCH_WEIGHTS: provideWeights({ ...testedChatModels, ...peerModels }) } : {};
const chromium = await prepareBrowserRun();
run(["node_modules/vite/bin/vite.js", "build", "--mode", "bench", "--logLevel", "warn"]);
run(["node_modules/playwright/cli.js", "test", "--config", "tests/bench/playwright.config.ts", file], {
  CHROMIUM_PATH: chromium,
  ...peers,
  ...(engines === undefined ? {} : { BENCH_WEB_LLM: path.resolve(engines) }),
  ...(model === undefined ? {} : { BENCH_MODEL: path.resolve(model), BENCH_MODEL_ID: id ?? `local/${path.basename(path.resolve(model))}` }),
  ...(only === undefined ? {} : { BENCH_ONLY: only }),
  ...(writes ? { BENCH_WRITE: "yes" } : {}),
  ...(quick ? { BENCH_QUICK: "1" } : {}),
});
