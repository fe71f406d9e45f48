import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SiteFiles } from "../../../src/worker/storage/site-files.ts";
import type { SiteFile } from "../../../src/worker/storage/site-file-list.ts";
import { MemoryCaches } from "./memory-caches.ts";

const base = "https://site.test/app/";
const cacheName = "cohabit-site /app/";
const listUrl = `${base}cohabit-files.json`;

/** What the server has now, by path below the base. */
let served: Map<string, string>;
let fetched: string[];
let warnings: string[];
let storage: MemoryCaches;
let isAlone = true;

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
const listed = (url: string, text: string, more: Partial<SiteFile> = {}): SiteFile => ({
  url,
  name: url === "./" ? "index.html" : url.replace(/^.*\//, "").replace(/-\w+\./, "."),
  bytes: text.length,
  sha256: hashOf(text),
  isImmutable: true,
  isPage: false,
  keep: "always",
  ...more,
});

/** Puts a build on the server, in place of the one before. */
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

const host = (build: string): SiteFiles =>
  new SiteFiles(storage.asCacheStorage, { listUrl, cacheName, ownUrl: `${base}host-${build}.js`, isAlone: async () => isAlone });
const kept = (): string[] => [...storage.at(cacheName).entries.keys()].map((url) => url.slice(base.length)).sort();

beforeEach(() => {
  storage = new MemoryCaches();
  fetched = [];
  warnings = [];
  isAlone = true;
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
  test("keeps what the list names, with the server's headers, and large files once they are used", async () => {
    deploy("a1");
    const files = host("a1");
    await files.keep();
    expect(kept()).toEqual(["", "cohabit-files.json", "host-a1.js"]);
    expect(await files.report()).toEqual({ files: 2, bytes: "page of a1host of a1".length, isComplete: true });
    await files.keepUsed([`${base}wasm-a1.wasm`, `${base}something-else.js`]);
    expect(kept()).toEqual(["", "cohabit-files.json", "host-a1.js", "wasm-a1.wasm"]);
    const script = await storage.at(cacheName).match(`${base}host-a1.js`);
    expect(Object.fromEntries(script?.headers ?? [])).toEqual({
      "content-type": "text/plain",
      "cross-origin-embedder-policy": "require-corp",
      "cohabit-immutable": "1",
    });
    expect((await storage.at(cacheName).match(base))?.headers.has("Cohabit-Immutable")).toBe(false);
    expect(warnings).toEqual([]);
  });

  test("downloads nothing again, and repairs what is damaged", async () => {
    deploy("a1");
    await host("a1").keep();
    fetched = [];
    await host("a1").keep();
    expect(fetched).toEqual(["cohabit-files.json"]);
    await storage.at(cacheName).put(`${base}host-a1.js`, new Response("hos"));
    await host("a1").keep();
    expect(fetched).toEqual(["cohabit-files.json", "cohabit-files.json", "host-a1.js"]);
    expect(await (await storage.at(cacheName).match(`${base}host-a1.js`))?.text()).toBe("host of a1");
  });

  test("a damaged file is repaired although the service worker would answer for it", async () => {
    deploy("a1");
    await host("a1").keepUsed([`${base}wasm-a1.wasm`]);
    const cache = storage.at(cacheName);
    await cache.put(`${base}wasm-a1.wasm`, new Response("damaged"));
    const network = fetch;
    vi.stubGlobal("fetch", async (url: string) => (url.endsWith(".wasm") && (await cache.match(url))) || network(url));
    await host("a1").keep();
    expect(await (await cache.match(`${base}wasm-a1.wasm`))?.text()).toBe("wasm of a1");
    expect(warnings).toEqual([]);
  });

  test("a new build is kept beside the old one while a page of that is open, and alone afterwards", async () => {
    deploy("a1");
    const before = host("a1");
    await before.keepUsed([`${base}wasm-a1.wasm`]);
    deploy("b2");
    await before.keep();
    const both = ["", "cohabit-files.json", "host-a1.js", "host-b2.js", "wasm-a1.wasm", "wasm-b2.wasm"];
    expect(kept()).toEqual(both);
    isAlone = false;
    await host("b2").keep();
    expect(kept()).toEqual(both);
    isAlone = true;
    await host("b2").keep();
    expect(kept()).toEqual(["", "cohabit-files.json", "host-b2.js", "wasm-b2.wasm"]);
  });

  test("a file that only changed its name is not downloaded again", async () => {
    deploy("a1");
    await host("a1").keep();
    deploy("b2", [listed("./renamed-b2.js", "host of a1")]);
    fetched = [];
    await host("b2").keep();
    expect(fetched).not.toContain("renamed-b2.js");
    expect(await (await storage.at(cacheName).match(`${base}renamed-b2.js`))?.text()).toBe("host of a1");
  });

  test("a build that lacks a file replaces nothing: the page that was kept stays", async () => {
    deploy("a1");
    await host("a1").keep();
    deploy("b2");
    served.delete("host-b2.js");
    const files = host("b2");
    await files.keep();
    expect(await (await storage.at(cacheName).match(base))?.text()).toBe("page of a1");
    expect(warnings.join()).toContain("host-b2.js answers 404");
    deploy("b2");
    await files.keep();
    expect(await (await storage.at(cacheName).match(base))?.text()).toBe("page of b2");
  });

  test("a script that is not the one on the list is not kept", async () => {
    deploy("a1");
    served.set("host-a1.js", "something else");
    await host("a1").keep();
    expect(kept()).toEqual([]);
    expect(warnings.join()).toContain("is not the file on the list");
  });

  test("a page that its server changes is kept; one of a build that arrives meanwhile is not taken for complete", async () => {
    deploy("a1");
    served.set("", "page of a1 <script src=added>");
    await host("a1").keep();
    expect((await host("a1").report()).isComplete).toBe(true);
    storage = new MemoryCaches();
    const list = served.get("cohabit-files.json") ?? "";
    vi.stubGlobal("fetch", async (url: string) => {
      if (url === base) served.set("cohabit-files.json", list.replace("host", "next"));
      return new Response(served.get(url.slice(base.length)));
    });
    await host("a1").keep();
    expect((await host("a1").report()).isComplete).toBe(false);
    expect(warnings.join()).toContain("changed meanwhile");
  });

  test.each([
    ["no list", () => new Response("", { status: 404 })],
    ["a page in its place", () => new Response("<!doctype html>")],
  ])("with %s it keeps nothing and says nothing", async (_, answer) => {
    vi.stubGlobal("fetch", async () => answer());
    await host("a1").keep();
    expect(kept()).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test("without the network what is kept stays as it is", async () => {
    deploy("a1");
    await host("a1").keep();
    const before = kept();
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    await host("a1").keep();
    expect(kept()).toEqual(before);
    expect(warnings).toEqual([]);
  });

  test("a browser that gives no room is a warning, and keeps the page it had", async () => {
    deploy("a1");
    storage.at(cacheName).failure = new DOMException("no room", "QuotaExceededError");
    await host("a1").keep();
    expect(warnings.join()).toContain("QuotaExceededError: no room");
    expect(kept()).toEqual([]);
  });
});
