import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isSiteFile, keptFile } from "../../../src/sw/kept-files.ts";
import { MemoryCaches } from "../storage/memory-caches.ts";

const site = "https://site.test/app/";
const cacheName = "cohabit-site /app/";

let storage: MemoryCaches;
/** What the network gives; an error rejects. */
let network: Response | Error | undefined;
let fetches = 0;

function requestFor(
  path: string,
  kind: { mode?: string; destination?: string; headers?: Record<string, string>; method?: string } = {},
): Request {
  const request = new Request(`${site}${path}`, { method: kind.method ?? "GET", headers: kind.headers ?? {} });
  Object.defineProperty(request, "mode", { value: kind.mode ?? "cors" });
  return Object.defineProperty(request, "destination", { value: kind.destination ?? "" });
}

const page = (path: string): Request => requestFor(path, { mode: "navigate", destination: "document" });
const script = (path: string): Request => requestFor(path, { destination: "script" });
const textOf = async (respond: Promise<Response> | undefined): Promise<string | undefined> => (await respond)?.text();

beforeEach(async () => {
  storage = new MemoryCaches();
  network = new Response("from the network");
  fetches = 0;
  vi.stubGlobal("caches", storage.asCacheStorage);
  vi.stubGlobal("fetch", async () => {
    fetches += 1;
    if (network instanceof Error) throw network;
    return network ?? new Promise<Response>(() => undefined);
  });
  const cache = storage.at(cacheName);
  await cache.put(site, new Response("kept page", { headers: { "Cross-Origin-Embedder-Policy": "require-corp" } }));
  await cache.put(`${site}host-a1.js`, new Response("kept script", { headers: { "Cohabit-Immutable": "1" } }));
  await cache.put(`${site}host.js`, new Response("kept script"));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("kept files", () => {
  test("an immutable file is answered without the network", async () => {
    expect(await textOf(keptFile(script("host-a1.js"), cacheName))).toBe("kept script");
    expect(fetches).toBe(0);
  });

  test("a file that is not kept comes from the network, also as its failure", async () => {
    expect(await textOf(keptFile(script("other-b2.js"), cacheName))).toBe("from the network");
    network = new TypeError("Failed to fetch");
    await expect(keptFile(script("other-b2.js"), cacheName)).rejects.toThrow("Failed to fetch");
  });

  test("a page comes from the network while that answers", async () => {
    expect(await textOf(keptFile(page(""), cacheName))).toBe("from the network");
    network = new Response("gone", { status: 404 });
    expect(await textOf(keptFile(page(""), cacheName))).toBe("gone");
  });

  test.each(["", "index.html", "?from=home", "index.html?x#part"])(
    "without the network the page '%s' is the kept one, with its headers",
    async (path) => {
      network = new TypeError("Failed to fetch");
      const respond = await keptFile(page(path), cacheName);
      expect(await respond?.text()).toBe("kept page");
      expect(respond?.headers.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
    },
  );

  test("a server in trouble, or one that does not answer, is as none for a page", async () => {
    network = new Response("bad gateway", { status: 502 });
    expect(await textOf(keptFile(page(""), cacheName))).toBe("kept page");
    vi.useFakeTimers();
    network = undefined;
    const respond = textOf(keptFile(page(""), cacheName));
    await vi.advanceTimersByTimeAsync(4000);
    expect(await respond).toBe("kept page");
  });

  test.each([
    ["that the server has", () => new Response("newer script"), "newer script"],
    ["that the server lost", () => new Response("", { status: 404 }), "kept script"],
    ["without the network", () => new TypeError("Failed to fetch"), "kept script"],
  ])("a file with a name of its own %s", async (_, given, expected) => {
    network = given();
    expect(await textOf(keptFile(script("host.js"), cacheName))).toBe(expected);
  });

  test.each([
    ["a fetch of data", requestFor("data.json")],
    ["a form", requestFor("", { mode: "navigate", method: "POST" })],
    ["a part of a video", requestFor("film.mp4", { destination: "video", headers: { Range: "bytes=0-" } })],
  ])("%s is none of its business", (_, request) => {
    expect(keptFile(request, cacheName)).toBeUndefined();
  });
});

test.each([
  ["cohabit-sw.js?base=/api", "index.js", true],
  ["cohabit-sw.js", "cohabit/host.worker.js", true],
  ["sw.js", "index.js", false],
  ["sw.js", "cohabit/host.worker.js?v=1", true],
  ["sw.js", "../cohabit/host.worker.js", false],
])("the script %s answers for %s: %s, since a service worker that imports it answers for its app", (name, file, isOurs) => {
  expect(isSiteFile(new URL(file, site), new URL(name, site))).toBe(isOurs);
});
