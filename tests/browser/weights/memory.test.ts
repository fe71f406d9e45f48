/**
 * How much memory the browser takes while a file arrives, over what it took before; a measurement, on request alone:
 * `MEMORY_MB=40,400,2000 npx playwright test tests/browser/weights/memory.test.ts`.
 */
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "playwright/test";
import type { RepositoryFile } from "../../hub/hub-repository.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { seededBytes } from "../../hub/seeded-bytes.ts";
import { SiteServer } from "../offline/site-server.ts";
import { KillableBrowser } from "./killable-browser.ts";

const sizes = (process.env["MEMORY_MB"] ?? "").split(",").filter((size) => size !== "");
const built = fileURLToPath(new URL(`../../../${process.env["TEST_BUILD"] ?? "dist-tests"}`, import.meta.url));

/** A large file without its bytes in memory: one block, over and over, each with its own number. */
const pattern = seededBytes(1_000_000, 3);
function patternFile(bytes: number): RepositoryFile {
  const read = (start = 0, end = bytes): Uint8Array => {
    const content = new Uint8Array(end - start);
    for (let at = start; at < end;) {
      const block = Math.floor(at / pattern.length);
      const stop = Math.min(end, (block + 1) * pattern.length);
      content.set(pattern.subarray(at - block * pattern.length, stop - block * pattern.length), at - start);
      if (at === block * pattern.length) content[at - start] = block % 256;
      at = stop;
    }
    return content;
  };
  return { path: "model.onnx", bytes, read };
}

/** Anonymous memory of the renderer with the largest one, in MB: files that are mapped do not count. */
function rendererMemory(pids: readonly number[]): number {
  let largest = 0;
  for (const pid of pids) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--type=renderer")) continue;
      largest = Math.max(largest, Number(/^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000);
    } catch {
      // It ended meanwhile.
    }
  }
  return largest;
}

function processesOfGroup(group: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[2]) === group;
      } catch {
        return false;
      }
    });
}

for (const size of sizes) {
  test(`memory while ${size} MB arrive`, async ({ launchOptions }) => {
    test.setTimeout(600_000);
    const file = patternFile(Number(size) * 1_000_000);
    const hash = createHash("sha256");
    for (let at = 0; at < file.bytes; at += 8_000_000) hash.update(file.read(at, Math.min(at + 8_000_000, file.bytes)));
    const sha256 = hash.digest("hex");
    const hub = new HubServer();
    await hub.start();
    hub.pushFiles("org/name", [file]);
    const site = new SiteServer(built, "*");
    await site.start();
    const profile = mkdtempSync(path.join(tmpdir(), "cohabit-profile-"));
    const browser = await KillableBrowser.launch(profile, launchOptions.args ?? []);
    try {
      const page = await browser.open(`${site.url}weights.html`);
      await page.evaluate(() => window.weights.list());
      const pids = processesOfGroup(browser.group);
      const before = rendererMemory(pids);
      let peak = before;
      const samples: number[] = [];
      const started = performance.now();
      let arrivedMs = 0;
      const timer = setInterval(() => {
        if (hub.sentBytes >= file.bytes) arrivedMs ||= performance.now() - started;
        else {
          samples.push(Math.round(rendererMemory(pids) - before));
          peak = Math.max(peak, rendererMemory(pids));
        }
      }, 100);
      const url = `${hub.url}org/name/resolve/main/model.onnx`;
      const stored = await page.evaluate((asked) => window.weights.store(asked), {
        model: "large",
        path: "model.onnx",
        url,
        known: { bytes: file.bytes, sha256 },
      });
      clearInterval(timer);
      expect(stored).toBe(sha256);
      const every = samples.filter((_, index) => index % Math.ceil(samples.length / 12) === 0);
      console.log(
        `${size} MB: ${Math.round(before)} MB before, at most ${Math.round(peak - before)} MB more while it arrived in ` +
          `${(arrivedMs / 1000).toFixed(1)} s; over time +${every.join(" +")} MB`,
      );
    } finally {
      await browser.kill();
      await hub.stop();
      await site.stop();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}
