/** Builds the docs of the working copy in a separate process, if an input is newer than the built docs. */
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
 * @param {string} [name] The folder's name below .build. A process with its own folder never sees it replaced.
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
