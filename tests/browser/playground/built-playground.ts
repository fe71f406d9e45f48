/** The playground as it is built from the working copy, once for all test files and workers. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, createLogger } from "vite";
import { newestChange } from "../../../scripts/build/newest-change.mjs";
import { root } from "../../../scripts/install.mjs";

export const configFile = path.join(root, "vite.config.ts");
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

export interface BuiltPlayground {
  folder: string;
  warnings: readonly string[];
}

/** Builds the playground unless this state of its inputs is built. A folder of an earlier state is removed. */
export async function builtPlayground(): Promise<BuiltPlayground> {
  const state = path.join(builds, String(Math.trunc(newestChange(inputs))));
  const [folder, report] = [path.join(state, "site"), path.join(state, "warnings.json")];
  if (!existsSync(state)) {
    mkdirSync(builds, { recursive: true });
    for (const name of readdirSync(builds)) if (!name.startsWith("building-")) rmSync(path.join(builds, name), { recursive: true });
    // In a folder of its own first, because another worker may build the same state.
    const fresh = mkdtempSync(path.join(builds, "building-"));
    const warnings = await buildWith(path.join(fresh, "site"));
    writeFileSync(path.join(fresh, "warnings.json"), JSON.stringify(warnings));
    if (existsSync(state)) rmSync(fresh, { recursive: true });
    else renameSync(fresh, state);
  }
  return { folder, warnings: JSON.parse(readFileSync(report, "utf8")) };
}

async function buildWith(outDir: string): Promise<string[]> {
  const warnings: string[] = [];
  const logger = createLogger("warn");
  const keep = (message: string): void => void warnings.push(message);
  Object.assign(logger, { warn: keep, warnOnce: keep });
  await build({ configFile, logLevel: "error", customLogger: logger, build: { outDir } });
  return warnings;
}
