/**
 * Groups of slow tests, which `npm test` runs if something that they test has changed since they last passed.
 * `tests/slow-tests.json` names the tests of each group and the files and folders that they depend on
 * (`package.json#name` is the version of a package); `tests/passed.json` holds the hash of these inputs when the group
 * last passed, and `npm test` writes it when all tests passed. `npm test -- --full` runs all groups, and a test runner
 * that is called directly leaves no test out.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { root } from "./install.mjs";

const passedFile = `${root}tests/passed.json`;
const groupsSchema = z.record(z.string(), z.object({ tests: z.array(z.string()).min(1), inputs: z.array(z.string()).min(1) }));
const passedSchema = z.record(z.string(), z.string());
const packageSchema = z.object({ devDependencies: z.record(z.string(), z.string()) });

/** @param {string} file @returns {unknown} */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** @param {string | Buffer} content */
const sha256 = (content) => createHash("sha256").update(content).digest("hex");

/**
 * Throws if there is neither a file nor a folder of that name.
 * @param {string} input
 * @returns {string[]} Paths of its files below the root.
 */
function filesOf(input) {
  if (statSync(root + input).isFile()) return [input];
  return readdirSync(root + input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** @param {readonly string[]} inputs */
function hashOf(inputs) {
  const { devDependencies } = packageSchema.parse(readJson(`${root}package.json`));
  const lines = inputs.flatMap((input) => {
    const [file = "", dependency] = input.split("#");
    if (dependency !== undefined) return [`${dependency} ${devDependencies[dependency]}`];
    return filesOf(file).map((one) => `${one} ${sha256(readFileSync(root + one))}`);
  });
  return sha256(lines.toSorted().join("\n"));
}

const groups = () => groupsSchema.parse(readJson(`${root}tests/slow-tests.json`));

/** @returns {string[]} Patterns of the tests of all groups, below `tests`. */
export const slowTests = () => Object.values(groups()).flatMap(({ tests }) => tests);

/**
 * Reads the groups. `unchanged`: groups that need not run; `tests`: patterns of their files below `tests`.
 * `recordPassed` records that all passed with their inputs at the time of this call, and returns whether the record changed.
 * @returns {{ unchanged: { name: string, tests: string[] }[], recordPassed: () => boolean }}
 */
export function slowGroups() {
  const all = Object.entries(groups());
  const current = Object.fromEntries(all.map(([name, { inputs }]) => [name, hashOf(inputs)]));
  const passed = passedSchema.parse(readJson(passedFile));
  return {
    unchanged: all.flatMap(([name, { tests }]) => (passed[name] === current[name] ? [{ name, tests }] : [])),
    recordPassed: () => {
      const text = `${JSON.stringify(current, null, 2)}\n`;
      if (text === readFileSync(passedFile, "utf8")) return false;
      writeFileSync(passedFile, text);
      return true;
    },
  };
}
