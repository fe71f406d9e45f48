/** The weight store against servers that are no hubs: compressed files, parts without a range, other things in their place. */
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EngineFailureError } from "../../../src/worker/base/engine-failure.ts";
import { DownloadRetries } from "../../../src/worker/weights/download/download-retries.ts";
import { SilentServerError, TransferError } from "../../../src/worker/weights/download/transfer-errors.ts";
import { blockBytes } from "../../../src/worker/base/content/content-storage.ts";
import type { LoadFileOptions, WeightFile } from "../../../src/worker/weights/weight-file.ts";
import { WeightStore } from "../../../src/worker/weights/weight-store.ts";
import type { Fault } from "../../hub/hub-faults.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { seededBytes } from "../../hub/seeded-bytes.ts";
import { immediately, type MemoryParts, memoryParts } from "./memory-parts.ts";

// Two requests, of eight blocks and of one and a half.
const weights = seededBytes(9.5 * blockBytes, 3);
const sha256 = createHash("sha256").update(weights).digest("hex");
const path = "onnx/model.onnx";
const name = "org/name";

let hub: HubServer;
let parts: MemoryParts;

const fileAt = (revision: string, known: WeightFile["known"] = { bytes: weights.length, sha256 }): WeightFile => ({
  model: "tiny",
  path,
  url: `${hub.url}${name}/resolve/${revision}/${path}`,
  known,
});
const load = async (file = fileAt("main"), options: LoadFileOptions = {}): Promise<Uint8Array | undefined> =>
  (await new WeightStore(parts).load(file, options)).content;
const isWeights = (content: Uint8Array | undefined): boolean => content !== undefined && Buffer.compare(content, weights) === 0;
const failureOf = async (work: Promise<unknown>) => {
  const caught = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return caught instanceof EngineFailureError ? caught.failure : caught;
};
/** Requests to the content server; the redirects before it are left out. */
const contentRanges = (): string[] => hub.requests.filter(({ isContent }) => isContent).map(({ range }) => range);

beforeEach(async () => {
  hub = new HubServer();
  await hub.start();
  hub.push(name, { [path]: weights });
  parts = memoryParts();
});

afterEach(() => hub.stop());

describe("the weight store", () => {
  test.each([true, false])(
    "a 200 for a range is not the file: it is requested again without a range (known length: %s)",
    async (hasLength) => {
      hub.fault = ({ isContent, range }) => (isContent && range !== "" ? { kind: "bare-part", hasLength } : undefined);
      expect(isWeights(await load())).toBe(true);
      expect(contentRanges()).toEqual(["bytes=0-8388607", ""]);
    },
  );

  test("a download that is gone on with is not misled by such a server", async () => {
    const abort = new AbortController();
    const onBytes = (loaded: number): void => void (loaded > 3_000_000 && abort.abort());
    await load(fileAt("main"), { signal: abort.signal, onBytes }).catch(() => undefined);
    hub.fault = ({ isContent, range }) => (isContent && range !== "" ? { kind: "bare-part", hasLength: false } : undefined);
    expect(isWeights(await load())).toBe(true);
  });

  test("a server that sends no length sends the whole file", async () => {
    hub.fault = ({ isContent }) => (isContent ? { kind: "no-length" } : undefined);
    expect(isWeights(await load())).toBe(true);
    parts = memoryParts();
    expect(isWeights(await load({ ...fileAt("main"), known: undefined }))).toBe(true);
    expect(new Set(parts.storage.written).size).toBe(parts.storage.written.length);
  });

  test("a body that is short, and has no length, is refused by its size", async () => {
    hub.fault = ({ isContent }) => (isContent ? { kind: "no-length", endAfterBytes: 3_000_000 } : undefined);
    expect(await failureOf(load())).toMatchObject({
      kind: "files-damaged",
      detail: expect.stringContaining(`${fileAt("main").url} has 3000000 bytes instead of ${weights.length}`),
    });
  });

  test.each([
    ["gzip", "file"],
    ["gzip", "ranges"],
    ["br", "file"],
  ] as const)("a server that compresses (%s, %s) whatever was accepted is understood", async (encoding, what) => {
    hub.fault = ({ isContent, range }) => (isContent ? { kind: "compressed", encoding, what: range === "" ? "file" : what } : undefined);
    expect(isWeights(await load())).toBe(true);
    parts = memoryParts();
    expect(isWeights(await load({ ...fileAt("main"), known: undefined }))).toBe(true);
  });

  test("a file that cannot be unpacked is reported as compressed", async () => {
    hub.fault = ({ isContent }) => (isContent ? { kind: "compressed", encoding: "gzip", what: "noise" } : undefined);
    expect(await failureOf(load())).toMatchObject({
      kind: "files-missing",
      cause: expect.stringMatching(/./),
      detail: expect.stringMatching(
        `^${fileAt("main").url}: the transfer broke off, .*; the server compresses it \\(Content-Encoding: gzip\\)`,
      ),
    });
  });

  test("a file that is compressed and too short is reported as both", async () => {
    hub.push(name, { [path]: weights.subarray(0, 1_000_000) });
    hub.fault = ({ isContent }) => (isContent ? { kind: "compressed", encoding: "gzip", what: "file" } : undefined);
    expect(await failureOf(load())).toMatchObject({
      detail: expect.stringMatching(`has 1000000 bytes instead of ${weights.length}; the server compresses it`),
    });
  });

  test("a range of other bytes than were asked for ends at the whole file", async () => {
    // The header names the wrong range, or cannot be parsed.
    hub.fault = ({ isContent, range }) => (isContent && range !== "" ? { kind: "wrong-range", shift: -1 } : undefined);
    expect(isWeights(await load())).toBe(true);
  });

  test.each([
    ["a web page", "<!DOCTYPE html>\n<html><title>Sign in</title></html>", undefined],
    ["a web page", "<html><body>Not here</body></html>", "text/html; charset=utf-8"],
    ["a Git LFS pointer instead of the file", `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\n`, undefined],
  ])("%s in place of a file is named", async (substitute, body, type) => {
    hub.fault = () => ({ kind: "other", body, ...(type !== undefined && { type }) });
    const { url } = fileAt("main");
    expect(await failureOf(load())).toEqual({
      kind: "files-damaged",
      detail: `${url} has ${body.length} bytes instead of ${weights.length}: the server sent ${substitute}`,
    });
    expect(await failureOf(load({ ...fileAt("main"), known: undefined }))).toEqual({
      kind: "files-damaged",
      detail: `${url} is not the file: the server sent ${substitute}`,
    });
    expect(await parts.storage.keys()).toEqual([]);
  });

  test("a server that falls silent is reported with the position; listeners hear that the download continues", async () => {
    const { url } = fileAt("main");
    const after = async (fault: Fault) => {
      let reports = 0;
      hub.fault = ({ isContent }) => (isContent ? fault : undefined);
      // Long enough for the head of a response on a busy machine.
      parts = Object.assign(memoryParts(), { stallMs: 400 });
      const failure = await failureOf(load(fileAt("main"), { onBytes: () => (reports += 1) }));
      return { failure, hasReports: reports >= 2 };
    };
    expect(await after({ kind: "stall", afterBytes: 0 })).toMatchObject({
      failure: {
        kind: "files-missing",
        detail: expect.stringMatching(`^${url}: no byte came for 0 s: the server answered HTTP 206 and fell silent`),
      },
      hasReports: true,
    });
    // Fewer attempts than the 7 for a connection that breaks off: each attempt costs the whole limit on silence. A head that came too late is
    // one more attempt. The other part that is asked for at the same time is given up with it.
    const attempts = contentRanges().filter((range) => range === "bytes=0-8388607").length;
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect(attempts).toBeLessThanOrEqual(5);
    expect(contentRanges().length).toBeLessThanOrEqual(2 * attempts);
  });
});

test("a server that falls silent is tried less often than one that breaks off transfers", async () => {
  const waitsAfter = async (failure: TransferError): Promise<number> => {
    let waits = 0;
    const retries = new DownloadRetries((milliseconds, signal) => {
      waits += 1;
      return immediately(milliseconds, signal);
    }, undefined);
    retries.received();
    for (;;) {
      try {
        await retries.after(failure);
      } catch {
        return waits;
      }
    }
  };
  expect(await waitsAfter(new TransferError("it broke off"))).toBe(6);
  expect(await waitsAfter(new SilentServerError("it fell silent"))).toBe(2);
});
