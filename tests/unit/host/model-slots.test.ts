import { describe, expect, test, vi } from "vitest";
import { Cancelled, EngineFailed } from "../../../src/inference/errors.ts";
import type { Device } from "../../../src/worker/models/devices/device.ts";
import { EngineDied } from "../../../src/worker/host/slots/engine-handle.ts";
import { ModelSlot } from "../../../src/worker/host/slots/model-slot.ts";
import { ModelSlots } from "../../../src/worker/host/slots/model-slots.ts";
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";
import { loadingEngine, type LoadingEngine } from "./loading-engine.ts";

const never = new AbortController().signal;
const wasm: Device = { kind: "wasm", threads: 1 };

/**
 * Slots of models "a", "b", "c" with engines that hold 100 bytes each; `engines` lists them as they are started. The workers of the first
 * `neverAlive` engines never run.
 */
function slotsOf({ budget = 1000, devices = [wasm], loadStallMs = 60_000, memoryBytes = 100, neverAlive = 0, fileBytes = 0 } = {}) {
  const files = fileBytes === 0 ? {} : { files: { "onnx/model.onnx": { bytes: fileBytes, sha256: "0".repeat(64) } } };
  const engines: LoadingEngine[] = [];
  const slots = new ModelSlots(
    (onChange) =>
      ["a", "b", "c"]
        .map((id) => modelRecordSchema.parse({ id, role: "chat", source: "https://page.test/models/m/", ...files }))
        .map(
          (record) =>
            new ModelSlot({
              record,
              startEngine: () => {
                const engine = loadingEngine(memoryBytes);
                engines.push(engine);
                const runs = engines.length > neverAlive;
                return { ...engine, alive: runs ? Promise.resolve() : new Promise<void>(() => undefined) };
              },
              attempts: async () => devices.map((device) => ({ device, record, weights: [] })),
              allowSoftwareAdapter: false,
              queueLimit: 4,
              loadStallMs,
              onChange,
            }),
        ),
    async () => budget,
  );
  /** Leases a model that loads immediately. */
  const load = async (id: string) => {
    const count = engines.length;
    const lease = slots.lease(id, never);
    await vi.waitFor(() => expect(engines.length).toBe(count + 1));
    engines.at(-1)?.finishLoad();
    return lease;
  };
  const stateOf = (id: string) => slots.statuses().find((status) => status.id === id)?.state;
  return { slots, engines, load, stateOf };
}

describe("loading", () => {
  test("a load that fails after its last caller left raises no error", async () => {
    const { slots, engines, stateOf } = slotsOf();
    const unhandled = vi.fn<(reason: unknown) => void>();
    process.on("unhandledRejection", unhandled);
    try {
      await expect(slots.lease("a", AbortSignal.abort())).rejects.toThrow(Cancelled);
      await vi.waitFor(() => expect(engines[0]?.request).toBeDefined());
      engines[0]?.finishLoad({ kind: "files-missing", detail: "gone" });
      await vi.waitFor(() => expect(stateOf("a")).toBe("failed"));
      await new Promise((resolve) => setTimeout(resolve));
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off("unhandledRejection", unhandled);
    }
  });

  test("everybody who needs a model waits for one load, and its progress is reported", async () => {
    const { slots, engines, stateOf } = slotsOf();
    const seen: string[] = [];
    slots.subscribe((status) => seen.push(`${status.state} ${status.progress?.loadedBytes ?? "-"}`));
    const leases = [slots.lease("a", never), slots.lease("a", never)];
    await vi.waitFor(() => expect(engines[0]?.request).toBeDefined());
    engines[0]?.report({ phase: "fetch", loadedBytes: 7, totalBytes: 10 });
    expect(stateOf("a")).toBe("loading");
    engines[0]?.finishLoad();
    await Promise.all(leases);
    expect(engines).toHaveLength(1);
    expect(seen).toContain("loading 7");
    expect(stateOf("a")).toBe("loaded");
  });

  test("a caller that disconnects does not end the load for the others", async () => {
    const { slots, engines } = slotsOf();
    const reader = new AbortController();
    const gone = slots.lease("a", reader.signal);
    const stays = slots.lease("a", never);
    await vi.waitFor(() => expect(engines[0]?.request).toBeDefined());
    reader.abort();
    await expect(gone).rejects.toBeInstanceOf(Cancelled);
    engines[0]?.finishLoad();
    expect((await stays).loaded.memoryBytes).toBe(100);
  });

  test("missing files fail the call with the model's name, end the worker, and the next call tries again", async () => {
    const { slots, engines, load, stateOf } = slotsOf({ devices: [{ kind: "webgpu" }, wasm] });
    const failed = slots.lease("a", never);
    await vi.waitFor(() => expect(engines[0]?.request).toBeDefined());
    engines[0]?.finishLoad({ kind: "files-missing", detail: "onnx/model.onnx answered 404" });
    await expect(failed).rejects.toMatchObject({ code: expect.stringMatching(/'a'.*onnx\/model.onnx/) });
    await expect(failed).rejects.toBeInstanceOf(EngineFailed);
    expect(engines).toHaveLength(1);
    expect(engines[0]?.ended).toBe(true);
    expect(stateOf("a")).toBe("failed");
    await load("a");
    expect(stateOf("a")).toBe("loaded");
  });

  test("a failure of the device moves the load to the next device", async () => {
    const { slots, engines } = slotsOf({ devices: [{ kind: "webgpu" }, wasm] });
    const lease = slots.lease("a", never);
    await vi.waitFor(() => expect(engines[0]?.request?.device.kind).toBe("webgpu"));
    engines[0]?.finishLoad({ kind: "out-of-memory", detail: "no buffer" });
    await vi.waitFor(() => expect(engines[1]?.request?.device.kind).toBe("wasm"));
    engines[1]?.finishLoad();
    expect((await lease).loaded.device.kind).toBe("wasm");
    expect(engines[0]?.ended).toBe(true);
    expect(slots.statuses()[0]).toMatchObject({ state: "loaded", device: "wasm", webgpuObstacle: "failed" });
  });

  test("a worker that never runs is replaced, and the load continues in the next one", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { slots, engines } = slotsOf({ neverAlive: 2 });
      const lease = slots.lease("a", never);
      await vi.waitFor(() => expect(engines).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(10_000);
      expect([engines[0]?.ended, engines.length]).toEqual([true, 2]);
      await vi.advanceTimersByTimeAsync(20_000);
      expect([engines[1]?.ended, engines.length]).toEqual([true, 3]);
      await vi.waitFor(() => expect(engines[2]?.request).toBeDefined());
      engines[2]?.finishLoad();
      expect((await lease).loaded.device).toEqual(wasm);
      expect([engines[0]?.request, engines[1]?.request]).toEqual([undefined, undefined]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("an unload ends a worker that never runs", async () => {
    const { slots, engines } = slotsOf({ neverAlive: 1 });
    const lease = slots.lease("a", never);
    await vi.waitFor(() => expect(engines).toHaveLength(1));
    await slots.unload("a");
    await expect(lease).rejects.toThrow("unloaded");
    expect([engines[0]?.ended, engines.length]).toEqual([true, 1]);
  });

  test("a load that makes no progress fails", async () => {
    const { slots, engines } = slotsOf({ loadStallMs: 5 });
    await expect(slots.lease("a", never)).rejects.toMatchObject({ code: expect.stringContaining("no progress") });
    expect(engines[0]?.ended).toBe(true);
  });

  test("a worker that dies while it loads fails the load", async () => {
    const { slots, engines } = slotsOf();
    const lease = slots.lease("a", never);
    await vi.waitFor(() => expect(engines[0]?.request).toBeDefined());
    engines[0]?.die("crashed");
    await expect(lease).rejects.toMatchObject({ code: expect.stringContaining("crashed") });
  });
});

describe("a loaded engine", () => {
  test("that ends rejects the work in progress and is replaced at the next use", async () => {
    const { engines, load, stateOf } = slotsOf();
    const lease = await load("a");
    const work = lease.whileAlive(new Promise<never>(() => undefined));
    engines[0]?.die("crashed");
    await expect(work).rejects.toBeInstanceOf(EngineDied);
    lease.release();
    expect(stateOf("a")).toBe("unloaded");
    await load("a");
    expect(engines).toHaveLength(2);
  });

  test("that lost its device is replaced on the same device, on the next one if that is lost soon again, and returns later", async () => {
    const { slots, engines, load } = slotsOf({ devices: [{ kind: "webgpu" }, wasm] });
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const devices: (string | undefined)[] = [];
    let lease = await load("a");
    const leaseNext = async (index: number) => {
      const next = slots.lease("a", never);
      await vi.waitFor(() => expect(engines[index]?.request).toBeDefined());
      devices.push(engines[index]?.request?.device.kind);
      engines[index]?.finishLoad();
      lease = await next;
    };
    for (const index of [1, 2]) {
      // Each of several calls reports the loss.
      for (const reason of ["device lost", "device lost"]) lease.discard(reason, { kind: "device-lost", detail: "gone" });
      lease.release();
      await leaseNext(index);
    }
    clock.mockReturnValue(6 * 60_000);
    // A call in progress keeps its engine.
    const shared = await slots.lease("a", never);
    expect(engines).toHaveLength(3);
    for (const used of [lease, shared]) used.release();
    await leaseNext(3);
    expect(devices).toEqual(["webgpu", "wasm", "webgpu"]);
    expect(engines[2]?.ended).toBe(true);
    clock.mockRestore();
  });

  test("is unloaded on request only when no call uses it", async () => {
    const { slots, engines, load } = slotsOf();
    const lease = await load("a");
    const unloaded = slots.unload("a");
    await Promise.resolve();
    expect(engines[0]?.ended).toBe(false);
    lease.release();
    await unloaded;
    expect(engines[0]?.ended).toBe(true);
  });
});

describe("the memory budget", () => {
  test("pushes out the least recently used idle model", async () => {
    const { engines, load, stateOf } = slotsOf({ budget: 250 });
    (await load("a")).release();
    (await load("b")).release();
    (await load("c")).release();
    expect(["a", "b", "c"].map(stateOf)).toEqual(["unloaded", "loaded", "loaded"]);
    expect(engines[0]?.ended).toBe(true);
  });

  test("is kept before a model is loaded, by the size of its files: the load waits until a model in use is free", async () => {
    const { slots, engines, load, stateOf } = slotsOf({ budget: 250, fileBytes: 200 });
    const inUse = await load("a");
    const lease = slots.lease("b", never);
    await new Promise((resolve) => setTimeout(resolve));
    expect(engines).toHaveLength(1);
    inUse.release();
    await vi.waitFor(() => expect(engines).toHaveLength(2));
    expect(stateOf("a")).toBe("unloaded");
    engines[1]?.finishLoad();
    await lease;
  });

  test("never touches a model in use", async () => {
    const { load, stateOf } = slotsOf({ budget: 250 });
    await load("a");
    (await load("b")).release();
    (await load("c")).release();
    expect(["a", "b", "c"].map(stateOf)).toEqual(["loaded", "unloaded", "loaded"]);
  });
});
