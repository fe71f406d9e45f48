/** The playground of the working copy, built once for all browser tests. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, createLogger } from "vite";
import { z } from "zod";
import { root } from "../install.mjs";
import { newestChange } from "./newest-change.mjs";

const configFile = path.join(root, "vite.config.ts");
const builds = path.join(root, ".build/playground-tests");
const inputs = [
  "demo",
  "docs",
  "examples",
  "kernels",
  "models",
  "scripts",
  "src",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "README.md",
  "package-lock.json",
  "vite.config.ts",
];

/**
 * Builds the playground unless this state of its inputs is built. Folders of earlier states are removed.
 * @returns {Promise<{ folder: string, warnings: string[] }>} Its folder, and the warnings of the build.
 */
export async function playgroundFromSource() {
  const state = path.join(builds, String(Math.trunc(newestChange(inputs))));
  if (!existsSync(state)) {
    mkdirSync(builds, { recursive: true });
    for (const name of readdirSync(builds)) if (!name.startsWith("building-")) rmSync(path.join(builds, name), { recursive: true });
    // In a folder of its own first, because another process may build the same state.
    const fresh = mkdtempSync(path.join(builds, "building-"));
    const warnings = await buildInto(path.join(fresh, "site"));
    writeFileSync(path.join(fresh, "warnings.json"), JSON.stringify(warnings));
    if (existsSync(state)) rmSync(fresh, { recursive: true });
    else renameSync(fresh, state);
  }
  const warnings = z.array(z.string()).parse(JSON.parse(readFileSync(path.join(state, "warnings.json"), "utf8")));
  return { folder: path.join(state, "site"), warnings };
}

/** @param {string} outDir @returns {Promise<string[]>} Warnings. */
async function buildInto(outDir) {
  /** @type {string[]} */
  const warnings = [];
  const logger = createLogger("warn");
  const keep = (/** @type {string} */ message) => void warnings.push(message);
  Object.assign(logger, { warn: keep, warnOnce: keep });
  await build({ configFile, logLevel: "error", customLogger: logger, build: { outDir } });
  return warnings;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await playgroundFromSource();
