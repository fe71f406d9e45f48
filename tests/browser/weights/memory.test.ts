/**
 * The memory that the browser takes in addition while a file arrives, compared with the first request; a measurement,
 * on request alone: `MEMORY_MB=40,400,2000 npx playwright test tests/browser/weights/memory.test.ts`. No debugger is
 * attached to the page: an attached one (Playwright's, or the network panel of the developer tools) keeps up to 200 MB
 * of the file.
 */
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "playwright/test";
import type { RepositoryFile } from "../../hub/hub-repository.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { seededBytes } from "../../hub/seeded-bytes.ts";
import { SiteServer } from "../offline/site-server.ts";
import { KillableBrowser } from "./killable-browser.ts";
import { test } from "../shared-pages.ts";

const sizes = (process.env["MEMORY_MB"] ?? "").split(",").filter((size) => size !== "");
const built = fileURLToPath(new URL(`../../../${process.env["TEST_BUILD"] ?? "dist-tests"}`, import.meta.url));

/** A large file without its bytes in memory: a repeated block, each time with its own number. */
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

interface ProcessMemory {
  isRenderer: boolean;
  /** Anonymous: files that are mapped do not count. */
  megabytes: number;
}

/** Memory of each process of a group, by its id. */
function memoryOfGroup(group: number): Map<number, ProcessMemory> {
  const found = new Map<number, ProcessMemory>();
  for (const pid of processesOfGroup(group)) {
    try {
      const isRenderer = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--type=renderer");
      const [, kilobytes = 0] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
      found.set(pid, { isRenderer, megabytes: Number(kilobytes) / 1000 });
    } catch {
      // It ended meanwhile.
    }
  }
  return found;
}

/** Growth of the renderer that grew most, and of all processes together, in MB. */
function growth(before: Map<number, ProcessMemory>, now: Map<number, ProcessMemory>): { renderer: number; all: number } {
  const each = [...now].map(([pid, { isRenderer, megabytes }]) => ({ isRenderer, more: megabytes - (before.get(pid)?.megabytes ?? 0) }));
  return {
    renderer: Math.max(...each.filter(({ isRenderer }) => isRenderer).map(({ more }) => more)),
    all: each.reduce((sum, { more }) => sum + more, 0),
  };
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
      let before: Map<number, ProcessMemory> | undefined;
      hub.fault = () => {
        before ??= memoryOfGroup(browser.group);
        return undefined;
      };
      const url = `${hub.url}org/name/resolve/main/model.onnx`;
      const asked = { model: "large", path: "model.onnx", url, known: { bytes: file.bytes, sha256 } };
      const started = performance.now();
      await browser.openUnattached(`${site.url}weights.html#${encodeURIComponent(JSON.stringify(asked))}`);
      const samples: { renderer: number; all: number }[] = [];
      let outcome: string | undefined;
      while (outcome === undefined) {
        await setTimeout(100);
        if (before !== undefined) samples.push(growth(before, memoryOfGroup(browser.group)));
        outcome = (await browser.titles()).find((title) => /^(stored|failed) /.test(title));
      }
      const seconds = (performance.now() - started) / 1000;
      expect(outcome).toBe(`stored ${sha256}`);
      const figures = (of: "renderer" | "all"): string => {
        const sorted = samples.map((sample) => sample[of]).sort((one, other) => one - other);
        const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
        return `+${at(0.5)} (median) +${at(0.9)} (p90) +${at(1)} (at most)`;
      };
      const every = samples.filter((_, index) => index % Math.ceil(samples.length / 12) === 0).map(({ renderer }) => renderer.toFixed(0));
      console.log(
        `${size} MB in ${seconds.toFixed(1)} s: the renderer ${figures("renderer")} MB, over time +${every.join(" +")} MB; ` +
          `all processes ${figures("all")} MB`,
      );
    } finally {
      await browser.kill();
      await hub.stop();
      await site.stop();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}
