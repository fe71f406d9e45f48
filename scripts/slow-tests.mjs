/**
 * Groups of slow tests, which `npm test` runs if their inputs have changed since they last passed on this machine.
 * `tests/slow-tests.json` names the tests of each group and the files and folders that they depend on
 * (`package.json#name` is the version of a package). After a run without a failure, `npm test` records a hash of each group
 * and its inputs in `node_modules/.cache`, which is not in git: a fresh clone runs every group. `npm test -- --full` runs all
 * groups, and a test runner that is called directly leaves no test out.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { root } from "./install.mjs";

/** Has an empty file for each hash that passed, so a return to an earlier state of the files finds its hash. */
const passedFolder = "node_modules/.cache/cohabit/passed-tests";
const groupsSchema = z.record(z.string(), z.object({ tests: z.array(z.string()).min(1), inputs: z.array(z.string()).min(1) }));
const packageSchema = z.object({ devDependencies: z.record(z.string(), z.string()) });

/** @param {string} file @returns {unknown} */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** @param {string | Buffer} content */
const sha256 = (content) => createHash("sha256").update(content).digest("hex");

/**
 * Throws if there is neither a file nor a folder of that name.
 * @param {string} folder Ends with a slash.
 * @param {string} input
 * @returns {string[]} Paths of its files below `folder`.
 */
function filesOf(folder, input) {
  if (statSync(folder + input).isFile()) return [input];
  return readdirSync(folder + input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** @param {string} folder @param {{ tests: string[], inputs: string[] }} group */
function hashOf(folder, { tests, inputs }) {
  const { devDependencies } = packageSchema.parse(readJson(`${folder}package.json`));
  const lines = inputs.flatMap((input) => {
    const [file = "", dependency] = input.split("#");
    if (dependency !== undefined) return [`${dependency} ${devDependencies[dependency]}`];
    return filesOf(folder, file).map((one) => `${one} ${sha256(readFileSync(folder + one))}`);
  });
  return sha256([...tests, ...lines.toSorted()].join("\n"));
}

const groupsIn = (/** @type {string} */ folder) => groupsSchema.parse(readJson(`${folder}tests/slow-tests.json`));

/** @returns {string[]} Patterns of the tests of all groups, below `tests`. */
export const slowTests = () => Object.values(groupsIn(root)).flatMap(({ tests }) => tests);

/**
 * Reads the groups. `unchanged`: groups that need not run; `tests`: patterns of their files below `tests`.
 * `recordPassed` records that all passed with their inputs at the time of the call of `slowGroups`.
 * @param {string} [folder] Root of the repository; ends with a slash.
 * @returns {{ unchanged: { name: string, tests: string[] }[], recordPassed: () => void }}
 */
export function slowGroups(folder = root) {
  const current = Object.entries(groupsIn(folder)).map(([name, group]) => ({
    name,
    tests: group.tests,
    record: path.join(folder, passedFolder, hashOf(folder, group)),
  }));
  return {
    unchanged: current.filter(({ record }) => existsSync(record)).map(({ name, tests }) => ({ name, tests })),
    recordPassed: () => {
      mkdirSync(path.join(folder, passedFolder), { recursive: true });
      for (const { record } of current) writeFileSync(record, "");
    },
  };
}
