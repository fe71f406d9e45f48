import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { description, isSiteFile, storedFile } from "../../../src/sw/stored-files.ts";
import { MemoryCaches } from "../storage/memory-caches.ts";

const site = "https://site.test/app/";
const cacheName = "cohabit-site /app/";

let storage: MemoryCaches;
/** The response of the network; an error rejects. */
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
  await cache.put(site, new Response("stored page", { headers: { "Cross-Origin-Embedder-Policy": "require-corp" } }));
  await cache.put(`${site}host-a1.js`, new Response("stored script", { headers: { "Cohabit-Immutable": "1" } }));
  await cache.put(`${site}host.js`, new Response("stored script"));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("stored files", () => {
  test("an immutable file is served without the network", async () => {
    expect(await textOf(storedFile(script("host-a1.js"), cacheName))).toBe("stored script");
    expect(fetches).toBe(0);
  });

  test("a file that is not stored comes from the network, its failure too", async () => {
    expect(await textOf(storedFile(script("other-b2.js"), cacheName))).toBe("from the network");
    network = new TypeError("Failed to fetch");
    await expect(storedFile(script("other-b2.js"), cacheName)).rejects.toThrow("Failed to fetch");
  });

  test("a rare script of the runtime is kept once it is used", async () => {
    const chunk = "cohabit/chunks/read-pdf-AbCd1234.js";
    network = new Response("a reader", { headers: { "Cross-Origin-Resource-Policy": "same-origin", "Content-Encoding": "gzip" } });
    expect(await textOf(storedFile(script(chunk), cacheName))).toBe("a reader");
    network = new TypeError("Failed to fetch");
    await vi.waitFor(async () => expect(await textOf(storedFile(script(chunk), cacheName))).toBe("a reader"));
    const kept = await storedFile(script(chunk), cacheName);
    expect(kept?.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(kept?.headers.get("Content-Encoding")).toBeNull();
  });

  test("neither an error nor a script without a hash in its name is kept", async () => {
    network = new Response("missing", { status: 404 });
    await storedFile(script("cohabit/chunks/read-pdf-AbCd1234.js"), cacheName);
    network = new Response("a script");
    await storedFile(script("cohabit/chunks/read-pdf.js"), cacheName);
    network = new TypeError("Failed to fetch");
    await expect(storedFile(script("cohabit/chunks/read-pdf-AbCd1234.js"), cacheName)).rejects.toThrow("Failed to fetch");
    await expect(storedFile(script("cohabit/chunks/read-pdf.js"), cacheName)).rejects.toThrow("Failed to fetch");
  });

  test("storage that cannot be read leaves the network", async () => {
    vi.stubGlobal("caches", { match: () => Promise.reject(new DOMException("Internal error.", "UnknownError")) });
    expect(await textOf(storedFile(script("host-a1.js"), cacheName))).toBe("from the network");
    network = new Response("from the network");
    expect(await textOf(storedFile(page(""), cacheName))).toBe("from the network");
  });

  test("a page comes from the network while it responds", async () => {
    expect(await textOf(storedFile(page(""), cacheName))).toBe("from the network");
    network = new Response("gone", { status: 404 });
    expect(await textOf(storedFile(page(""), cacheName))).toBe("gone");
  });

  test.each(["", "index.html", "?from=home", "index.html?x#part"])(
    "without the network the page '%s' is the stored one, with its headers",
    async (path) => {
      network = new TypeError("Failed to fetch");
      const respond = await storedFile(page(path), cacheName);
      expect(await respond?.text()).toBe("stored page");
      expect(respond?.headers.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
    },
  );

  test("a page is stored content if the server fails or does not respond", async () => {
    network = new Response("bad gateway", { status: 502 });
    expect(await textOf(storedFile(page(""), cacheName))).toBe("stored page");
    vi.useFakeTimers();
    network = undefined;
    const respond = textOf(storedFile(page(""), cacheName));
    await vi.advanceTimersByTimeAsync(4000);
    expect(await respond).toBe("stored page");
  });

  test.each([
    ["that the server has", () => new Response("newer script"), "newer script"],
    ["that the server lost", () => new Response("", { status: 404 }), "stored script"],
    ["without the network", () => new TypeError("Failed to fetch"), "stored script"],
  ])("a file with a name of its own %s", async (_, given, expected) => {
    network = given();
    expect(await textOf(storedFile(script("host.js"), cacheName))).toBe(expected);
  });

  test.each([
    ["a fetch of data", requestFor("data.json")],
    ["a form", requestFor("", { mode: "navigate", method: "POST" })],
    ["a part of a video", requestFor("film.mp4", { destination: "video", headers: { Range: "bytes=0-" } })],
  ])("%s is none of its business", (_, request) => {
    expect(storedFile(request, cacheName)).toBeUndefined();
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

describe("the description of the API", () => {
  const file = new URL("cohabit/openapi.json", site);

  test("is the server's, and the stored one without a network", async () => {
    const cache = await storage.asCacheStorage.open(cacheName);
    await cache.put(file.href, new Response("stored"));
    expect(await textOf(description(file, cacheName))).toBe("from the network");
    network = new TypeError("offline");
    expect(await textOf(description(file, cacheName))).toBe("stored");
  });
});
