/** Reads the beginning of files from servers that send ranges, and from servers that do not. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RangeReader } from "../../../src/worker/weights/download/range-reader.ts";
import type { Fault } from "../../hub/hub-faults.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { seededBytes } from "../../hub/seeded-bytes.ts";

const id = "org/name";
const content = seededBytes(300_000, 3);
let hub: HubServer;

beforeEach(async () => {
  hub = new HubServer();
  await hub.start();
  hub.push(id, { "model.gguf": content, "config.json": "{}" });
});
afterEach(() => hub.stop());

const open = (fault?: Fault, name = "model.gguf"): RangeReader => {
  hub.fault = ({ isContent }) => (isContent ? fault : undefined);
  return new RangeReader({ url: `${hub.url}${id}/resolve/main/${name}`, stallMs: 1000 });
};

describe("a file is read part by part", () => {
  test("by ranges, with one redirect for all", async () => {
    const reader = open();
    expect(await reader.read(0, 1000)).toEqual(content.subarray(0, 1000));
    expect(await reader.read(1000, 5000)).toEqual(content.subarray(1000, 6000));
    expect(reader.totalBytes).toBe(300_000);
    expect(hub.requests.map(({ isContent, range }) => [isContent, range])).toEqual([
      [false, "bytes=0-999"],
      [true, "bytes=0-999"],
      [true, "bytes=1000-5999"],
    ]);
  });

  test("up to its end", async () => {
    const reader = open();
    expect(await reader.read(0, 299_990)).toHaveLength(299_990);
    expect(await reader.read(299_990, 1000)).toEqual(content.subarray(299_990));
    expect(await reader.read(300_000, 1000)).toHaveLength(0);
  });

  test.each<[string, Fault]>([
    ["sends the whole file", { kind: "whole" }],
    ["sends the whole file without its length", { kind: "no-length" }],
    ["sends ranges of a compressed file", { kind: "compressed", encoding: "gzip", what: "ranges", exposes: true }],
  ])("from one response if the server %s", async (_, fault) => {
    const reader = open(fault);
    expect(await reader.read(0, 1000)).toEqual(content.subarray(0, 1000));
    // A part in between may be left out.
    expect(await reader.read(70_000, 5000)).toEqual(content.subarray(70_000, 75_000));
    expect(hub.requests.filter(({ isContent, range, status }) => isContent && (range === "" || status === 200)).length).toBeLessThanOrEqual(
      1,
    );
    reader.close();
  });

  test("from the parts in which a site serves it", async () => {
    const block = 1024 ** 2;
    const large = seededBytes(2 * block + 1000, 4);
    const parts = [large.subarray(0, block), large.subarray(block, 2 * block), large.subarray(2 * block)];
    const list = {
      cohabitParts: 1,
      bytes: large.byteLength,
      sha256: "0".repeat(64),
      parts: parts.map((part, index) => ({ name: `large.${index}`, bytes: part.byteLength, sha256: "0".repeat(64) })),
    };
    hub.push(id, { "large.gguf": JSON.stringify(list), ...Object.fromEntries(parts.map((part, index) => [`large.${index}`, part])) });
    const reader = open(undefined, "large.gguf");
    // `toEqual` of megabytes takes seconds.
    expect(Buffer.compare(await reader.read(0, block + 10), large.subarray(0, block + 10))).toBe(0);
    expect(Buffer.compare(await reader.read(block + 10, block), large.subarray(block + 10, 2 * block + 10))).toBe(0);
    expect(Buffer.compare(await reader.read(2 * block + 10, block), large.subarray(2 * block + 10))).toBe(0);
    expect(reader.totalBytes).toBe(large.byteLength);
    hub.push(id, { "large.gguf": '{"cohabitParts":1,"bytes":"many"}' });
    await expect(open(undefined, "large.gguf").read(0, 1000)).rejects.toThrow(/the list of the file's parts is damaged/);
  });

  test("a list that names itself as a part is read as the bytes of this part", async () => {
    const list = {
      cohabitParts: 1,
      bytes: 1000,
      sha256: "0".repeat(64),
      parts: [{ name: "large.gguf", bytes: 1000, sha256: "0".repeat(64) }],
    };
    const text = JSON.stringify(list).padEnd(1000);
    hub.push(id, { "large.gguf": text });
    expect(new TextDecoder().decode(await open(undefined, "large.gguf").read(0, 1000))).toBe(text);
  });

  test("with the pieces reported", async () => {
    let pieces = 0;
    hub.fault = () => undefined;
    const reader = new RangeReader({ url: `${hub.url}${id}/resolve/main/model.gguf`, stallMs: 1000, onBytes: () => (pieces += 1) });
    await reader.read(0, 200_000);
    expect(pieces).toBeGreaterThan(0);
  });
});

describe("a part that cannot be read is an error:", () => {
  test.each<[string, Fault, RegExp]>([
    ["the transfer breaks off", { kind: "drop", afterBytes: 100 }, /the transfer broke off/],
    ["the server falls silent", { kind: "stall", afterBytes: 100 }, /fell silent after 100 bytes/],
    ["the server sends another range", { kind: "wrong-range", shift: 10 }, /another range/],
    ["the server sends a page", { kind: "page" }, /is a web page/],
    ["the server refuses it", { kind: "status", status: 403 }, /HTTP 403/],
    ["the server fails", { kind: "status", status: 500 }, /HTTP 500/],
  ])("%s", async (_, fault, message) => {
    await expect(open(fault).read(0, 1000)).rejects.toThrow(message);
  });

  test("the server does not have the file", async () => {
    await expect(open(undefined, "other.gguf").read(0, 1000)).rejects.toThrow(/HTTP 404/);
  });
});
