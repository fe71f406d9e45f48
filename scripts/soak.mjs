/**
 * `npm run soak`: installs missing packages, builds the pages of the browser tests, ends hosting tabs in the middle of
 * replies and prints the results of their readers. Afterwards it opens many tabs with calls, and ends the host every ten seconds.
 * The results are written to soak-results/. `--only load` starts a run of many minutes that measures memory.
 *
 *     npm run soak -- --kills 100               kills of each kind; default: 10
 *     npm run soak -- --kinds close,crash       some kinds (tests/soak/kills.ts)
 *     npm run soak -- --only tabs               one of kills, tabs, load, next-chat
 *     npm run soak -- --tabs 10 --calls 200     how many tabs, and calls of each; these are the defaults
 *     npm run soak -- --only load --minutes 120 mixed calls for so long; default: 20
 *     npm run soak -- --model starter-chat      with a real model; default: a scripted one
 */
import { prepareBrowserRun, run } from "./browser-run.mjs";
import { readCommandLine, refuse } from "./command-line.mjs";

const text = /** @type {const} */ ({ type: "string" });
const options = { kills: text, kinds: text, model: text, only: text, tabs: text, calls: text, minutes: text };
const { kills, kinds, model, only, tabs, calls, minutes } = readCommandLine(import.meta.url, options).values;
for (const [name, count] of Object.entries({ kills, tabs, calls, minutes })) {
  if (count !== undefined && !/^[1-9]\d*$/.test(count)) refuse(`--${name} must be an integer of at least 1`);
}
const runs = ["kills", "tabs", "load", "next-chat"];
if (only !== undefined && !runs.includes(only)) refuse(`--only must be one of ${runs.join(", ")}`);
if (minutes !== undefined && only !== "load") refuse("--minutes needs --only load");
const chromium = await prepareBrowserRun();
run(["node_modules/vite/bin/vite.js", "build", "--mode", "tests", "--logLevel", "warn"]);
run(
  [
    "node_modules/playwright/cli.js",
    "test",
    "--config",
    "tests/soak/playwright.config.ts",
    ...(only === undefined ? ["kills.test.ts", "tabs.test.ts"] : [`${only}.test.ts`]),
  ],
  {
    CHROMIUM_PATH: chromium,
    ...(kills === undefined ? {} : { SOAK_KILLS: kills }),
    ...(kinds === undefined ? {} : { SOAK_KINDS: kinds }),
    ...(tabs === undefined ? {} : { SOAK_TABS: tabs }),
    ...(calls === undefined ? {} : { SOAK_CALLS: calls }),
    ...(minutes === undefined ? {} : { SOAK_MINUTES: minutes }),
    ...(model === undefined ? {} : { SOAK_MODEL: model }),
  },
);
