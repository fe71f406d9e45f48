/**
 * Measures how fast the weight store loads a file of random bytes from a server on loopback: `node scripts/measure-loading.mjs`, with
 * `--megabytes 512`, `--browsers chromium,firefox`, `--rounds 3`. Prints MB/s, and the CPU seconds of the server and of each process and
 * thread of the browser: for fetching alone, for the first load (download, hash, store) and for the second one (from the store).
 */
import { spawn } from "node:child_process";
import { createHash, randomFillSync } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { provideChromium, provideOtherBrowsers } from "./browsers.mjs";
import { readCommandLine, refuse } from "./command-line.mjs";
import { root } from "./install.mjs";

const types = /** @type {Record<string, string>} */ ({ ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" });
const minSeconds = 0.05;
const ticksPerSecond = 100;

/** @param {string} outDir */
async function buildPage(outDir) {
  const folder = path.join(root, "tests/bench/loading");
  const rolldownOptions = { input: path.join(folder, "loading.html"), checks: { pluginTimings: false } };
  await build({
    configFile: false,
    root: folder,
    base: "./",
    logLevel: "warn",
    worker: { format: "es" },
    build: { outDir, emptyOutDir: true, target: "es2022", minify: false, rolldownOptions },
  });
}

/**
 * Serves the page, and one file by ranges.
 * @param {string} site @param {Buffer} weights @param {(text: string) => void} onReport
 */
async function serve(site, weights, onReport) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const headers = {
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cache-Control": "no-cache",
    };
    if (request.method === "POST") {
      let text = "";
      request.on("data", (/** @type {Buffer} */ piece) => (text += piece.toString()));
      request.on("end", () => {
        onReport(text);
        response.writeHead(204, headers).end();
      });
    } else if (pathname === "/model.onnx") {
      const [, first = "0", last = String(weights.length - 1)] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
      const body = weights.subarray(Number(first), Number(last) + 1);
      const range = { "Content-Range": `bytes ${first}-${last}/${weights.length}`, "Accept-Ranges": "bytes", ETag: '"1"' };
      response.writeHead(206, { ...headers, ...range, "Content-Length": body.length });
      response.end(body);
    } else {
      const found = ["loading.html", ...readdirSync(path.join(site, "assets")).map((name) => `assets/${name}`)].find(
        (name) => pathname === `/${name}`,
      );
      response.writeHead(found === undefined ? 404 : 200, { ...headers, "Content-Type": types[path.extname(pathname)] ?? "" });
      response.end(found === undefined ? "" : readFileSync(path.join(site, found)));
    }
  });
  await new Promise((resolve) => void server.listen(0, "localhost", () => resolve(undefined)));
  const address = server.address();
  return { server, url: `http://localhost:${address !== null && typeof address === "object" ? address.port : 0}/` };
}

/**
 * Starts a browser in a process group of its own.
 * @param {string} name @param {string} command @param {string} profile @param {string} url
 */
function startBrowser(name, command, profile, url) {
  const chromium = ["--headless=new", "--no-sandbox", "--no-first-run", "--disable-background-networking", `--user-data-dir=${profile}`];
  if (name === "firefox") writeFileSync(path.join(profile, "user.js"), 'user_pref("browser.shell.checkDefaultBrowser", false);\n');
  const flags = name === "firefox" ? ["--headless", "--no-remote", "--profile", profile] : chromium;
  return spawn(command, [...flags, url], { detached: true, stdio: "ignore" });
}

/** CPU seconds of each kind of thread in a process group, and of this process. @param {number} group */
function cpuSeconds(group) {
  const { user, system } = process.cpuUsage();
  const seconds = new Map([["server", (user + system) / 1e6]]);
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[2]) !== group) continue;
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      const kind =
        /--utility-sub-type=(\w+)/.exec(command)?.[1] ??
        /--type=([\w-]+)/.exec(command)?.[1] ??
        /-contentproc.*\0(\w+)\0$/.exec(command)?.[1] ??
        "browser";
      for (const task of readdirSync(`/proc/${pid}/task`)) {
        const [, thread = "", rest = ""] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/task/${task}/stat`, "utf8")) ?? [];
        const fields = rest.split(" ");
        const key = `${kind} ${thread.replaceAll(/[\d#~]+/g, "")}`;
        seconds.set(key, (seconds.get(key) ?? 0) + (Number(fields[11]) + Number(fields[12])) / ticksPerSecond);
      }
    } catch {
      // The process or thread ended meanwhile.
    }
  }
  return seconds;
}

/** @param {Map<string, number>} before @param {Map<string, number>} after */
function difference(before, after) {
  const parts = [...after].map(([name, seconds]) => ({ name, seconds: seconds - (before.get(name) ?? 0) }));
  const sum = parts.reduce((total, { seconds }) => total + seconds, 0);
  const large = parts.filter(({ seconds }) => seconds >= minSeconds).toSorted((one, other) => other.seconds - one.seconds);
  return `${sum.toFixed(2)} CPU s: ${large.map(({ name, seconds }) => `${name} ${seconds.toFixed(2)}`).join(", ")}`;
}

const flag = (/** @type {string} */ preset) => /** @type {const} */ ({ type: "string", default: preset });
const options = { megabytes: flag("512"), rounds: flag("1"), browsers: flag("chromium,firefox") };
const { values } = readCommandLine(import.meta.url, options);
const [megabytes, rounds] = [Number(values.megabytes), Number(values.rounds)];
for (const name of /** @type {const} */ (["megabytes", "rounds"]))
  if (!/^[1-9]\d*$/.test(values[name])) refuse(`--${name} must be an integer of at least 1`);
const { environment } = provideOtherBrowsers();
const commands = /** @type {Record<string, string | undefined>} */ ({
  chromium: await provideChromium(),
  firefox: environment["FIREFOX_PATH"],
});
const work = mkdtempSync(path.join(tmpdir(), "cohabit-loading-"));
const weights = randomFillSync(Buffer.alloc(megabytes * 1_000_000));
const known = { bytes: weights.length, sha256: createHash("sha256").update(weights).digest("hex") };
await buildPage(path.join(work, "site"));
/** @type {(text: string) => void} */
let onReport = () => undefined;
const { server, url } = await serve(path.join(work, "site"), weights, (text) => onReport(text));
const asked = encodeURIComponent(JSON.stringify({ model: "made", path: "model.onnx", url: `${url}model.onnx`, known }));
for (const name of values.browsers.split(",")) {
  const command = commands[name];
  if (command === undefined || command === "") console.log(`${name} is not installed`);
  else for (let round = 0; round < rounds; round++) await measure(name, command);
}
server.close();
server.closeAllConnections();
rmSync(work, { recursive: true, force: true });

/** @param {string} name @param {string} command */
async function measure(name, command) {
  const profile = mkdtempSync(path.join(work, "profile-"));
  const browser = startBrowser(name, command, profile, `${url}loading.html#${asked}`);
  const group = browser.pid ?? 0;
  await new Promise((resolve) => {
    let step = "";
    let before = cpuSeconds(group);
    onReport = (text) => {
      const [kind, value = ""] = text.split(" ");
      if (kind === "start") [step, before] = [value, cpuSeconds(group)];
      else if (kind === "end") {
        const milliseconds = Number(value);
        console.log(
          `${name} ${step}: ${(known.bytes / 1000 / milliseconds).toFixed(0)} MB/s (${(milliseconds / 1000).toFixed(2)} s), ${difference(before, cpuSeconds(group))}`,
        );
      } else {
        if (kind === "failed") console.log(`${name}: ${text}`);
        resolve(undefined);
      }
    };
  });
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  process.kill(-group, "SIGKILL");
  await ended;
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
