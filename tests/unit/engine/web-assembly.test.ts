/** WebAssembly as a site serves it: packed, as differences, in parts, and damaged. */
import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { piecesOf } from "../../../scripts/build/file-delta.mjs";
import { inParts } from "../../../src/assets/file-parts.ts";
import { contentEntry } from "../../../src/assets/site-entry.ts";
import { EngineFailureError } from "../../../src/worker/base/engine-failure.ts";
import { takeWasmFailure } from "../../../src/worker/engine/web-assembly/wasm-failure.ts";
import { answerRequests } from "../../../src/worker/engine/web-assembly/wasm-requests.ts";
import { wasmResponse } from "../../../src/worker/engine/web-assembly/wasm-response.ts";

const seeded = (length: number, seed: number): Buffer => {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) => createHash("sha256").update(`${seed} ${index}`).digest());
  return Buffer.concat(blocks).subarray(0, length);
};
const base = seeded(300_000, 1);
const targets = {
  "the same": base,
  "a few bytes changed": Buffer.concat([base.subarray(0, 1000), seeded(3, 2), base.subarray(1003)]),
  "parts put in, left out and added at the end": Buffer.concat([
    base.subarray(0, 12),
    seeded(2000, 3),
    base.subarray(12, 100_000),
    base.subarray(130_000),
    seeded(70, 4),
  ]),
  "cut off": base.subarray(0, 777),
  "nothing in common": seeded(500, 5),
  "empty": Buffer.alloc(0),
};

let server: Server;
let url: string;
/** Bodies by path. */
let files: Map<string, Uint8Array>;
let requests: { path: string; isReload: boolean }[];
let onRequest: () => void;

beforeEach(async () => {
  files = new Map();
  requests = [];
  onRequest = () => undefined;
  server = createServer((request, response) => {
    const path = (request.url ?? "/").slice(1);
    requests.push({ path, isReload: request.headers["cache-control"] === "no-cache" });
    onRequest();
    const body = files.get(path);
    response.writeHead(body === undefined ? 404 : 200, { "Content-Type": "application/octet-stream" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(async () => {
  takeWasmFailure();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

const unpacked = async (name: string): Promise<Buffer> => Buffer.from(await (await wasmResponse(url + name)).arrayBuffer());
const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  const caught: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return caught instanceof EngineFailureError ? caught.failure : caught;
};

/** Serves a file in parts of 1 MiB. Returns the names of the parts. */
async function serveInParts(name: string, content: Uint8Array): Promise<string[]> {
  const entries = await inParts(
    contentEntry(name, content.byteLength, async () => content),
    1024 * 1024,
  );
  for (const entry of entries) files.set(entry.path, Buffer.concat(await (await entry.stream()).toArray()));
  return entries.slice(1).map((entry) => entry.path);
}

describe("packed WebAssembly", () => {
  test("is unpacked while it arrives, and has the type that browsers compile", async () => {
    const module = Buffer.from("0061736d01000000", "hex");
    files.set("a.wasm.bin", gzipSync(module));
    const response = await wasmResponse(`${url}a.wasm.bin`);
    expect(response.headers.get("Content-Type")).toBe("application/wasm");
    expect(await WebAssembly.compileStreaming(response)).toBeInstanceOf(WebAssembly.Module);
  });

  test("may be served unpacked, as by a server that declares its compression", async () => {
    files.set("a.wasm.bin", base);
    expect((await unpacked("a.wasm.bin")).equals(base)).toBe(true);
  });

  test.each(Object.entries(targets))("is read by its differences from another file: %s", async (_name, target) => {
    files.set("base.wasm.bin", gzipSync(base));
    files.set("b.wasm.bin", Buffer.from(JSON.stringify({ base: "base.wasm.bin", pieces: piecesOf(base, target) })));
    expect((await unpacked("b.wasm.bin")).equals(target)).toBe(true);
  });

  test("differences take no more room than they need", () => {
    expect(JSON.stringify(piecesOf(base, targets["parts put in, left out and added at the end"])).length).toBeLessThan(4000);
  });

  test.each(["{}", '{"base":1,"pieces":[]}', '{"base":"a","pieces":[{"from":1}]}', '{"base":"../a","pieces":[]}'])(
    "damaged differences are refused: %s",
    async (text) => {
      files.set("b.wasm.bin", Buffer.from(text));
      expect(await failureOf(unpacked("b.wasm.bin"))).toEqual({ kind: "files-damaged", detail: `${url}b.wasm.bin is damaged` });
    },
  );

  test("a missing file is named", async () => {
    expect(await failureOf(unpacked("none.wasm.bin"))).toEqual({ kind: "files-missing", detail: `${url}none.wasm.bin answered HTTP 404` });
  });
});

describe("WebAssembly in parts", () => {
  const content = seeded(2.5 * 1024 * 1024, 7);

  test("is joined, whether it is packed or not", async () => {
    await serveInParts("a.wasm", content);
    expect((await unpacked("a.wasm")).equals(content)).toBe(true);
    const parts = await serveInParts("a.wasm.bin", gzipSync(content));
    expect(parts).toHaveLength(3);
    expect((await unpacked("a.wasm.bin")).equals(content)).toBe(true);
  });

  test("a missing part is named, and the list is requested once more", async () => {
    const [, second = ""] = await serveInParts("a.wasm.bin", content);
    files.delete(second);
    expect(await failureOf(unpacked("a.wasm.bin"))).toEqual({
      kind: "files-missing",
      detail: `${url}${second} answered HTTP 404; it is a part of ${url}a.wasm.bin`,
    });
    expect(requests.filter(({ path }) => path === "a.wasm.bin").map(({ isReload }) => isReload)).toEqual([false, true]);
  });

  test("parts of a later build are read by their list", async () => {
    const [first = ""] = await serveInParts("a.wasm.bin", seeded(2.5 * 1024 * 1024, 8));
    files.delete(first);
    const stale = files.get("a.wasm.bin");
    await serveInParts("a.wasm.bin", content);
    const current = files.get("a.wasm.bin") ?? Buffer.alloc(0);
    // The cached list is of the earlier build.
    files.set("a.wasm.bin", stale ?? Buffer.alloc(0));
    onRequest = () => void (requests.length > 1 && files.set("a.wasm.bin", current));
    expect((await unpacked("a.wasm.bin")).equals(content)).toBe(true);
  });

  test("a cut part, and a part of another version, fail the compilation and are named", async () => {
    const [, second = "", third = ""] = await serveInParts("a.wasm.bin", content);
    files.set(third, content.subarray(-1000));
    await expect(unpacked("a.wasm.bin")).rejects.toThrow();
    expect(takeWasmFailure()?.failure).toEqual({
      kind: "files-damaged",
      detail: `${url}${third} has 1000 bytes instead of ${0.5 * 1024 * 1024}`,
    });
    await serveInParts("a.wasm.bin", content);
    files.set(second, seeded(1024 * 1024, 9));
    await expect(unpacked("a.wasm.bin")).rejects.toThrow();
    expect(takeWasmFailure()?.failure).toEqual({
      kind: "files-damaged",
      detail: `the parts of ${url}a.wasm.bin do not have the SHA-256 of its list`,
    });
  });

  test("a damaged list is refused", async () => {
    files.set("a.wasm.bin", Buffer.from(`{"cohabitParts":1,"bytes":3}${" ".repeat(40)}`));
    expect(await failureOf(unpacked("a.wasm.bin"))).toMatchObject({ kind: "files-damaged", detail: expect.stringContaining("list") });
  });
});

test("libraries get unpacked WebAssembly from fetch by the URL that they know", async () => {
  const own = globalThis.fetch;
  try {
    files.set("a.wasm.bin", gzipSync(base));
    answerRequests(`${url}a.wasm`, `${url}a.wasm.bin`);
    expect(Buffer.from(await (await fetch(`${url}a.wasm`)).arrayBuffer()).equals(base)).toBe(true);
    expect((await fetch(`${url}b.wasm`)).status).toBe(404);
    files.delete("a.wasm.bin");
    await expect(fetch(`${url}a.wasm`)).rejects.toThrow("files-missing");
    expect(takeWasmFailure()?.failure.detail).toBe(`${url}a.wasm.bin answered HTTP 404`);
  } finally {
    globalThis.fetch = own;
  }
});
