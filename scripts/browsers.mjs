/** Finds the browsers of the browser tests, or installs them. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./install.mjs";

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {string} variable Environment variable that names the executable.
 * @property {string[]} commands
 * @property {string[]} [applications] Other paths of the executable.
 * @property {string[]} packages Debian packages.
 * @property {string[]} [helpers] Other commands that it needs.
 */

/** @type {Browser} */
const chromium = {
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  commands: ["chromium", "chromium-browser", "google-chrome"],
  applications: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"],
  packages: ["chromium"],
};

/** @type {Browser} */
const firefox = {
  name: "Firefox",
  variable: "FIREFOX_PATH",
  commands: ["firefox-esr", "firefox"],
  applications: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  packages: ["firefox-esr"],
};

/** @type {Browser} */
const webkit = {
  name: "WebKit",
  variable: "WEBKIT_DRIVER_PATH",
  commands: ["WebKitWebDriver"],
  packages: ["webkit2gtk-driver", "xvfb"],
  helpers: ["Xvfb"],
};

/** @param {string} command @returns {string | undefined} Its path. */
function findCommand(command) {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, command)).find((candidate) => existsSync(candidate));
}

/** @param {Browser} browser @returns {string | undefined} Path of an executable on this machine. */
function find({ variable, commands, applications = [], helpers = [] }) {
  if (helpers.some((helper) => findCommand(helper) === undefined)) return undefined;
  const configured = process.env[variable];
  if (configured !== undefined && configured !== "") return existsSync(configured) ? configured : undefined;
  const found = commands.map((command) => findCommand(command)).find((candidate) => candidate !== undefined);
  return found ?? applications.find((candidate) => existsSync(candidate));
}

/** @param {string} command @param {string[]} flags */
const run = (command, flags) => spawnSync(command, flags, { cwd: root, stdio: "inherit" }).status === 0;

/** Installs packages if it runs as root on Debian or a derivative. @param {Browser[]} missing */
function installWithApt(missing) {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (missing.length === 0 || !isRootOnDebian) return;
  console.log(`installing ${missing.map(({ name }) => name).join(" and ")} with apt-get`);
  // Packages are installed separately, because a distribution may lack one of them.
  if (run("apt-get", ["update"])) for (const { packages } of missing) run("apt-get", ["install", "-y", ...packages]);
}

/** @returns {Promise<string | undefined>} Path of an executable; undefined if there is none and none can be installed. */
export async function provideChromium() {
  const found = await findChromium();
  if (found !== undefined) return found;
  installWithApt([chromium]);
  const installed = await findChromium();
  if (installed !== undefined) return installed;
  console.log("installing Playwright's Chromium");
  run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]);
  return findChromium();
}

/** @returns {Promise<string | undefined>} Also Playwright's own, unless another is configured. */
async function findChromium() {
  const { chromium: playwright } = await import("playwright");
  return find({ ...chromium, applications: [...(chromium.applications ?? []), playwright.executablePath()] });
}

/**
 * Finds Firefox and WebKitGTK for the core in every browser.
 * @returns {{ environment: Record<string, string>, absent: { name: string, advice: string }[] }} `environment`: paths of the executables, "" for absent ones;
 *   `absent`: browsers that could not be found or installed.
 */
export function provideOtherBrowsers() {
  const others = [firefox, webkit];
  installWithApt(others.filter((browser) => find(browser) === undefined));
  /** @type {Record<string, string>} */
  const environment = {};
  const absent = [];
  for (const browser of others) {
    const found = find(browser);
    environment[browser.variable] = found ?? "";
    if (found === undefined) absent.push({ name: browser.name, advice: `on Debian: apt-get install ${browser.packages.join(" ")}` });
  }
  return { environment, absent };
}
