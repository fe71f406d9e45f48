/** A load or a run that stalls on several threads is tried again on one, and all models have one thread from then on. */
import { describe, expect, test, vi } from "vitest";
import type { ThreadsObstacle } from "../../../src/inference/models.ts";
import type { HostOptionsInput } from "../../../src/worker/host/host-options.ts";
import type { Device } from "../../../src/worker/models/devices/device.ts";
import type { EngineFailure } from "../../../src/worker/base/engine-failure.ts";
import { ModelSlot } from "../../../src/worker/host/slots/model-slot.ts";
import { ThreadFallback } from "../../../src/worker/host/slots/thread-fallback.ts";
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";
import { createHostDriver, type HostDriver } from "../../contract/host-driver.ts";
import { requestFor } from "../../contract/cases/case-request.ts";
import { createScriptedEngine } from "../../scripted/scripted-engine.ts";
import { stallingOnThreads } from "../../scripted/stalling-threads.ts";
import { loadingEngines } from "./loading-engine.ts";

const never = new AbortController().signal;
const record = modelRecordSchema.parse({ id: "m", role: "chat" });

function slotOn(threads: number, fallback = new ThreadFallback(), loadStallMs = 60_000, threadsObstacle?: ThreadsObstacle) {
  const { engines, startEngine } = loadingEngines();
  const slot = new ModelSlot({
    record,
    startEngine,
    attempts: async () => [{ device: { kind: "wasm", threads }, record, weights: [] }],
    threadsObstacle: async () => threadsObstacle,
    threadFallback: fallback,
    allowSoftwareAdapter: false,
    queueLimit: 4,
    loadStallMs,
    onChange: () => undefined,
  });
  const deviceOf = async (index: number): Promise<Device | undefined> => {
    await vi.waitFor(() => expect(engines[index]?.request).toBeDefined());
    return engines[index]?.request?.device;
  };
  return { slot, engines, deviceOf };
}

describe("a load on several threads", () => {
  test.each(["stalled", "died", "threads-failed"] as const)("that ends with '%s' is tried again on one, for all models", async (kind) => {
    const onFailed = vi.fn<() => void>();
    const fallback = new ThreadFallback({ onFailed });
    const { slot, engines, deviceOf } = slotOn(4, fallback);
    const lease = slot.lease(never);
    expect(await deviceOf(0)).toEqual({ kind: "wasm", threads: 4 });
    if (kind === "died") engines[0]?.die("its worker failed");
    else engines[0]?.finishLoad({ kind, detail: "no progress" });
    expect(await deviceOf(1)).toEqual({ kind: "wasm", threads: 1 });
    expect(onFailed).not.toHaveBeenCalled();
    engines[1]?.finishLoad();
    (await lease).release();
    expect(engines[0]?.ended).toBe(true);
    expect(slot.status).toMatchObject({ state: "loaded", threads: 1, threadsObstacle: "failed" });
    expect(onFailed).toHaveBeenCalledOnce();

    const other = slotOn(4, fallback);
    void other.slot.lease(never).catch(() => undefined);
    expect(await other.deviceOf(0)).toEqual({ kind: "wasm", threads: 1 });
  });

  test.each(["files-missing", "run-failed", "out-of-memory"] as const)("that ends with '%s' is not", async (kind) => {
    const { slot, engines, deviceOf } = slotOn(4);
    const lease = slot.lease(never);
    await deviceOf(0);
    engines[0]?.finishLoad({ kind, detail: "gone" } satisfies EngineFailure);
    await expect(lease).rejects.toThrow();
    expect(engines).toHaveLength(1);
  });

  test("fails if it stalls on one as well, and does not blame the threads: the next load has several", async () => {
    const fallback = new ThreadFallback();
    const { slot, engines, deviceOf } = slotOn(4, fallback, 5);
    await expect(slot.lease(never)).rejects.toMatchObject({ code: expect.stringContaining("no progress") });
    expect(engines.map(({ request }) => request?.device)).toEqual([
      { kind: "wasm", threads: 4 },
      { kind: "wasm", threads: 1 },
    ]);
    expect(fallback.hasFailed).toBe(false);
    void slot.lease(never).catch(() => undefined);
    expect(await deviceOf(2)).toEqual({ kind: "wasm", threads: 4 });
  });

  test("has half of the limit once the files are there", async () => {
    const warn = vi.fn<(line: string) => void>();
    const { slot, engines, deviceOf } = slotOn(4, new ThreadFallback({ warn }), 600);
    const lease = slot.lease(never);
    await deviceOf(0);
    engines[0]?.report({ phase: "compile", loadedBytes: 1, totalBytes: 1 });
    await deviceOf(1);
    engines[1]?.finishLoad();
    (await lease).release();
    expect(warn.mock.calls[0]?.[0]).toContain("failed on 4 threads and is tried again on one: no progress for 300 ms");
  });

  test("reports the number of threads if it succeeds", async () => {
    const { slot, engines, deviceOf } = slotOn(3);
    const lease = slot.lease(never);
    await deviceOf(0);
    engines[0]?.finishLoad();
    (await lease).release();
    expect(slot.status).toMatchObject({ threads: 3 });
    expect(slot.status).not.toHaveProperty("threadsObstacle");
  });

  test("reports why the browser gives it one thread", async () => {
    const { slot, engines, deviceOf } = slotOn(1, new ThreadFallback(), 60_000, "not-isolated");
    const lease = slot.lease(never);
    await deviceOf(0);
    engines[0]?.finishLoad();
    (await lease).release();
    expect(slot.status).toMatchObject({ threads: 1, threadsObstacle: "not-isolated" });
  });
});

test("a load on one thread that stalls is not tried again", async () => {
  const { slot, engines } = slotOn(1, undefined, 5);
  await expect(slot.lease(never)).rejects.toMatchObject({ code: expect.stringContaining("no progress") });
  expect(engines).toHaveLength(1);
});

describe("a host with threads that stall", () => {
  const models = [
    { id: "scripted-chat", role: "chat", engine: "scripted", dialect: "qwen" },
    { id: "another-chat", role: "chat", engine: "scripted", dialect: "qwen" },
    { id: "scripted-embed", role: "embed", engine: "scripted", contextLength: 64, dimensions: 32 },
    { id: "scripted-rerank", role: "rerank", engine: "scripted", contextLength: 64 },
  ] satisfies HostOptionsInput["models"];

  function driverOf(stallsIn: "load" | "run") {
    /** Threads of each engine that was started. */
    const engines: (number | undefined)[] = [];
    const seam = () => {
      const engine = stallingOnThreads(createScriptedEngine({ die: () => undefined }), stallsIn);
      return {
        ...engine,
        load: ((request, onProgress) => {
          engines.push(request.device.kind === "wasm" ? request.device.threads : undefined);
          return engine.load(request, onProgress);
        }) satisfies typeof engine.load,
      };
    };
    const driver = createHostDriver({ models, loadStallMs: 250, replyStallMs: 250 }, undefined, seam, {}, 4);
    return { engines, driver };
  }

  const post = async (driver: HostDriver, path: string, body: object): Promise<{ status: number; text: string }> => {
    const response = await driver.fetch(requestFor(path, { body: JSON.stringify(body) }));
    return { status: response.status, text: await response.text() };
  };
  const chat = (driver: HostDriver, fields: object = {}) =>
    post(driver, "/v2/chat", { model: "scripted-chat", messages: [{ role: "user", content: "say:whole and once" }], ...fields });
  const embed = (driver: HostDriver) =>
    post(driver, "/v2/embed", { model: "scripted-embed", texts: ["a", "b"], input_type: "search_query", embedding_types: ["float"] });
  const rerank = (driver: HostDriver) => post(driver, "/v2/rerank", { model: "scripted-rerank", query: "a", documents: ["a", "b"] });

  test.each(["load", "run"] as const)("in a %s answers every kind of call, and does not stall again", async (stallsIn) => {
    for (const call of [chat, embed, rerank]) {
      const { driver, engines } = driverOf(stallsIn);
      expect(await call(driver)).toMatchObject({ status: 200 });
      expect(engines).toEqual([4, 1]);
      const warnings = driver.log.filter(({ level }) => level === "warn").map(({ line }) => line);
      expect(warnings).toEqual([
        expect.stringMatching(/failed on 4 threads and is tried again on one: no progress for 250 ms/),
        expect.stringMatching(/computes on one thread and not on several/),
      ]);
      // Another model does not stall at all.
      expect(await chat(driver, { model: "another-chat" })).toMatchObject({ status: 200 });
      expect(engines).toEqual([4, 1, 1]);
      const statuses = await driver.host.control.models();
      for (const status of statuses.filter(({ state }) => state === "loaded"))
        expect(status).toMatchObject({ threads: 1, threadsObstacle: "failed" });
    }
  });

  test("continues a stream from the same position", async () => {
    const { driver } = driverOf("run");
    const { status, text } = await chat(driver, { stream: true });
    expect(status).toBe(200);
    const written = [...text.matchAll(/"type":"content-delta".*?"text":"([^"]*)"/g)].map(([, piece]) => piece).join("");
    expect(written).toBe("whole and once");
    expect(text).toContain('"finish_reason":"COMPLETE"');
  });

  test("answers calls that wait for the same engine", async () => {
    const { driver } = driverOf("run");
    const answers = await Promise.all([chat(driver), chat(driver), chat(driver), embed(driver), embed(driver), rerank(driver)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});
