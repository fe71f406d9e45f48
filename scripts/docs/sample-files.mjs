/** Writes the samples of the docs as modules, for the compiler and for the test that runs them. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../install.mjs";
import { filesBelow, read } from "./repository-files.mjs";
import { moduleOf, samplesIn } from "./samples.mjs";

/** @typedef {import("./samples.mjs").Sample & { name: string }} NamedSample `name`: the name of its module, without extension. */

/** @returns {NamedSample[]} */
export function allSamples() {
  const files = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "examples/README.md",
    ...filesBelow("docs").filter((file) => file.endsWith(".md")),
  ];
  return files
    .flatMap((file) => samplesIn(file, read(file)))
    .map((sample) => ({ ...sample, name: `${sample.file.replace(/\.md$/, "").replaceAll(/\W+/g, "-")}-${sample.line}` }));
}

/**
 * Replaces the files of a folder below .build.
 * @param {string} folder
 * @param {NamedSample[]} samples
 */
export function writeModules(folder, samples) {
  mkdirSync(folder, { recursive: true });
  // The repository's own package.json declares that modules outside of a few folders have no side effects.
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  const names = new Set();
  for (const sample of samples) {
    const name = `${sample.name}.${sample.language === "html" ? "js" : sample.language}`;
    names.add(name);
    writeFileSync(path.join(folder, name), moduleOf(sample));
  }
  for (const name of readdirSync(folder)) if (/\.[tj]s$/.test(name) && !names.has(name)) rmSync(path.join(folder, name));
}

export const runnableFolder = path.join(root, ".build/docs-samples/runnable");
