/** The built docs of the working copy, built anew in a process of their own if something that they show is newer. */
import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
import { newestChange } from "../build/newest-change.mjs";
import { root } from "../install.mjs";

const inputs = [
  "docs",
  "scripts/docs",
  "scripts/build/declarations.mjs",
  "src",
  "examples",
  "demo",
  "README.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "package-lock.json",
];
const modelCards = ["chat", "embed", "rerank"].map((role) => `models/starter-${role}/README.md`);

/**
 * @param {string} [name] Of the folder below .build, for a process that must not see it replaced by another.
 * @returns {Promise<string>} Folder of the files.
 */
export async function docsFromSource(name = "docs") {
  const built = path.join(root, ".build", name);
  const builtAt = statSync(path.join(built, "index.html"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (newestChange([...inputs, ...modelCards]) >= builtAt) await buildInProcess(built);
  return built;
}

/** @param {string} built @returns {Promise<void>} */
function buildInProcess(built) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, "scripts/docs/build-docs.mjs"), built], { stdio: ["ignore", "ignore", "pipe"] });
    let report = "";
    child.stderr.on("data", (text) => (report += text));
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`the docs were not built:\n${report}`))));
  });
}
