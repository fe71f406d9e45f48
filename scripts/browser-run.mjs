/** Shared by `npm run bench`, `npm run eval` and `npm run test:examples`: packages, a Chromium, and steps that end the process on failure. */
import { spawnSync } from "node:child_process";
import { provideChromium } from "./browsers.mjs";
import { installPackages, root } from "./install.mjs";

/**
 * Runs a Node script and shows its output; ends the process with 1 if it fails.
 * @param {string[]} command
 * @param {Record<string, string>} [environment]
 */
export function run(command, environment = {}) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } });
  if (status !== 0) process.exit(1);
}

/**
 * Installs missing packages; ends the process with 1 if there is no Chromium.
 * @returns {Promise<string>} Path of the Chromium.
 */
export async function prepareBrowserRun() {
  installPackages();
  const chromium = await provideChromium();
  if (chromium !== undefined) return chromium;
  console.error("found no Chromium and could not install one; set CHROMIUM_PATH to an executable");
  process.exit(1);
}
