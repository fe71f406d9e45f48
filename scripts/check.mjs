/** `npm run check`: types, lint, format, unused code, import directions, byte budgets, docs, prose, commit titles, tests of data and tools. Exits with 1 if one fails. */
import { runChecks } from "./checks/run-checks.mjs";
import { readCommandLine } from "./command-line.mjs";

readCommandLine(import.meta.url, {});
const verdicts = await runChecks(({ name, isPassed, report, summary }) => {
  console.log(`${isPassed ? "ok  " : "FAIL"} ${name}`);
  const lines = [summary ?? "", isPassed ? "" : report.trimEnd()].filter((text) => text !== "").join("\n");
  if (lines !== "") console.log(lines.replaceAll(/^/gm, "     "));
});
process.exit(verdicts.every(({ isPassed }) => isPassed) ? 0 : 1);
