/** Reads the options of scripts. `--help` prints the comment at the beginning of the script; an unknown option is refused. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/**
 * Ends the process with status 2.
 * @param {string} message
 * @returns {never}
 */
export function refuse(message) {
  console.error(message);
  process.exit(2);
}

/** @param {string} script @returns {string} The first comment of a script, without its stars. */
function helpOf(script) {
  const [, comment = ""] = /\/\*\*(.*?)\*\//s.exec(readFileSync(script, "utf8")) ?? [];
  return comment.replaceAll(/^ *\* ?/gm, "").trim();
}

/**
 * Ends the process after `--help` or `-h`, after an unknown option, and after an argument without an option unless `takesPositionals`.
 * @template {NonNullable<import("node:util").ParseArgsConfig["options"]>} Options
 * @param {string} script `import.meta.url` of the script.
 * @param {Options} options As for `parseArgs`.
 * @param {boolean} [takesPositionals]
 * @returns {ReturnType<typeof parseArgs<{ options: Options, allowPositionals: true }>>}
 */
export function readCommandLine(script, options, takesPositionals = false) {
  if (process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) {
    console.log(helpOf(fileURLToPath(script)));
    process.exit(0);
  }
  try {
    const result = parseArgs({ options, allowPositionals: true });
    const [first] = result.positionals;
    return first === undefined || takesPositionals ? result : refuse(`unexpected argument '${first}'`);
  } catch (error) {
    return refuse(error instanceof Error ? error.message.replace(/\. To specify.*/s, "") : String(error));
  }
}

/**
 * Reads the arguments of a script that runs Playwright's test runner: `-g` with words in names of tests, and words in names of files.
 * @param {string} script `import.meta.url` of the script.
 * @returns {string[]} The arguments for the runner.
 */
export function readTestArguments(script) {
  const { values, positionals } = readCommandLine(script, { grep: { type: "string", short: "g" } }, true);
  return [...(values.grep === undefined ? [] : ["--grep", values.grep]), ...positionals];
}
