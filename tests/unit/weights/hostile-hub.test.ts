/** The weight store against a hub that does everything wrong, over real connections. */
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EngineFailureError } from "../../../src/worker/base/engine-failure.ts";
import { blockBytes } from "../../../src/worker/base/content/content-storage.ts";
import type { LoadFileOptions, WeightFile } from "../../../src/worker/weights/weight-file.ts";
import { WeightInventory } from "../../../src/worker/weights/weight-inventory.ts";
import { WeightStore } from "../../../src/worker/weights/weight-store.ts";
import type { Fault } from "../../hub/hub-faults.ts";
import { HubServer } from "../../hub/hub-server.ts";
import { seededBytes, seededRandom } from "../../hub/seeded-bytes.ts";
import { damageOnce, immediately, type MemoryParts, memoryParts } from "./memory-parts.ts";

// Three requests of eight blocks and one of two and a half.
const blocks = 27;
const weights = seededBytes(26.5 * blockBytes, 1);
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
const load = async (file = fileAt("main"), options: LoadFileOptions = {}): Promise<Uint8Array | undefined> => {
  const { content, prove } = await new WeightStore(parts).load(file, options);
  await prove();
  return content;
};
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
/** Applies a fault to the first `count` responses with content. */
function faultFirst(count: number, fault: Fault): void {
  let left = count;
  hub.fault = ({ isContent }) => (isContent && left-- > 0 ? fault : undefined);
}

beforeEach(async () => {
  hub = new HubServer();
  await hub.start();
  hub.push(name, { [path]: weights });
  parts = memoryParts();
});

afterEach(async () => {
  await hub.stop();
});

describe("the weight store against a hostile hub", () => {
  test("asks for a large file by ranges, follows them to another origin, and is whole without the network later", async () => {
    expect(isWeights(await load())).toBe(true);
    const last = weights.length - 1;
    expect(contentRanges().sort()).toEqual(
      [`bytes=0-8388607`, `bytes=16777216-25165823`, `bytes=25165824-${last}`, `bytes=8388608-16777215`].sort(),
    );
    await hub.stop();
    expect(isWeights(await load())).toBe(true);
    expect(parts.storage.openWriters).toBe(0);
  });

  test("asks the hub once for a large file, and again when the address that it gave has ended", async () => {
    const hubRequests = (): number => hub.requests.filter(({ isContent }) => !isContent).length;
    expect(isWeights(await load())).toBe(true);
    expect(hubRequests()).toBe(1);
    hub.requests = [];
    parts = memoryParts();
    let content = 0;
    hub.fault = ({ isContent }) => (isContent && ++content === 3 ? { kind: "status", status: 403 } : undefined);
    expect(isWeights(await load())).toBe(true);
    expect(hubRequests()).toBe(2);
  });

  test("connections that drop at random bytes cost no byte twice", async () => {
    const random = seededRandom(7);
    let sent = 0;
    hub.fault = ({ isContent, range }) => {
      if (!isContent) return undefined;
      const [, start = 0, end = 0] = /(\d+)-(\d+)/.exec(range)?.map(Number) ?? [];
      const length = end + 1 - start;
      const afterBytes = Math.floor(random() * length * 1.5);
      sent += Math.min(afterBytes, length);
      return afterBytes < length ? { kind: "drop", afterBytes } : undefined;
    };
    expect(isWeights(await load())).toBe(true);
    expect(contentRanges().length).toBeGreaterThan(8);
    expect(sent).toBe(weights.length);
  });

  test("connections that fall silent are given up, and gone on with", async () => {
    parts.stallMs = 100;
    faultFirst(3, { kind: "stall", afterBytes: 3_000_000 });
    expect(isWeights(await load())).toBe(true);
    expect(contentRanges().length).toBeGreaterThanOrEqual(7);
  });

  test("a server that only falls silent ends the download with a reason", async () => {
    parts.stallMs = 50;
    hub.fault = () => ({ kind: "stall", afterBytes: 0 });
    expect(await failureOf(load())).toMatchObject({ kind: "files-missing", detail: expect.stringContaining("no byte came for") });
  });

  test("a server without ranges sends the whole file", async () => {
    hub.fault = ({ isContent }) => (isContent ? { kind: "whole" } : undefined);
    expect(isWeights(await load())).toBe(true);
    expect(contentRanges()).toEqual(["bytes=0-8388607"]);
  });

  test("a server without ranges that breaks off sends the file again, and arrived bytes are not written again", async () => {
    let left = 1;
    hub.fault = ({ isContent }) => {
      if (!isContent) return undefined;
      return left-- > 0 ? { kind: "whole", dropAfterBytes: 20_000_000 } : { kind: "whole" };
    };
    expect(isWeights(await load())).toBe(true);
    expect(parts.storage.written.length).toBe(blocks);
    expect(contentRanges()).toEqual(["bytes=0-8388607", ""]);
  });

  test("a server that stops sending ranges in mid-download sends the whole file", async () => {
    let requests = 0;
    hub.fault = ({ isContent }) => (isContent && ++requests > 2 ? { kind: "whole" } : undefined);
    expect(isWeights(await load())).toBe(true);
  });

  test.each([
    ["at first", 2],
    ["always", Infinity],
  ])("wrong ranges %s", async (_, count) => {
    faultFirst(count, { kind: "wrong-range", shift: 1000 });
    expect(isWeights(await load())).toBe(true);
  });

  test("a wrong byte is noticed, and the file is fetched once more", async () => {
    faultFirst(1, { kind: "wrong-byte", at: 5_000_000 });
    expect(isWeights(await load())).toBe(true);
    expect(contentRanges()).toHaveLength(8);
  });

  test("a file that is always wrong is refused, and no byte of it stays", async () => {
    hub.fault = ({ isContent }) => (isContent ? { kind: "wrong-byte", at: 5_000_000 } : undefined);
    expect(await failureOf(load())).toEqual({ kind: "files-damaged", detail: `${fileAt("main").url} does not have the SHA-256 on record` });
    expect(await parts.storage.keys()).toEqual([]);
    expect(await parts.journal.entries()).toEqual([]);
  });

  test("another file than the one on record is refused by its size", async () => {
    hub.push(name, { [path]: weights.subarray(0, 20_000_000) });
    expect(await failureOf(load())).toMatchObject({
      kind: "files-damaged",
      detail: expect.stringMatching(
        `^${fileAt("main").url} has 20000000 bytes instead of ${weights.length}; the server redirected to http://127.0.0.1:\\d+/org/name/resolve/main/onnx/model.onnx$`,
      ),
    });
  });

  test("a web page instead of the file is refused", async () => {
    hub.fault = ({ isContent }) => (isContent ? { kind: "page" } : undefined);
    expect(await failureOf(load())).toMatchObject({ kind: "files-damaged", detail: expect.stringContaining("the server sent a web page") });
  });

  test("a file that is not there is not asked for twice", async () => {
    expect(await failureOf(load(fileAt("nowhere")))).toMatchObject({ kind: "files-missing", detail: expect.stringContaining("HTTP 404") });
    expect(hub.requests.every(({ status }) => status === 404)).toBe(true);
  });

  test("a server in trouble is asked again", async () => {
    faultFirst(2, { kind: "status", status: 503 });
    expect(isWeights(await load())).toBe(true);
  });

  test("a server that asks for a pause gets it, for the requested time", async () => {
    const waits: number[] = [];
    parts.wait = (milliseconds, signal) => {
      waits.push(milliseconds);
      return immediately(milliseconds, signal);
    };
    faultFirst(4, { kind: "status", status: 429, headers: { "Retry-After": "30" } });
    expect(isWeights(await load())).toBe(true);
    expect(waits.filter((milliseconds) => milliseconds === 30_000)).toHaveLength(4);
    hub.fault = () => ({ kind: "status", status: 429, headers: { "Retry-After": "3600" } });
    parts = memoryParts();
    expect(await failureOf(load())).toMatchObject({ kind: "files-missing", detail: expect.stringContaining("too many requests") });
  });

  test("a slow server is waited for, and bytes are reported as they come", async () => {
    hub.fault = ({ isContent }) => (isContent ? { kind: "slow", pieceBytes: 1_000_000, afterMs: 1 } : undefined);
    const reports: [number, number][] = [];
    expect(isWeights(await load(fileAt("main"), { onBytes: (loaded, total) => reports.push([loaded, total]) }))).toBe(true);
    expect(reports.length).toBeGreaterThan(20);
    expect(reports.every(([loaded, total]) => loaded <= total && total === weights.length)).toBe(true);
  });

  test("a cancelled download ends with its reason, and is gone on with by the next", async () => {
    const abort = new AbortController();
    const reason = new DOMException("enough", "AbortError");
    const onBytes = (loaded: number): void => {
      if (loaded > 12_000_000) abort.abort(reason);
    };
    await expect(load(fileAt("main"), { signal: abort.signal, onBytes })).rejects.toBe(reason);
    expect(parts.storage.openWriters).toBe(0);
    const before = parts.storage.written.length;
    expect(before).toBeGreaterThan(0);
    expect((await new WeightInventory(parts).list()).map(({ isWhole, bytes }) => ({ isWhole, bytes }))).toEqual([
      { isWhole: false, bytes: before * blockBytes },
    ]);
    expect(isWeights(await load())).toBe(true);
    expect(parts.storage.written).toHaveLength(blocks);
    expect(new Set(parts.storage.written).size).toBe(blocks);
  });

  test("two that want the file at once download it once, and both see it come", async () => {
    const seen: number[] = [];
    const second = new WeightStore(parts).load({ ...fileAt("main"), model: "twin" }, { onBytes: (loaded) => seen.push(loaded) });
    const [first, twin] = await Promise.all([load(), second]);
    expect(isWeights(first) && isWeights(twin.content)).toBe(true);
    expect(contentRanges()).toHaveLength(4);
    expect(seen.length).toBeGreaterThan(0);
  });

  describe("of a file without a hash on record", () => {
    const unlisted = (): WeightFile => ({ ...fileAt("main"), known: undefined });

    test("parts of two versions are never put together", async () => {
      const next = seededBytes(weights.length, 2);
      let requests = 0;
      hub.fault = ({ isContent }) => {
        if (isContent && ++requests === 3) hub.push(name, { [path]: next });
        return undefined;
      };
      const content = await load(unlisted());
      expect(content !== undefined && Buffer.compare(content, next)).toBe(0);
    });

    test("one that changes all the time is refused", async () => {
      let seed = 10;
      hub.fault = () => void hub.push(name, { [path]: seededBytes(weights.length, seed++) });
      expect(await failureOf(load(unlisted()))).toEqual({
        kind: "files-damaged",
        detail: `${fileAt("main").url} changes on the server while it is downloaded`,
      });
    });

    test.each([
      ["the same", 1],
      ["another one", 2],
    ])("a download that broke off is gone on with if the server's file is %s", async (_, seed) => {
      const abort = new AbortController();
      const onBytes = (loaded: number): void => void (loaded > 12_000_000 && abort.abort());
      await load(unlisted(), { signal: abort.signal, onBytes }).catch(() => undefined);
      const first = parts.storage.written.length;
      const now = seededBytes(weights.length, seed);
      hub.push(name, { [path]: now });
      const content = await load(unlisted());
      expect(content !== undefined && Buffer.compare(content, now)).toBe(0);
      expect(parts.storage.written.length).toBe(seed === 1 ? blocks : blocks + first);
    });

    test("a server that sends no tag is asked for the whole file at once", async () => {
      await hub.stop();
      hub = new HubServer({ etags: false });
      await hub.start();
      hub.push(name, { [path]: weights });
      expect(isWeights(await load(unlisted()))).toBe(true);
      expect(contentRanges()).toEqual([""]);
    });
  });

  test("the git blob id of a hub's listing is checked", async () => {
    hub.push(name, { "config.json": "{}" });
    const gitBlob = createHash("sha1").update("blob 2\0{}").digest("hex");
    const file = { model: "tiny", path: "config.json", url: `${hub.url}${name}/resolve/main/config.json`, known: { bytes: 2, gitBlob } };
    expect(new TextDecoder().decode(await load(file))).toBe("{}");
    parts = memoryParts();
    hub.fault = () => ({ kind: "wrong-byte", at: 1 });
    expect(await failureOf(load(file))).toEqual({ kind: "files-damaged", detail: `${file.url} does not have the git blob id on record` });
  });
});

describe("the weight store hashes each block once", () => {
  test("when it is downloaded, and on each later load", async () => {
    const digest = vi.spyOn(crypto.subtle, "digest");
    /** Blocks of the file among what was hashed; all else is a URL. */
    const hashed = (): number => digest.mock.calls.filter(([, content]) => content.byteLength >= blockBytes / 2).length;
    expect(isWeights(await load())).toBe(true);
    expect(hashed()).toBe(blocks);
    expect(isWeights(await load())).toBe(true);
    expect(hashed()).toBe(2 * blocks);
  });

  test("a block that is damaged on the disk during the download is found by the hash of the file, and fetched again", async () => {
    damageOnce(parts, 3);
    expect(isWeights(await load())).toBe(true);
    expect(contentRanges()).toContain(`bytes=${3 * blockBytes}-${4 * blockBytes - 1}`);
    expect(contentRanges()).toHaveLength(5);
    expect(parts.warnings).toEqual([]);
  });
});

describe("the weight store on a bad disk", () => {
  test("a flipped byte costs one block", async () => {
    await load();
    hub.requests = [];
    parts.storage.damage(5);
    expect(isWeights(await load())).toBe(true);
    expect(contentRanges()).toEqual([`bytes=${5 * blockBytes}-${6 * blockBytes - 1}`]);
    hub.requests = [];
    expect(isWeights(await load())).toBe(true);
    expect(hub.requests).toEqual([]);
  });

  test("a damaged file is not given without the network, and is repaired when that is back", async () => {
    await load();
    parts.storage.damage(5);
    await hub.stop();
    expect(await failureOf(load())).toMatchObject({ kind: "files-missing" });
    await hub.start();
    hub.requests = [];
    expect(isWeights(await load())).toBe(true);
    expect(contentRanges()).toHaveLength(1);
  });

  test("a damaged file with a remembered hash is fetched again if the server has a new version", async () => {
    const unlisted = { ...fileAt("main"), known: undefined };
    await load(unlisted);
    parts.storage.damage(5);
    const next = seededBytes(weights.length, 2);
    // The server does not answer HEAD, so the stored file counts as unchanged.
    hub.fault = ({ method }) => (method === "HEAD" ? { kind: "status", status: 503 } : undefined);
    hub.push(name, { [path]: next });
    const content = await load(unlisted);
    expect(content !== undefined && Buffer.compare(content, next)).toBe(0);
  });

  test("a block that was damaged while the download was interrupted is fetched again", async () => {
    const abort = new AbortController();
    const onBytes = (loaded: number): void => void (loaded > 20_000_000 && abort.abort());
    await load(fileAt("main"), { signal: abort.signal, onBytes }).catch(() => undefined);
    const [damaged = 0] = parts.storage.written;
    parts.storage.damage(damaged);
    hub.requests = [];
    expect(isWeights(await load())).toBe(true);
    expect(contentRanges()).toContain(`bytes=${damaged * blockBytes}-${(damaged + 1) * blockBytes - 1}`);
  });

  test.each([
    ["the quota is reached", "QuotaExceededError"],
    ["the disk fails", "NotReadableError"],
  ])("if %s in mid-download the file comes all the same, unstored, and no block comes twice", async (_, error) => {
    parts.storage.writeFailure = () => (parts.storage.written.length >= 12 ? new DOMException("no more", error) : undefined);
    let sent = 0;
    hub.fault = ({ isContent, range }) => {
      const [, start = 0, end = -1] = /(\d+)-(\d+)/.exec(range)?.map(Number) ?? [];
      if (isContent) sent += end + 1 - start;
      return undefined;
    };
    expect(isWeights(await load())).toBe(true);
    expect(parts.warnings).toEqual([`cohabit: tiny: ${path} is not stored for the next visit: ${error}: no more`]);
    expect(await parts.storage.keys()).toEqual([]);
    expect(await parts.journal.entries()).toEqual([]);
    // Four requests were under way; the missing bytes were requested again.
    expect(sent).toBeLessThanOrEqual(weights.length + (blocks - 12) * blockBytes);
  });

  test("the quota is checked before the first byte, and the error has the missing bytes", async () => {
    parts.room = Object.assign(parts.room, { quota: 30_000_000, usage: 10_000_000 });
    expect(isWeights(await load())).toBe(true);
    expect(parts.storage.written).toEqual([]);
    expect(parts.warnings.join()).toMatch(
      /QuotaExceededError: the file needs 27.8 MB, the browser has 19.7 MB left for this site: 8.0 MB are missing/,
    );
  });

  test("a disk that gives back other bytes than were written is not used", async () => {
    const openWriter = parts.storage.openWriter.bind(parts.storage);
    parts.storage.openWriter = async (key) => ({
      ...(await openWriter(key)),
      readBlock: async () => new Uint8Array(blockBytes),
    });
    expect(isWeights(await load())).toBe(true);
    expect(parts.warnings.join()).toMatch(/cannot be read back/);
  });
});
