/** What `npm run bench`, `npm run eval` and `npm run test:examples` share: packages, a Chromium, and steps that end the run when they fail. */
import { spawnSync } from "node:child_process";
import { provideChromium } from "./chromium.mjs";
import { installPackages, root } from "./install.mjs";

/**
 * Runs a Node script with its output shown; ends the process with 1 if it fails.
 * @param {string[]} command
 * @param {Record<string, string>} [environment]
 */
export function run(command, environment = {}) {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } });
  if (status !== 0) process.exit(1);
}

/**
 * Installs what is missing; ends the process with 1 if there is no Chromium.
 * @returns {Promise<string>} Path of the Chromium.
 */
export async function prepareBrowserRun() {
  installPackages();
  const chromium = await provideChromium();
  if (chromium !== undefined) return chromium;
  console.error("no Chromium was found and none could be installed; CHROMIUM_PATH may name one");
  process.exit(1);
}
