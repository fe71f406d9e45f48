/** Finds a Chromium for the browser tests, or installs one. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./install.mjs";

const names = ["chromium", "chromium-browser", "google-chrome"];
const macApplications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** @returns {Promise<string | undefined>} Path of an executable on this machine. */
async function findChromium() {
  const configured = process.env["CHROMIUM_PATH"];
  if (configured !== undefined && configured !== "") return existsSync(configured) ? configured : undefined;
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const { chromium } = await import("playwright");
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...macApplications,
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => existsSync(candidate));
}

/** @param {string} command @param {string[]} flags */
const run = (command, flags) => spawnSync(command, flags, { cwd: root, stdio: "inherit" }).status === 0;

/** @returns {Promise<string | undefined>} Path of an executable; undefined if there is none and none can be installed. */
export async function provideChromium() {
  const found = await findChromium();
  if (found !== undefined) return found;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (isRootOnDebian) {
    console.log("installing Chromium with apt-get");
    if (run("apt-get", ["update"])) run("apt-get", ["install", "-y", "chromium"]);
  }
  const installed = await findChromium();
  if (installed !== undefined) return installed;
  console.log("installing Playwright's Chromium");
  run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]);
  return findChromium();
}
