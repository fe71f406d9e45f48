/** Installs the packages where they are missing or older than the lockfile. Node's own modules only: nothing else is there yet. */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** @param {string} file Relative to the root. @returns {number} Milliseconds; 0 where there is no such file. */
const changedAt = (file) => statSync(new URL(`../${file}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Ends the process when the packages cannot be installed. */
export function installPackages() {
  // npm writes its hidden lockfile last: an install that was cut short is repeated.
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
    console.error("the packages could not be installed (npm ci)");
    process.exit(1);
  }
}
