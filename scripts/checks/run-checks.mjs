/** The steps of `npm run check`, each with a name and a verdict. */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { countNodeTests } from "../test-reports.mjs";
import { checkByteBudgets } from "./byte-budgets.mjs";
import { checkCommitTitles } from "./commit-titles.mjs";
import { checkDocs } from "./docs.mjs";
import { checkProse } from "./prose/prose.mjs";
import { checkSourceRules } from "./source-rules.mjs";

/**
 * `summary`: to be printed if it passed, too. `count`: its tests, if it runs tests.
 * @typedef {{ name: string, isPassed: boolean, report: string, summary?: string, count?: import("../test-reports.mjs").Count }} Verdict
 */

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Folders of tests that run no code of the product: they check data, docs and the project's tools. */
export const toolTests = ["checks", "docs", "exactness", "recipes", "skills"].map((folder) => `tests/unit/${folder}`);

/**
 * Runs a tool of node_modules; it passes if it exits with 0.
 * @param {string} name
 * @param {string} script Path of its command below node_modules.
 * @param {string[]} flags
 * @returns {Promise<Verdict>}
 */
function runTool(name, script, flags) {
  return new Promise((resolve) => {
    const tool = spawn(process.execPath, [`node_modules/${script}`, ...flags], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" },
    });
    let report = "";
    tool.stdout.on("data", (text) => (report += text));
    tool.stderr.on("data", (text) => (report += text));
    tool.on("error", (error) => resolve({ name, isPassed: false, report: error.message }));
    tool.on("close", (code) => resolve({ name, isPassed: code === 0, report }));
  });
}

/**
 * @param {string} name
 * @param {() => string[] | { violations: string[], summary?: string } | Promise<string[]>} check Returns violations.
 * @returns {Promise<Verdict>}
 */
async function runOwn(name, check) {
  try {
    const result = await check();
    const { violations, ...rest } = Array.isArray(result) ? { violations: result } : result;
    return { name, isPassed: violations.length === 0, report: violations.join("\n"), ...rest };
  } catch (error) {
    return { name, isPassed: false, report: String(error instanceof Error ? error.stack : error) };
  }
}

/** @returns {Promise<Verdict>} */
async function runToolTests() {
  const reportFile = "test-results/tools.json";
  rmSync(root + reportFile, { force: true });
  const flags = ["run", ...toolTests.map((folder) => `${folder}/`), "--reporter=dot", "--reporter=json", `--outputFile.json=${reportFile}`];
  const verdict = await runTool("tests of data, docs and tools (vitest)", "vitest/vitest.mjs", flags);
  try {
    const count = countNodeTests(JSON.parse(readFileSync(root + reportFile, "utf8")));
    // The runner can fail without a failed test.
    return { ...verdict, count: { ...count, failed: Math.max(count.failed, verdict.isPassed ? 0 : 1) } };
  } catch (error) {
    return { ...verdict, isPassed: false, report: `${verdict.report}\nno readable report: ${String(error)}` };
  }
}

/** @param {(verdict: Verdict) => void} onVerdict @returns {Promise<Verdict[]>} */
export async function runChecks(onVerdict) {
  const steps = [
    // Forced, because an incremental build ignores a changed compiler option.
    () => runTool("types (tsc -b)", "typescript/bin/tsc", ["-b", "--force"]),
    () => runTool("lint with type information (oxlint)", "oxlint/bin/oxlint", ["--type-aware"]),
    () => runTool("format (oxfmt; fix with `npm run format`)", "oxfmt/bin/oxfmt", ["--list-different"]),
    () => runTool("unused files, exports and dependencies (knip)", "knip/bin/knip.js", []),
    () => runOwn("import directions and errors", () => checkSourceRules(root)),
    () => runOwn("byte budgets", checkByteBudgets),
    () => runOwn("docs: links, samples, names, figures, error texts", checkDocs),
    () => runOwn("prose: vague words per 100, fragments and long sentences", () => checkProse(root)),
    () => runOwn("titles of commits", () => checkCommitTitles(root)),
    runToolTests,
  ];
  const verdicts = [];
  for (const step of steps) {
    const verdict = await step();
    onVerdict(verdict);
    verdicts.push(verdict);
  }
  return verdicts;
}
