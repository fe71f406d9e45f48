/** Installs the packages if they are missing or older than the lockfile. Imports Node's own modules only, because no package may be installed yet. */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** @param {string} file Relative to the root. @returns {number} Milliseconds; 0 if the file does not exist. */
const changedAt = (file) => statSync(new URL(`../${file}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Ends the process if the packages cannot be installed. */
export function installPackages() {
  // npm writes its hidden lockfile last, so an interrupted install is repeated.
  if (changedAt("node_modules/.package-lock.json") >= changedAt("package-lock.json")) return;
  console.log("installing packages");
  const npm = process.env["npm_execpath"];
  const [command, ...first] = npm === undefined ? ["npm"] : [process.execPath, npm];
  const outcome = spawnSync(command ?? "npm", [...first, "ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: npm === undefined && process.platform === "win32",
  });
  if (outcome.status !== 0) {
    console.error("could not install the packages: npm ci failed");
    process.exit(1);
  }
}
