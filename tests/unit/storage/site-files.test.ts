import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SiteFiles } from "../../../src/worker/storage/site/site-files.ts";
import type { SiteFile } from "../../../src/worker/storage/site/site-file-list.ts";
import { MemoryCaches } from "./memory-caches.ts";

const base = "https://site.test/app/";
const cacheName = "cohabit-site /app/";
const listUrl = `${base}cohabit-files.json`;

/** The files of the server, by path below the base. */
let served: Map<string, string | Uint8Array<ArrayBuffer>>;
let fetched: string[];
let warnings: string[];
let storage: MemoryCaches;
let isOnlyTab = true;

let keepsMachineCode = false;

const hashOf = (text: string | Uint8Array): string => createHash("sha256").update(text).digest("hex");
const listed = (url: string, text: string | Uint8Array, more: Partial<SiteFile> = {}): SiteFile => ({
  url,
  name: url === "./" ? "index.html" : url.replace(/^.*\//, "").replace(/-\w+\./, "."),
  bytes: text.length,
  sha256: hashOf(text),
  isImmutable: true,
  isPage: false,
  keep: "always",
  ...more,
});

/** Replaces the build on the server. */
function deploy(build: string, more: SiteFile[] = []): void {
  const text = (name: string): string => `${name} of ${build}`;
  const files = [
    listed("./", text("page"), { isPage: true, isImmutable: false }),
    listed(`./host-${build}.js`, text("host")),
    listed(`./wasm-${build}.wasm`, text("wasm"), { keep: "when-used" }),
    ...more,
  ];
  served = new Map([
    ["", text("page")],
    [`host-${build}.js`, text("host")],
    [`wasm-${build}.wasm`, text("wasm")],
    ["cohabit-files.json", JSON.stringify({ format: 1, files })],
  ]);
}

/** Adds WebAssembly to the server's build, packed and as it is. */
function deployPacked(build: string): void {
  const content = `unpacked wasm of ${build}`.repeat(10);
  const packed = new Uint8Array(gzipSync(content));
  deploy(build, [
    listed(`./ort-${build}.wasm`, content, { keep: "when-used", name: "ort.wasm" }),
    listed(`./ort-${build}.wasm.bin`, packed, { keep: "when-used", name: "ort.wasm.bin" }),
  ]);
  served.set(`ort-${build}.wasm`, content).set(`ort-${build}.wasm.bin`, packed);
}

const host = (build: string): SiteFiles =>
  new SiteFiles(storage.asCacheStorage, {
    listUrl,
    cacheName,
    ownUrl: `${base}host-${build}.js`,
    isOnlyTab: async () => isOnlyTab,
    keepsMachineCode,
  });
const storedPaths = (): string[] => [...storage.at(cacheName).entries.keys()].map((url) => url.slice(base.length)).sort();

beforeEach(() => {
  storage = new MemoryCaches();
  fetched = [];
  warnings = [];
  isOnlyTab = true;
  keepsMachineCode = false;
  vi.spyOn(console, "warn").mockImplementation((text: string) => void warnings.push(text));
  vi.stubGlobal("fetch", async (url: string) => {
    const path = url.slice(base.length);
    fetched.push(path);
    const text = served.get(path);
    const headers = { "Content-Type": "text/plain", "Cross-Origin-Embedder-Policy": "require-corp", "Content-Encoding": "br" };
    return text === undefined ? new Response("", { status: 404 }) : new Response(text, { headers });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("SiteFiles", () => {
  test("keeps the files of the list, with the server's headers, and large files once they are used", async () => {
    deploy("a1");
    const files = host("a1");
    await files.update();
    expect(storedPaths()).toEqual(["", "cohabit-files.json", "host-a1.js"]);
    expect(await files.report()).toEqual({ files: 2, bytes: "page of a1host of a1".length, isComplete: true });
    await files.addUsed([`${base}wasm-a1.wasm`, `${base}something-else.js`]);
    expect(storedPaths()).toEqual(["", "cohabit-files.json", "host-a1.js", "wasm-a1.wasm"]);
    const script = await storage.at(cacheName).match(`${base}host-a1.js`);
    expect(Object.fromEntries(script?.headers ?? [])).toEqual({
      "content-type": "text/plain",
      "cross-origin-embedder-policy": "require-corp",
      "cohabit-immutable": "1",
    });
    expect((await storage.at(cacheName).match(base))?.headers.has("Cohabit-Immutable")).toBe(false);
    expect(warnings).toEqual([]);
  });

  test("downloads no file again, and repairs damaged ones", async () => {
    deploy("a1");
    await host("a1").update();
    fetched = [];
    await host("a1").update();
    expect(fetched).toEqual(["cohabit-files.json"]);
    await storage.at(cacheName).put(`${base}host-a1.js`, new Response("hos"));
    await host("a1").update();
    expect(fetched).toEqual(["cohabit-files.json", "cohabit-files.json", "host-a1.js"]);
    expect(await (await storage.at(cacheName).match(`${base}host-a1.js`))?.text()).toBe("host of a1");
  });

  test("unpacks WebAssembly in use for a browser that keeps machine code, and downloads it once", async () => {
    keepsMachineCode = true;
    deployPacked("a1");
    await host("a1").addUsed([`${base}ort-a1.wasm.bin`]);
    const unpacked = await storage.at(cacheName).match(`${base}ort-a1.wasm`);
    expect(await unpacked?.text()).toBe(served.get("ort-a1.wasm"));
    expect(Object.fromEntries(unpacked?.headers ?? [])).toMatchObject({
      "content-type": "application/wasm",
      "cross-origin-embedder-policy": "require-corp",
      "cohabit-immutable": "1",
      "cohabit-unpacked": "1",
    });
    expect(fetched.filter((path) => path.startsWith("ort-"))).toEqual(["ort-a1.wasm.bin"]);
    fetched = [];
    deployPacked("b2");
    await host("b2").update();
    expect(storedPaths()).toEqual(["", "cohabit-files.json", "host-b2.js", "ort-b2.wasm", "ort-b2.wasm.bin"]);
    expect(fetched.filter((path) => path.startsWith("ort-"))).toEqual(["ort-b2.wasm.bin"]);
    expect(warnings).toEqual([]);
  });

  test("leaves WebAssembly packed for other browsers, and if the server's unpacked file is a list of parts", async () => {
    deployPacked("a1");
    await host("a1").addUsed([`${base}ort-a1.wasm.bin`]);
    expect(storedPaths()).not.toContain("ort-a1.wasm");
    keepsMachineCode = true;
    deploy("b2", [
      listed("./ort-b2.wasm", "list", { keep: "when-used" }),
      listed("./ort-b2.wasm.bin", "packed", { keep: "when-used", name: "ort.wasm.bin" }),
    ]);
    served.set("ort-b2.wasm", "list").set("ort-b2.wasm.bin", "packed");
    await host("b2").update();
    expect(storedPaths()).toContain("ort-b2.wasm.bin");
    expect(storedPaths()).not.toContain("ort-b2.wasm");
  });

  test("a damaged file is repaired although the service worker would serve it", async () => {
    deploy("a1");
    await host("a1").addUsed([`${base}wasm-a1.wasm`]);
    const cache = storage.at(cacheName);
    await cache.put(`${base}wasm-a1.wasm`, new Response("damaged"));
    const network = fetch;
    vi.stubGlobal("fetch", async (url: string) => (url.endsWith(".wasm") && (await cache.match(url))) || network(url));
    await host("a1").update();
    expect(await (await cache.match(`${base}wasm-a1.wasm`))?.text()).toBe("wasm of a1");
    expect(warnings).toEqual([]);
  });

  test("stores a new build next to the old one while a page of the old one is open, and replaces it afterwards", async () => {
    deploy("a1");
    const before = host("a1");
    await before.addUsed([`${base}wasm-a1.wasm`]);
    deploy("b2");
    await before.update();
    const both = ["", "cohabit-files.json", "host-a1.js", "host-b2.js", "wasm-a1.wasm", "wasm-b2.wasm"];
    expect(storedPaths()).toEqual(both);
    isOnlyTab = false;
    await host("b2").update();
    expect(storedPaths()).toEqual(both);
    isOnlyTab = true;
    await host("b2").update();
    expect(storedPaths()).toEqual(["", "cohabit-files.json", "host-b2.js", "wasm-b2.wasm"]);
  });

  test("a file that only changed its name is not downloaded again", async () => {
    deploy("a1");
    await host("a1").update();
    deploy("b2", [listed("./renamed-b2.js", "host of a1")]);
    fetched = [];
    await host("b2").update();
    expect(fetched).not.toContain("renamed-b2.js");
    expect(await (await storage.at(cacheName).match(`${base}renamed-b2.js`))?.text()).toBe("host of a1");
  });

  test("keeps the stored page if a file of the new build is missing", async () => {
    deploy("a1");
    await host("a1").update();
    deploy("b2");
    served.delete("host-b2.js");
    const files = host("b2");
    await files.update();
    expect(await (await storage.at(cacheName).match(base))?.text()).toBe("page of a1");
    expect(warnings.join()).toContain("host-b2.js got the status 404");
    deploy("b2");
    await files.update();
    expect(await (await storage.at(cacheName).match(base))?.text()).toBe("page of b2");
  });

  test("a script that differs from the list is not stored", async () => {
    deploy("a1");
    served.set("host-a1.js", "something else");
    await host("a1").update();
    expect(storedPaths()).toEqual([]);
    expect(warnings.join()).toContain("has content that differs from the list");
  });

  test("a page that its server changes is stored; a build that arrives during the update is not complete", async () => {
    deploy("a1");
    served.set("", "page of a1 <script src=added>");
    await host("a1").update();
    expect((await host("a1").report()).isComplete).toBe(true);
    storage = new MemoryCaches();
    const list = String(served.get("cohabit-files.json"));
    vi.stubGlobal("fetch", async (url: string) => {
      if (url === base) served.set("cohabit-files.json", list.replace("host", "next"));
      return new Response(served.get(url.slice(base.length)));
    });
    await host("a1").update();
    expect((await host("a1").report()).isComplete).toBe(false);
    expect(warnings.join()).toContain("changed during the update");
  });

  test.each([
    ["no list", () => new Response("", { status: 404 })],
    ["a page in its place", () => new Response("<!doctype html>")],
  ])("with %s it stores no file and reports no error", async (_, answer) => {
    vi.stubGlobal("fetch", async () => answer());
    await host("a1").update();
    expect(storedPaths()).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test("without the network the stored files do not change", async () => {
    deploy("a1");
    await host("a1").update();
    const before = storedPaths();
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    await host("a1").update();
    expect(storedPaths()).toEqual(before);
    expect(warnings).toEqual([]);
  });

  test("a browser that gives no room is a warning, and keeps the page it had", async () => {
    deploy("a1");
    storage.at(cacheName).failure = new DOMException("no room", "QuotaExceededError");
    await host("a1").update();
    expect(warnings.join()).toContain("QuotaExceededError: no room");
    expect(storedPaths()).toEqual([]);
  });
});
