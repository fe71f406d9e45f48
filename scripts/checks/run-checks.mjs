/** The steps of `npm run check`, each with a name and a verdict. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { checkByteBudgets } from "./byte-budgets.mjs";
import { checkCommitTitles } from "./commit-titles.mjs";
import { checkDocs } from "./docs.mjs";
import { checkProse } from "./prose/prose.mjs";
import { checkSourceRules } from "./source-rules.mjs";

/** @typedef {{ name: string, isPassed: boolean, report: string, summary?: string }} Verdict `summary`: to be printed if it passed, too. */

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs a tool of node_modules; it passes if it exits with 0.
 * @param {string} name
 * @param {string} script Path of its command below node_modules.
 * @param {string[]} flags
 * @returns {Promise<Verdict>}
 */
function runTool(name, script, flags) {
  return new Promise((resolve) => {
    const tool = spawn(process.execPath, [`node_modules/${script}`, ...flags], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
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
  ];
  const verdicts = [];
  for (const step of steps) {
    const verdict = await step();
    onVerdict(verdict);
    verdicts.push(verdict);
  }
  return verdicts;
}
