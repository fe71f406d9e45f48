/** `npm run check`: types, lint, format, unused code, import directions, byte budgets. Exits with 1 if one of them fails. */
import { runChecks } from "./checks/run-checks.mjs";

const verdicts = await runChecks(({ name, isPassed, report }) => {
  console.log(`${isPassed ? "ok  " : "FAIL"} ${name}`);
  if (!isPassed) console.log(report.trimEnd().replaceAll(/^/gm, "     "));
});
process.exit(verdicts.every(({ isPassed }) => isPassed) ? 0 : 1);
